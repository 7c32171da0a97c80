import SystemCalls
import TestTerminal
import Testing

struct ReadinessTests {
  private let ends: TerminalEnds

  init() throws {
    ends = try TerminalEnds()
  }

  private func closeEnds() { for end in [ends.window, ends.side] { close(end) } }

  @Test func `waits for a terminal`() {
    defer { closeEnds() }

    // Without a key, nothing is ready before the time limit.
    #expect(waitUntilReady(reading: [ends.side], until: .zero) == [])
    #expect(waitUntilReady(reading: [ends.side], until: monotonicTime() + .milliseconds(20)) == [])

    #expect(write(ends.window, "a\n", 2) == 2)
    #expect(
      waitUntilReady(reading: [ends.side], until: monotonicTime() + .seconds(20)) == [ends.side])
    #expect(waitUntilReady(reading: [ends.side]) == [ends.side])
    #expect(waitUntilReady(reading: [], writing: [ends.side]) == [ends.side])
  }

  /// Whether the limit on open files allows numbers that no set has room for.
  private static let hasLargeNumbers: Bool = {
    let number = fcntl(STDIN_FILENO, F_DUPFD, 1_024)
    return number >= 0 && close(number) == 0
  }()

  @Test(.enabled(if: hasLargeNumbers, "so many files cannot be open"))
  func `cannot wait for a number that is too large for a set`() {
    defer { closeEnds() }
    let large = fcntl(ends.side, F_DUPFD, 1_024)
    defer { close(large) }

    #expect(canWait(for: [ends.side, 1_023]))
    #expect(!canWait(for: [ends.side, large]))
    #expect(waitUntilReady(reading: [large], until: .zero) == [large])
  }

  @Test func `leaves a closed descriptor to be reported by reading it`() {
    closeEnds()
    let closed: Int32 = 1_023

    #expect(waitUntilReady(reading: [closed]) == [closed])
  }
}
