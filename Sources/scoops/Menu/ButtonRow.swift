import IceCreamDomain
import TerminalMenu

/// The highlight among buttons, or between the two answers to a question.
struct ButtonRow {
  private(set) var highlighted = 0

  /// Takes a key on a screen of buttons: returns its request and moves the highlight to the first button, or moves the
  /// highlight, or else says where all keys are.
  mutating func take<Action>(
    _ key: Key, in keys: [MenuKey<Action>], notice: inout String?
  ) -> Action? {
    let action: Action? = keys.action(for: key)
    if action != nil {
      highlighted = 0
    } else if !move(key, count: keys.buttons().count) {
      notice = "Press ? for all keys."
    }
    return action
  }

  /// Moves the highlight, and returns whether the key does.
  mutating func move(_ key: Key, count: Int) -> Bool {
    switch key {
    case _ where count == 0: return false
    case .right, .down, .tab, .control("n"): highlighted = (highlighted + 1) % count
    case .left, .up, .backTab, .control("p"): highlighted = (highlighted + count - 1) % count
    default: return false
    }
    return true
  }

  /// Returns a table with Enter for the highlighted button first.
  func keys<Action>(_ keys: [MenuKey<Action>]) -> [MenuKey<Action>] {
    let buttons = keys.filter { $0.place == .button }
    let button = buttons[min(highlighted, buttons.count - 1)]
    let moves = keys.contains { $0.keys == [.left] } ? "↑↓, Tab" : "←→, Tab"
    return [MenuKey([.enter], button.action, "Enter", button.does)] + keys
      + [MenuKey([], nil, moves, "another button", .page)]
  }

  /// Returns the keys that answer a question.
  ///
  /// The first button is no: Enter alone deletes nothing.
  func keys<Action: MenuAction>(of question: DisplayedQuestion) -> [MenuKey<Action>] {
    let no = question.noButton.lowercased()
    return keys([
      MenuKey([.character("n")] + Key.leaving, .keep, "n", no, .button),
      .button("y", .confirm, question.yesButton.lowercased()), .help,
    ])
  }
}
