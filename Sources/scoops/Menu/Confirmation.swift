import IceCreamDomain
import TerminalMenu

/// The highlight between the two answers to a question, such as whether to delete.
struct Confirmation {
  /// Whether the highlight is on yes.
  ///
  /// It starts on no: Enter alone deletes nothing.
  private(set) var isAtYes = false

  /// Takes a key.
  ///
  /// - Returns: The answer, or `nil` while there is none.
  mutating func take(_ key: Key) -> Bool? {
    switch key {
    case .up, .down, .tab, .backTab, .character("j"), .character("k"), .control("p"),
      .control("n"):
      isAtYes.toggle()
      return nil
    case .enter, .character(" "), .right, .character("l"): return end(with: isAtYes)
    case .character("y"): return end(with: true)
    case .escape, .left, .character("n"), .character("q"), .character("b"), .character("h"),
      .control("d"):
      return end(with: false)
    default: return nil
    }
  }

  private mutating func end(with answer: Bool) -> Bool {
    isAtYes = false
    return answer
  }
}

/// The answer to a failure in a menu of saved ice creams.
enum FailureAnswer {
  case retry, leave

  /// Creates an answer from a key, or `nil` if the key does not answer.
  init?(_ key: Key, to failure: DisplayedFailure) {
    switch key {
    case .enter: self = failure.retryButton == nil ? .leave : .retry
    case .escape, .left, .character("q"), .character("b"), .control("d"): self = .leave
    default: return nil
    }
  }
}
