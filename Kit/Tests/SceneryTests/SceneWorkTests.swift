import SceneTasks
import SceneTesting
import Testing

/// Tests which work is begun, which is dropped, and what is left of it when the scene is left.
@MainActor
struct SceneWorkTests {
  private let shop = ShopStub()
  private let work = SceneWork()
  private let log = Log()

  // MARK: Fetching

  @Test func `fetches an answer`() async {
    fetch("mint")
    #expect(work.isRunning)
    await work.task?.value

    #expect(log.entries == ["mint"])
    #expect(!work.isRunning)
  }

  @Test func `reports that a fetch fails`() async {
    shop.gate.error = .closed

    fetch("mint")
    await work.task?.value

    #expect(log.entries == ["closed"])
    #expect(!work.isRunning)
  }

  @Test(arguments: [true, false])
  func `drops a late answer`(fails: Bool) async throws {
    shop.gate.callsToHold = 2
    fetch("mint")
    let early = work.task
    let earlyCall = try await shop.gate.nextCall(of: early)
    fetch("lemon")
    let last = work.task
    let lastCall = try await shop.gate.nextCall(of: last)

    if fails { earlyCall.fail(with: .closed) } else { earlyCall.resume() }
    await early?.value
    #expect(work.isRunning)
    lastCall.resume()
    await last?.value

    #expect(log.entries == ["lemon"])
    #expect(!work.isRunning)
  }

  @Test func `begins a fetch after its pause, unless another one replaces it`() async {
    let (pauses, newPause) = AsyncStream.makeStream(of: Int.self)
    for flavor in ["m", "mi"] {
      fetch(flavor, after: { @MainActor [shop] in newPause.yield(shop.gate.calls.count) })
    }
    await work.task?.value
    newPause.finish()

    var calls: [Int] = []
    for await count in pauses { calls.append(count) }
    #expect(calls.allSatisfy { $0 == 0 })
    #expect(calls.last == 0, "There was no pause.")
    #expect(shop.gate.calls == ["mi"])
    #expect(log.entries == ["mi"])
  }

  @Test func `drops the answer to a fetch that is canceled`() async throws {
    shop.gate.callsToHold = 1
    fetch("mint")
    let task = work.task
    let call = try await shop.gate.nextCall(of: task)

    work.cancel()
    #expect(!work.isRunning)
    call.resume()
    await task?.value

    #expect(task?.isCancelled == true)
    #expect(log.entries == [])
  }

  @Test func `cancels a fetch when it is freed`() async throws {
    shop.gate.callsToHold = 1
    var work: SceneWork? = SceneWork()
    weak var freed: SceneWork?
    freed = work
    fetch("mint", in: work)
    let task = work?.task
    let call = try await shop.gate.nextCall(of: task)

    work = nil

    #expect(freed == nil)
    #expect(task?.isCancelled == true)
    call.resume()
    await task?.value
    #expect(log.entries == [])
  }

  // MARK: Commands

  @Test func `runs a command once while it is under way, and again afterwards`() async throws {
    shop.gate.callsToHold = 1
    run("mint")
    let task = work.task
    let call = try await shop.gate.nextCall(of: task)

    run("lemon")
    #expect(work.task == task)
    call.resume()
    await task?.value
    run("melon")
    await work.task?.value

    #expect(shop.gate.calls == ["mint", "melon"])
    #expect(log.entries == ["mint", "melon"])
  }

  @Test func `runs a command again that failed`() async {
    shop.gate.error = .closed
    run("mint")
    await work.task?.value

    shop.gate.error = nil
    run("mint")
    await work.task?.value

    #expect(log.entries == ["closed", "mint"])
  }

  @Test func `lets a command end when it is freed`() async throws {
    shop.gate.callsToHold = 1
    var work: SceneWork? = SceneWork()
    run("mint", in: work)
    let task = work?.task
    let call = try await shop.gate.nextCall(of: task)

    work = nil

    #expect(task?.isCancelled == false)
    call.resume()
    await task?.value
    #expect(log.entries == ["mint"])
  }

  @Test func `cancels a fetch when it is freed, after a command`() async throws {
    var work: SceneWork? = SceneWork()
    run("mint", in: work)
    await work?.task?.value
    shop.gate.callsToHold = 1
    fetch("lemon", in: work)
    let task = work?.task
    let call = try await shop.gate.nextCall(of: task)

    work = nil

    #expect(task?.isCancelled == true)
    call.resume()
    await task?.value
  }

  // MARK: Streams

  @Test func `takes each value of a stream, until the last one`() async throws {
    watch()
    let task = work.task
    let values = try await shop.flavors.next(of: task)
    values.yield("mint")
    values.yield("lemon")
    values.finish()
    await task?.value

    #expect(log.entries == ["mint", "lemon"])
    #expect(!work.isRunning)
  }

  @Test func `drops the values of an earlier stream`() async throws {
    watch()
    let early = work.task
    let earlyValues = try await shop.flavors.next(of: early)
    watch()
    let last = work.task
    let lastValues = try await shop.flavors.next(of: last)

    earlyValues.yield("mint")
    lastValues.yield("lemon")
    earlyValues.finish()
    await early?.value
    #expect(work.isRunning)
    lastValues.finish()
    await last?.value

    #expect(log.entries == ["lemon"])
  }

  @Test func `watches a stream again that was canceled`() async throws {
    watch()
    let early = work.task
    let earlyValues = try await shop.flavors.next(of: early)

    work.cancel()
    earlyValues.yield("mint")
    earlyValues.finish()
    await early?.value
    watch()
    let task = work.task
    let values = try await shop.flavors.next(of: task)
    values.yield("lemon")
    values.finish()
    await task?.value

    #expect(log.entries == ["lemon"])
  }

  @Test func `ends a stream when it is freed`() async throws {
    var work: SceneWork? = SceneWork()
    watch(in: work)
    let task = work?.task
    let values = try await shop.flavors.next(of: task)

    work = nil

    #expect(task?.isCancelled == true)
    values.finish()
    await task?.value
  }

  // MARK: Requests

  private func fetch(
    _ flavor: String, after pause: (@Sendable () async -> Void)? = nil, in other: SceneWork? = nil
  ) {
    (other ?? work).fetch(after: pause) { [shop] () throws(ShopError) in
      try await shop.order(flavor)
    } answered: { [log] in
      log.add($0)
    } failed: { [log] in
      log.add("\($0)")
    }
  }

  private func run(_ flavor: String, in other: SceneWork? = nil) {
    (other ?? work).run { [shop] () throws(ShopError) in
      try await shop.order(flavor)
    } answered: { [log] in
      log.add($0)
    } failed: { [log] in
      log.add("\($0)")
    }
  }

  private func watch(in other: SceneWork? = nil) {
    (other ?? work).watch { [shop] in
      await shop.watchFlavors()
    } each: { [log] in
      log.add($0)
    }
  }
}

private enum ShopError: Error {
  case closed
}

@MainActor
private final class ShopStub {
  let gate = CallGate<String, ShopError>()
  let flavors = StreamGate<String>()

  func order(_ flavor: String) async throws(ShopError) -> String {
    try await gate.pass(flavor)
    return flavor
  }

  func watchFlavors() async -> AsyncStream<String> { flavors.open() }
}

@MainActor
private final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }
}
