import IceCreamDomain
import TerminalMenu

/// What somebody wants of one saved ice cream by pressing a key.
enum ShowMenuAction: Equatable {
  /// Nothing, or what the menu has done itself.
  case stay
  /// Do once more what has failed.
  case tryAgain
  case edit
  /// Delete it, which is asked first.
  case delete
  /// Yes: delete it.
  case confirmDeletion
  /// No: leave it where it is.
  case keep
  case leave
}

/// What the menu of one saved ice cream knows of its own; all else is in the store.
struct ShowMenuState {
  private(set) var question = Confirmation()
  /// What the menu itself has to say, until the next key.
  private(set) var notice: String?

  /// Takes a key.
  ///
  /// - Returns: What is wanted.
  mutating func take(_ key: Key, in state: DisplayedSavedIceCream) -> ShowMenuAction {
    notice = nil
    if let failure = state.failure {
      switch FailureAnswer(key, to: failure) {
      case .tryAgain: return .tryAgain
      case .leave: return .leave
      case nil:
        notice = FailureAnswer.hint
        return .stay
      }
    }
    if state.question != nil {
      return question.take(key).map { $0 ? .confirmDeletion : .keep } ?? .stay
    }
    switch key {
    case .character("e"), .enter, .character("c"): return .edit
    case .character("d"), .delete: return .delete
    case .escape, .left, .character("q"), .character("b"), .character("h"), .backspace,
      .control("d"):
      return .leave
    default:
      notice = "Press e to change it, d to delete it, or q to go back."
      return .stay
    }
  }
}
