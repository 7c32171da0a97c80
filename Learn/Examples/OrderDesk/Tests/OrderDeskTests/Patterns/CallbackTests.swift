import Synchronization
import Testing

@testable import OrderDesk

@Suite(.timeLimit(.minutes(1)))
struct CallbackTests {
  @Test(
    arguments: [
      [.success("Menu")], [.success("Menu"), .success("Card")],
      [.success("Menu"), .failure(.unreadable)],
    ] as [[Result<String, ScanError>]])
  func `takes the first answer of a scanner`(answers: [Result<String, ScanError>]) async throws {
    let scanner = LabelScannerFake(answers)

    #expect(try await scanner.scan() == "Menu")

    #expect(!scanner.isStopped.withLock { $0 })
  }

  @Test func `throws what a scanner fails with`() async {
    let scanner = LabelScannerFake([.failure(.unreadable)])

    await #expect(throws: ScanError.unreadable) { try await scanner.scan() as String }
    await #expect(throws: ScanError.unreadable) { try await scanner.scanOnce() }
  }

  @Test func `stops a scanner when its task is canceled`() async {
    let scanner = LabelScannerFake([])
    let task = Task { try await scanner.scan() as String }
    for await _ in scanner.scans { break }

    task.cancel()

    await #expect(throws: ScanError.canceled) { try await task.value }
    #expect(scanner.isStopped.withLock { $0 })
  }

  @Test func `cancels work that takes too long`() async {
    await #expect(throws: TimedOut.self) {
      try await answer(within: .seconds(5), on: QuickClock()) {
        for await _ in AsyncStream(Void.self, { _ in }) {}
        try Task.checkCancellation()
        Issue.record("The work ended, and was not canceled.")
      }
    }
  }

  @Test func `returns an answer that comes in time`() async throws {
    let order = try await answer(within: .seconds(5), on: StoppedClock()) { "Menu" }

    #expect(order == "Menu")
  }

  @Test func `passes an error on at once`() async {
    await #expect(throws: ScanError.unreadable) {
      try await answer(within: .seconds(5), on: StoppedClock()) { throw ScanError.unreadable }
    }
  }
}

private final class LabelScannerFake: LabelScanner {
  let isStopped = Mutex(false)
  let (scans, newScan) = AsyncStream.makeStream(of: Void.self)
  private let answers: [Result<String, ScanError>]
  private let waiting = Mutex<[@Sendable (Result<String, ScanError>) -> Void]>([])

  init(_ answers: [Result<String, ScanError>]) { self.answers = answers }

  func scan(_ answer: @escaping @Sendable (Result<String, ScanError>) -> Void) {
    waiting.withLock { $0.append(answer) }
    newScan.yield()
    for result in answers { answer(result) }
  }

  func stop() { isStopped.withLock { $0 = true } }
}

/// A clock whose sleeps end only when their task is canceled.
private struct StoppedClock: Clock {
  let minimumResolution = Duration.zero
  let now = ContinuousClock.now

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    for await _ in AsyncStream(Void.self, { _ in }) {}
    try Task.checkCancellation()
  }
}
