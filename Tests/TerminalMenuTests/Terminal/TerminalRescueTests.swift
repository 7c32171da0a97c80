import SystemCalls
import TestTerminal
import Testing

@testable import TerminalMenu

/// Tests the alternate stack, which is not visible from outside.
struct TerminalRescueTests {
  private func action(of number: Int32) -> sigaction {
    var action = sigaction()
    sigaction(number, nil, &action)
    return action
  }

  @Test func `uses an alternate stack for a crash and restores the signal actions`() throws {
    let ends = try TerminalEnds()
    defer { for end in [ends.window, ends.side] { close(end) } }
    let found = TerminalMenu.TerminalModes(of: ends.side)
    let modes = try #require(found)
    let before = [SIGSEGV, SIGBUS].map { action(of: $0).sa_flags }

    TerminalRescue.standBy(descriptor: ends.side, modes: modes, farewell: "")

    var stack = stack_t()
    sigaltstack(nil, &stack)
    #expect(stack.ss_flags & Int32(SS_DISABLE) == 0)
    #expect(stack.ss_size >= 16_384)
    #expect([SIGSEGV, SIGBUS].allSatisfy { action(of: $0).sa_flags & SA_ONSTACK != 0 })

    TerminalRescue.standDown()

    #expect([SIGSEGV, SIGBUS].map { action(of: $0).sa_flags } == before)
  }
}
