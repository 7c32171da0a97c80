extension [String] {
  /// Returns the texts as a list in a sentence, such as `bash, zsh or fish`.
  ///
  /// - Parameter conjunction: The word before the last text, such as `or`.
  package func listed(with conjunction: String) -> String {
    let last = last ?? ""
    return count < 2 ? last : dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
