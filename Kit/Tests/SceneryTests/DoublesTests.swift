import Scenery
import SceneTesting
import Testing

/// Tests the doubles for tests of scenes.
@MainActor
struct DoublesTests {
  private let gate = CallGate<String, Closed>()

  // MARK: Calls

  @Test func `records calls, and lets them pass`() async throws {
    try await gate.pass("a")
    gate.record("b")

    #expect(gate.calls == ["a", "b"])
  }

  @Test func `fails calls that are not held`() async {
    gate.error = Closed()

    await #expect(throws: Closed()) { try await gate.pass("a") }
    #expect(gate.calls == ["a"])
  }

  @Test func `holds as many calls as it is told, each until it is answered`() async throws {
    gate.callsToHold = 2
    gate.error = Closed()
    let outcomes = Outcomes()
    let first = outcomes.task("a", gate)
    let heldFirst = try await gate.nextCall(of: first)
    let second = outcomes.task("b", gate)
    let heldSecond = try await gate.nextCall(of: second)
    await outcomes.task("c", gate).value

    heldSecond.fail(with: Closed())
    await second.value
    heldFirst.resume()
    await first.value

    #expect(gate.calls == ["a", "b", "c"])
    #expect(outcomes.texts == ["c failed", "b failed", "a succeeded"])
  }

  @Test func `does not wait for a call that work ends without`() async {
    await #expect(throws: NoCall.self) { try await gate.nextCall(of: Task {}) }
  }

  @Test(arguments: [true, false])
  func `answers the first of two requests last`(fails: Bool) async throws {
    let work = SceneWork()
    let outcomes = Outcomes()
    try await gate.sendTwice(work, failing: fails ? Closed() : nil) {
      work.fetch { [gate, number = gate.calls.count] () throws(Closed) in
        try await gate.pass("\(number)")
      } answered: {
        outcomes.texts.append("answered")
      } failed: { _ in
        outcomes.texts.append("failed")
      }
    }

    #expect(gate.calls == ["0", "1"])
    #expect(outcomes.texts == ["answered"])
    #expect(!work.isRunning)
  }

  @Test func `does not wait for a request without a call`() async {
    await #expect(throws: NoCall.self) { try await gate.sendTwice(SceneWork()) {} }
  }

  @Test func `does not wait for a stream that work ends without`() async {
    let streams = StreamGate<Int>()

    await #expect(throws: NoCall.self) { try await streams.next(of: Task {}) }
  }

  // MARK: Objects

  @Test func `sees whether an object is freed`() {
    var owner: Node?

    #expect(isFreed { Node() })
    #expect(
      !isFreed {
        let node = Node()
        owner = node
        return node
      })
    #expect(
      !isFreed {
        let node = Node()
        node.next = node
        return node
      })
    #expect(!isFreed { nil })
    owner?.next = nil
  }

  // MARK: Navigation

  @Test func `retains scenes until they are left`() {
    let navigation = SceneNavigationSpy()
    let bottom = Node()
    weak var top: Node?
    do {
      let scene = Node()
      navigation.show(bottom)
      navigation.show(scene)
      navigation.show(Node())
      top = scene
    }
    #expect(navigation.scenes.count == 3)

    top.map(navigation.goBack)

    #expect(navigation.scenes.first === bottom)
    #expect(navigation.scenes.count == 1)
    #expect(top == nil)
  }
}

private struct Closed: Error, Equatable {}

@MainActor
private final class Outcomes {
  var texts: [String] = []

  /// Makes a call.
  func task(_ call: String, _ gate: CallGate<String, Closed>) -> Task<Void, Never> {
    Task {
      do {
        try await gate.pass(call)
        texts.append("\(call) succeeded")
      } catch {
        texts.append("\(call) failed")
      }
    }
  }
}

private final class Node {
  var next: Node?
}
