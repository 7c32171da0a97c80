extension String {
  /// Returns this text with another one in the place of each occurrence of a character.
  ///
  /// What the standard library has for that, `replacing`, is part of its regular expressions, and would
  /// bring all of them into a program that is linked statically.
  package func substituting(_ text: String, for character: Character) -> String {
    reduce(into: "") { result, next in
      if next == character { result += text } else { result.append(next) }
    }
  }
}
