extension [String] {
  /// Returns these texts as one, with another between each two.
  ///
  /// `joined(separator:)` does the same for any collection, and has Swift look through all conformances in
  /// the program when it is first used: a visit to the menu does without.
  func linked(by separator: String) -> String {
    var text = ""
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}
