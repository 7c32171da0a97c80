extension Character {
  /// How many columns a terminal gives to this character at most: none, one, two, or more for a
  /// syllable of several letters.
  ///
  /// It is what its scalars take, since many terminals do not put clusters together; an emoji takes two
  /// at most, on which those agree that show it as one. A line must not become longer than the window.
  package var columns: Int {
    var columns = 0
    var first: Unicode.Scalar?
    for scalar in unicodeScalars {
      // VS16 asks for the picture: Unicode Technical Standard 51, emoji presentation sequences.
      if scalar == "\u{FE0F}", first?.properties.isEmoji == true { return 2 }
      columns += scalar.columns
      first = first ?? scalar
    }
    return first?.properties.isEmoji == true ? min(columns, 2) : columns
  }
}

extension String {
  /// How many columns this text takes on a terminal, whose widths of characters are not asked for.
  package var columns: Int { simpleColumns ?? reduce(0) { $0 + $1.columns } }

  /// How many columns this text takes if all its characters are simple; otherwise `nil`.
  package var simpleColumns: Int? {
    // Most of a menu is ASCII, a column a byte.
    let isPlain = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20...0x7E ~= $0 } }
    if isPlain == true { return utf8.count }
    var columns = 0
    for scalar in unicodeScalars {
      guard scalar.isSimple else { return nil }
      columns += 1
    }
    return columns
  }

  /// Cuts this text to a number of columns, never inside a character.
  ///
  /// - Parameters:
  ///   - limit: The most columns that the result takes.
  ///   - sign: What stands at the end where something was cut; cut itself where it does not fit.
  /// - Returns: The text as it is where it fits, or its beginning and the sign.
  package func cut(toColumns limit: Int, sign: String = "…") -> String {
    // No character takes more columns than bytes.
    guard utf8.count > limit, prefix(columns: limit).endIndex < endIndex else { return self }
    let room = limit - sign.columns
    return room >= 0 ? prefix(columns: room) + sign : String(sign.prefix(columns: limit))
  }

  private func prefix(columns limit: Int) -> Substring {
    var room = limit
    return prefix { character in
      room -= character.columns
      return room >= 0
    }
  }
}
