import IceCreamDomain
import TerminalMenu

/// The highlight between the two answers to a question, such as whether to delete.
struct Confirmation {
  /// The first button is no: Enter alone deletes nothing.
  private var buttons = ButtonRow()

  /// Whether the highlight is on yes.
  var isAtYes: Bool { buttons.highlighted == 1 }

  /// The keys that answer a question.
  func keys(of question: DisplayedQuestion) -> [MenuKey<Bool>] {
    let (yes, no) = (question.yesButton.lowercased(), question.noButton.lowercased())
    return [
      MenuKey([.enter], isAtYes, "Enter", "choose the highlighted answer", footer: "Enter choose"),
      MenuKey([.character("y")], true, "y", yes, footer: "y \(yes)"),
      MenuKey([.character("n")], false, "n", no, footer: "n \(no)"),
      MenuKey(Key.leaving, false, "Esc, q, Ctrl-D", no),
      MenuKey([], nil, "← →, Tab", "move to the other answer"),
    ]
  }

  /// Takes a key, and returns the answer, or `nil` while there is none.
  mutating func take(_ key: Key, _ question: DisplayedQuestion) -> Bool? {
    if buttons.take(key, count: 2) { return nil }
    guard let answer: Bool = keys(of: question).action(for: key) else { return nil }
    buttons = ButtonRow()
    return answer
  }
}
