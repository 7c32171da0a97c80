extension String {
  /// Returns this text with each occurrence of a character replaced.
  ///
  /// The standard library's `replacing` would link all of its regular expressions into a static program.
  package func substituting(_ text: String, for character: Character) -> String {
    reduce(into: "") { result, next in
      if next == character { result += text } else { result.append(next) }
    }
  }
}
