import Testing

@testable import IceCreamDomain
@testable import TerminalMenu
@testable import scoops

/// Tests the keys of a confirmation.
struct ConfirmationTests {
  private let question = DisplayedQuestion(text: "Sure?", yesButton: "Delete", noButton: "Keep")

  @Test(
    arguments: [
      .up, .down, .left, .right, .tab, .backTab, .control("p"), .control("n"),
    ] as [Key])
  func `moves to the other answer and back`(key: Key) {
    var state = Confirmation()

    #expect(state.take(key, question) == nil)
    #expect(state.isAtYes)
    #expect(state.take(key, question) == nil)
    #expect(!state.isAtYes)
  }

  @Test(arguments: [false, true])
  func `returns the highlighted answer, and begins at no again`(isAtYes: Bool) {
    var state = Confirmation()
    if isAtYes { _ = state.take(.down, question) }

    #expect(state.take(.enter, question) == isAtYes)
    #expect(!state.isAtYes)
  }

  @Test(
    arguments: [
      (.character("y"), true), (.character("n"), false), (.escape, false), (.character("q"), false),
      (.control("d"), false), (.character("d"), nil), (.character("Y"), nil), (.delete, nil),
      (.backspace, nil), (.home, nil), (.paste("y"), nil),
    ] as [(Key, Bool?)], [false, true])
  func `answers at once by letters that it shows, wherever the highlight is`(
    key: (key: Key, answer: Bool?), isAtYes: Bool
  ) {
    var state = Confirmation()
    if isAtYes { _ = state.take(.down, question) }

    #expect(state.take(key.key, question) == key.answer)
  }
}
