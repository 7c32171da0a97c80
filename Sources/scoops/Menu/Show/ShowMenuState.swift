import IceCreamDomain
import TerminalMenu

/// A request of the user to the show scene.
enum ShowMenuAction: Equatable {
  case retry, edit, makeAgain, delete, help, leave
  /// Answer yes, or no.
  case confirmDeletion, keep
}

/// The state of the show menu that is not in the store.
struct ShowMenuState {
  private(set) var confirmation = Confirmation()
  /// A message of the menu itself, until the next key.
  var notice: String?

  /// Takes a key, and returns a request for the scene, if there is one.
  mutating func take(_ key: Key, in state: ShowIceCream.DisplayedIceCream) -> ShowMenuAction? {
    notice = nil
    if let failure = state.failure {
      if key == .enter { return failure.retryButton == nil ? .leave : .retry }
      if key.isGoingBack { return .leave }
      notice = MenuWording.failureHint
      return nil
    }
    if state.question != nil { return confirmation.take(key).map { $0 ? .confirmDeletion : .keep } }
    switch key {
    case .character("m"): return .makeAgain
    case .character("?"): return .help
    case .character("e"): return .edit
    case .character("d"), .delete: return .delete
    case _ where key.isGoingBack: return .leave
    default:
      notice = MenuWording.keyHint
      return nil
    }
  }
}
