import IceCreamDomain
import TerminalMenu

/// A request of the user to the show scene.
enum ShowMenuAction: Equatable {
  case retry, edit, makeAgain, delete, leave
  /// Answer yes, or no.
  case confirmDeletion, keep
}

/// The state of the show menu that is not in the store.
struct ShowMenuState {
  private(set) var confirmation = Confirmation()
  /// A message of the menu itself, until the next key.
  var notice: String?
  /// The first visible line of help, or `nil` while help is closed.
  private(set) var helpTop: Int?

  /// Scrolls help back if it is beyond its end.
  mutating func limitHelp(to last: Int) {
    helpTop = helpTop.map { min($0, last) }
  }

  /// Takes a key while some rows are visible, and returns a request for the scene, if there is one.
  mutating func take(
    _ key: Key, in state: DisplayedSavedIceCream, rows: Int = 10
  ) -> ShowMenuAction? {
    notice = nil
    if let failure = state.failure {
      let answer = FailureAnswer(key, to: failure)
      if answer == nil { notice = SavedMenuWording.failureHint }
      return answer.map { $0 == .retry ? .retry : .leave }
    }
    if state.question != nil { return confirmation.take(key).map { $0 ? .confirmDeletion : .keep } }
    if let top = helpTop {
      helpTop = HelpPage.top(top, after: key, rows: rows)
      return nil
    }
    return act(on: key)
  }

  private mutating func act(on key: Key) -> ShowMenuAction? {
    switch key {
    case .character("m"): return .makeAgain
    case .character("?"):
      helpTop = 0
      return nil
    case .character("e"): return .edit
    case .character("d"), .delete: return .delete
    case .escape, .left, .character("q"), .character("b"), .character("h"), .backspace,
      .control("d"):
      return .leave
    default:
      notice = SavedMenuWording.keyHint
      return nil
    }
  }
}
