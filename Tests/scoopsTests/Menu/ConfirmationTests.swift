import Testing

@testable import TerminalMenu
@testable import scoops

/// Tests the keys of a confirmation.
struct ConfirmationTests {
  private static let turning: [Key] = [
    .up, .down, .tab, .backTab, .character("j"), .character("k"), .control("p"), .control("n"),
  ]
  private static let choosing: [Key] = [.enter, .character(" "), .right, .character("l")]

  @Test(arguments: turning)
  func `moves to the other answer and back`(key: Key) {
    var state = Confirmation()

    #expect(state.take(key) == nil)
    #expect(state.isAtYes)
    #expect(state.take(key) == nil)
    #expect(!state.isAtYes)
  }

  @Test(arguments: choosing, [false, true])
  func `returns the highlighted answer`(key: Key, isAtYes: Bool) {
    var state = Confirmation()
    if isAtYes { _ = state.take(.down) }

    #expect(state.take(key) == isAtYes)
    #expect(!state.isAtYes)
  }

  @Test(
    arguments: [
      .escape, .left, .character("n"), .character("q"), .character("b"), .character("h"),
      .control("d"), .backspace,
    ] as [Key])
  func `answers no at once`(key: Key) {
    var state = Confirmation()
    _ = state.take(.down)

    #expect(state.take(key) == false)
  }

  @Test(
    arguments: [
      .character("d"), .character("Y"), .delete, .home, .pageDown, .paste("y"),
      .control("x"),
    ] as [Key], [false, true])
  func `ignores other keys`(key: Key, isAtYes: Bool) {
    var state = Confirmation()
    if isAtYes { _ = state.take(.down) }

    #expect(state.take(key) == nil)
    #expect(state.isAtYes == isAtYes)
  }
}
