import TerminalMenu

/// The highlight between the two answers to a question, such as whether to delete.
struct Confirmation {
  /// Whether the highlight is on yes.
  ///
  /// It starts on no: Enter alone deletes nothing.
  private(set) var isAtYes = false

  /// Takes a key, and returns the answer, or `nil` while there is none.
  mutating func take(_ key: Key) -> Bool? {
    let answer: Bool
    switch key {
    case .up, .down, .tab, .backTab, .character("j"), .character("k"), .control("p"),
      .control("n"):
      isAtYes.toggle()
      return nil
    case _ where key.isChoosing: answer = isAtYes
    case .character("y"): answer = true
    case .character("n"): answer = false
    case _ where key.isGoingBack: answer = false
    default: return nil
    }
    isAtYes = false
    return answer
  }
}
