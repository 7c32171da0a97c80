import Testing

@testable import IceCreamDomain
@testable import TerminalMenu
@testable import scoops

struct ButtonRowTests {
  private let question = DisplayedQuestion(text: "Sure?", yesButton: "Delete", noButton: "Keep")
  private var buttons = ButtonRow()

  @Test(
    arguments: [
      .up, .down, .left, .right, .tab, .backTab, .control("p"), .control("n"),
    ] as [Key])
  mutating func `moves to the other answer and back`(key: Key) {
    for highlighted in [1, 0] {
      let isTaken = buttons.move(key, count: 2)

      #expect(isTaken)
      #expect(buttons.highlighted == highlighted)
    }
  }

  @Test(arguments: [.enter, .character("y"), .home, .paste("y"), .backspace] as [Key])
  mutating func `leaves other keys to the caller`(key: Key) {
    let isTaken = buttons.move(key, count: 2)

    #expect(!isTaken)
  }

  @Test mutating func `has nothing to move among no buttons`() {
    let isTaken = buttons.move(.down, count: 0)

    #expect(!isTaken)
  }

  @Test(
    arguments: [
      (.character("y"), true), (.character("n"), false), (.escape, false),
      (.character("q"), false), (.control("d"), false), (.character("d"), nil),
      (.control("y"), nil), (.control("n"), nil),
      (.character("Y"), nil), (.delete, nil), (.backspace, nil), (.paste("y"), nil),
    ] as [(Key, Bool?)], [false, true])
  mutating func `answers a question by letters, wherever the highlight is`(
    key: (key: Key, answer: Bool?), isAtYes: Bool
  ) {
    if isAtYes { _ = buttons.move(.down, count: 2) }

    let keys: [MenuKey<ShowMenuAction>] = buttons.keys(of: question)

    #expect(keys.action(for: key.key) == key.answer.map { $0 ? .confirm : .keep })
    #expect(keys.action(for: .enter) == (isAtYes ? .confirm : .keep))
  }
}
