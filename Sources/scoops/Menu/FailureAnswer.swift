import IceCreamDomain
import TerminalMenu

/// What somebody answers to a failure by pressing a key.
enum FailureAnswer {
  /// Do once more what has failed.
  case tryAgain
  case leave

  /// What there is to press.
  static let hint = "Press Enter, or q to go back."

  /// Takes a key; `nil` where it answers nothing.
  init?(_ key: Key, to failure: DisplayedFailure) {
    switch key {
    case .enter: self = failure.retryButton == nil ? .leave : .tryAgain
    case .escape, .left, .character("q"), .character("b"), .control("d"): self = .leave
    default: return nil
    }
  }
}
