import SystemCalls
import Testing

@testable import TerminalDoubles

struct ReadinessTests {
  private let ends: TerminalEnds

  init() throws {
    ends = try TerminalEnds()
  }

  private func closeEnds() { for end in [ends.window, ends.side] { close(end) } }

  /// Refuses every descriptor, as poll(2) on macOS refuses terminals.
  private static func refuse(
    _ all: UnsafeMutablePointer<pollfd>, count: nfds_t, milliseconds: Int32
  ) -> Int32 {
    for index in 0..<Int(count) { all[index].revents = Int16(POLLNVAL) }
    return Int32(count)
  }

  @Test(arguments: [true, false])
  func `waits for a terminal that poll refuses`(refuses: Bool) {
    defer { closeEnds() }
    var calls = 0
    let poll: Poll = {
      calls += 1
      return refuses ? Self.refuse($0, count: $1, milliseconds: $2) : SystemCalls.poll($0, $1, $2)
    }

    // Without a key, nothing is ready before the time limit.
    #expect(waitUntilReady(reading: [ends.side], milliseconds: 20, poll: poll) == nil)
    #expect(calls == 1)

    #expect(write(ends.window, "a\n", 2) == 2)
    #expect(waitUntilReady(reading: [ends.side], milliseconds: 20_000, poll: poll) == [ends.side])
    #expect(waitUntilReady(reading: [ends.side], poll: poll) == [ends.side])
    let ready = waitUntilReady(reading: [], writing: [ends.side], poll: poll)
    #expect(ready == [ends.side])
    #expect(calls == 4)
  }

  /// Whether the limit on open files allows numbers that no set has room for.
  private static let hasLargeNumbers: Bool = {
    let number = fcntl(STDIN_FILENO, F_DUPFD, 1_024)
    return number >= 0 && close(number) == 0
  }()

  @Test(.enabled(if: hasLargeNumbers, "so many files cannot be open"))
  func `looks at intervals at a terminal whose number is too large for a set`() {
    defer { closeEnds() }
    let large = fcntl(ends.side, F_DUPFD, 1_024)
    defer { close(large) }

    #expect(waitUntilReady(reading: [large], milliseconds: 20, poll: Self.refuse) == nil)
    #expect(waitUntilReady(reading: [large], poll: Self.refuse) == [])

    #expect(write(ends.window, "a\n", 2) == 2)
    let ready = (1...1_000).contains { _ in
      waitUntilReady(reading: [large], poll: Self.refuse) == [large]
    }
    #expect(ready)
  }

  @Test func `leaves a closed descriptor to be reported by reading it`() {
    closeEnds()
    let closed: Int32 = 1_023

    #expect(waitUntilReady(reading: [closed]) == [closed])
  }
}
