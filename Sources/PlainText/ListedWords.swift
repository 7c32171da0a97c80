extension [String] {
  /// Returns the texts as a list in a sentence, such as `bash, zsh or fish` with the conjunction `or`.
  package func listed(with conjunction: String) -> String {
    let last = last ?? ""
    return count < 2 ? last : dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
