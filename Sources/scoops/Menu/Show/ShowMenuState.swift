import IceCreamDomain
import TerminalMenu

/// A request of the user to the show scene.
enum ShowMenuAction: Equatable {
  case retry, edit, makeAgain, delete, undo, help, leave
  /// Answer yes, or no.
  case confirmDeletion, keep
}

/// The state of the show menu that is not in the store.
struct ShowMenuState {
  private(set) var confirmation = Confirmation()
  private(set) var buttons = ButtonRow()
  /// A message of the menu itself, until the next key.
  var notice: String?

  /// Returns the keys of the screen, without those that answer a question.
  func keys(in state: ShowIceCream.DisplayedIceCream) -> [MenuKey<ShowMenuAction>] {
    if let failure = state.failure {
      return FailureScreen(failure, retry: .retry, leave: .leave, verb: "back", help: .help).keys
    }
    // What was done here is undone here.
    let undo: [MenuKey<ShowMenuAction>] =
      state.news == nil
      ? []
      : [
        MenuKey(
          [.character("u")], .undo, "u", "undo the last change, after asking", footer: "u undo",
          button: "Undo")
      ]
    return buttons.keys(
      [
        MenuKey(
          [.character("e")], .edit, "e", "edit the ice cream", footer: "e edit", button: "Edit"),
        MenuKey(
          [.character("m")], .makeAgain, "m", "make it again", footer: "m make again",
          button: "Make again"),
        MenuKey(
          [.character("d"), .delete], .delete, "d, Delete", "delete it, after asking",
          footer: "d delete", button: "Delete"),
      ] + undo + [.leaving(.leave, "back"), .help(.help)])
  }

  /// Takes a key, and returns a request for the scene, if there is one.
  mutating func take(_ key: Key, in state: ShowIceCream.DisplayedIceCream) -> ShowMenuAction? {
    notice = nil
    if let question = state.question {
      if key == .character("?") { return .help }
      return confirmation.take(key, question).map { $0 ? .confirmDeletion : .keep }
    }
    let table = keys(in: state)
    if state.failure == nil, buttons.take(key, count: table.buttons().count) { return nil }
    let action: ShowMenuAction? = table.action(for: key)
    if action == nil { notice = MenuWording.keyHint }
    return action
  }
}
