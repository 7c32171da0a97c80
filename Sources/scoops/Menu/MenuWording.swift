import IceCreamDomain

/// What more than one menu says about its keys.
enum MenuWording {
  static let failureHint = "Press Enter, or q to go back."
  static let keyHint = "Press ? for all keys."
  static let pasteHint = "Pasting doesn't select. Press / first to filter."
  static let noMatch = "Nothing matches. Esc clears the filter."

  /// Returns the entries of the line of help below a question.
  static func keys(of question: DisplayedQuestion) -> [String] {
    [
      "Enter choose", "y \(question.yesButton.lowercased())",
      "n \(question.noButton.lowercased())",
    ]
  }
}
