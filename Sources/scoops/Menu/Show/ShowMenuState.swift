import IceCreamDomain
import TerminalMenu

/// A request of the user to the show scene.
enum ShowMenuAction: MenuAction {
  case retry, edit, makeAgain, delete, undo, previous, next, help, leave
  case confirm, keep
}

/// The state of the show menu that is not in the store.
struct ShowMenuState {
  /// The buttons, or the answers to a question.
  private(set) var buttons = ButtonRow()
  /// A message of the menu itself, until the next key.
  var notice: String?

  func keys(in state: ShowIceCream.DisplayedIceCream) -> [MenuKey<ShowMenuAction>] {
    if let failure = state.failure { return MenuGlyphs.keys(of: failure, leaving: "back") }
    if let question = state.question { return buttons.keys(of: question) }
    var keys: [MenuKey<ShowMenuAction>] = [
      .leaving(.leave, "back"), .button("e", .edit, "edit"), .button("m", .makeAgain, "make again"),
      MenuKey([.character("d"), .delete], .delete, "d", "delete", .button),
    ]
    if state.canUndo { keys.append(.button("u", .undo, "undo", inLists: [.control("y")])) }
    return buttons.keys(
      keys + [
        .help, MenuKey([.left], .previous, "←", "previous"),
        MenuKey([.right], .next, "→", "next"),
      ])
  }

  /// Takes a key, and returns a request for the scene, if there is one.
  mutating func take(_ key: Key, in state: ShowIceCream.DisplayedIceCream) -> ShowMenuAction? {
    notice = nil
    return buttons.take(key, in: keys(in: state), notice: &notice)
  }
}
