import TerminalMenu

/// Where the highlight is while something is asked before it is done.
struct Confirmation {
  /// Whether it is on yes; at first it is on no, so that Enter alone does nothing that cannot be undone.
  private(set) var isAtYes = false

  /// Takes a key.
  ///
  /// - Returns: The answer, or `nil` where there is none yet.
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
