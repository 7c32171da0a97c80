import IceCreamDomain
import TerminalMenu

/// A request of the user to the show scene.
enum ShowMenuAction: Equatable {
  /// Retry the request that failed.
  case retry
  case edit
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
  private(set) var notice: String?

  /// Takes a key.
  ///
  /// - Returns: A request for the scene, or `nil`.
  mutating func take(_ key: Key, in state: DisplayedSavedIceCream) -> ShowMenuAction? {
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
    switch key {
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
