import TerminalMenu

/// The highlight among buttons.
struct ButtonRow {
  private(set) var highlighted = 0

  /// Moves the highlight, and returns whether the key does.
  mutating func take(_ key: Key, count: Int) -> Bool {
    if count == 0 { return false }
    switch key {
    case .right, .down, .tab, .control("n"): highlighted = (highlighted + 1) % count
    case .left, .up, .backTab, .control("p"): highlighted = (highlighted + count - 1) % count
    default: return false
    }
    return true
  }

  /// Returns a table with the keys of the highlighted button.
  func keys<Action>(_ keys: [MenuKey<Action>]) -> [MenuKey<Action>] {
    let buttons = keys.buttons()
    let (title, action) = buttons[min(highlighted, buttons.count - 1)]
    return [
      MenuKey(
        [.enter], action, "Enter", "press the highlighted button",
        footer: "Enter \(title.lowercased())")
    ] + keys.map { $0.button == title ? $0.withoutFooter : $0 } + [
      MenuKey([], nil, "← →, Tab", "move to another button")
    ]
  }
}
