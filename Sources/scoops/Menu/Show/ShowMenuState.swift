import IceCreamDomain
import TerminalMenu

/// A request of the user to the show scene.
enum ShowMenuAction: Equatable {
  /// Retry the request that failed.
  case retry
  case edit
  /// Make another one like it.
  case makeAgain
  /// Delete it, after asking.
  case delete
  /// Answer yes: delete it.
  case confirmDeletion
  /// Answer no: keep it.
  case keep
  case leave
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

  /// Takes a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - state: The state of the scene.
  ///   - rows: The number of visible lines of help.
  /// - Returns: A request for the scene, or `nil`.
  mutating func take(
    _ key: Key, in state: DisplayedSavedIceCream, rows: Int = 10
  ) -> ShowMenuAction? {
    notice = nil
    if let failure = state.failure {
      switch FailureAnswer(key, to: failure) {
      case .retry: return .retry
      case .leave: return .leave
      case nil:
        notice = SavedMenuWording.failureHint
        return nil
      }
    }
    if state.question != nil {
      return confirmation.take(key).map { $0 ? .confirmDeletion : .keep }
    }
    if let helpTop {
      self.helpTop = HelpPage.top(helpTop, after: key, rows: rows)
      return nil
    }
    switch key {
    case .character("m"): return .makeAgain
    case .character("?"):
      helpTop = 0
      return nil
    case .character("e"), .enter, .character("c"): return .edit
    case .character("d"), .delete: return .delete
    case .escape, .left, .character("q"), .character("b"), .character("h"), .backspace,
      .control("d"):
      return .leave
    default:
      notice = SavedMenuWording.Show.keyHint
      return nil
    }
  }
}
