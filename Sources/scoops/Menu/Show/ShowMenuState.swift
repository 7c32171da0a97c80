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

  /// What is shown, and takes the keys.
  enum Front: Equatable {
    case failure(DisplayedFailure)
    case question(DisplayedQuestion)
    /// Help, from this line on.
    case help(top: Int)
    case iceCream
  }

  /// Returns what is on top of everything else.
  func front(in state: DisplayedSavedIceCream) -> Front {
    if let failure = state.failure { return .failure(failure) }
    if let question = state.question { return .question(question) }
    return helpTop.map { .help(top: $0) } ?? .iceCream
  }

  /// Scrolls help back if it is beyond its end.
  mutating func limitHelp(to last: Int) {
    helpTop = helpTop.map { min($0, last) }
  }

  /// Takes a key while some rows are visible, and returns a request for the scene, if there is one.
  mutating func take(
    _ key: Key, in state: DisplayedSavedIceCream, rows: Int = 10
  ) -> ShowMenuAction? {
    notice = nil
    switch front(in: state) {
    case .failure(let failure):
      switch FailureAnswer(key, to: failure) {
      case .retry: return .retry
      case .leave: return .leave
      case nil: notice = SavedMenuWording.failureHint
      }
      return nil
    case .question: return confirmation.take(key).map { $0 ? .confirmDeletion : .keep }
    case .help(let top):
      helpTop = HelpPage.top(top, after: key, rows: rows)
      return nil
    case .iceCream: return act(on: key)
    }
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
