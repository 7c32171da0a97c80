import IceCreamDomain

// Questions that have two answers.
extension Questions {
  /// Asks whether to try again.
  ///
  /// - Parameters:
  ///   - button: What to choose for that.
  ///   - advice: What is said to any other answer.
  /// - Returns: Whether to try again.
  func askToRetry(_ button: String, advice: String) -> Bool {
    while true {
      switch ask("\(button) (Enter), or q to leave> ") {
      case .enter: return true
      case .leave, .end: return false
      case .back, .help, .text: say(advice)
      }
    }
  }

  /// Asks whether to do what cannot be undone.
  ///
  /// - Returns: Whether that was answered with yes.
  func confirm(_ question: DisplayedQuestion) -> Bool {
    say(question.text)
    while true {
      switch ask("\(question.yesButton) (y) or \(question.noButton) (Enter)> ") {
      case .text(let text) where ["y", "yes"].contains(text.lowercased()): return true
      case .text(let text) where ["n", "no"].contains(text.lowercased()): return false
      case .enter, .back, .leave: return false
      case .end:
        fail()
        return false
      case .help, .text:
        say("Type y for \(question.yesButton), or press Enter for \(question.noButton).")
      }
    }
  }
}
