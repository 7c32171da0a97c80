extension Character {
  /// The maximum number of columns that this character takes on any terminal.
  ///
  /// It is the sum of its scalars, because many terminals do not combine clusters and a line must not exceed
  /// the window. An emoji counts as two at most, as in all terminals that combine it.
  package var columns: Int {
    var columns = 0
    var first: Unicode.Scalar?
    for scalar in unicodeScalars {
      // VS16 selects the emoji: Unicode Technical Standard 51, emoji presentation sequences.
      if scalar == "\u{FE0F}", first?.properties.isEmoji == true { return 2 }
      columns += scalar.columns
      first = first ?? scalar
    }
    return first?.properties.isEmoji == true ? min(columns, 2) : columns
  }
}

extension String {
  /// The number of columns of this text; the terminal is not queried.
  package var columns: Int {
    simpleColumns ?? reduce(0) { $0 + $1.columns }
  }

  /// The number of columns if each scalar is certainly a character by itself, one column wide.
  ///
  /// Nearly every text of a menu is so. Finding where the characters of others begin and end takes longer.
  var simpleColumns: Int? {
    var count = 0
    for scalar in unicodeScalars {
      if !scalar.isSimple { return nil }
      count += 1
    }
    return count
  }

  /// Returns this text wrapped at spaces.
  ///
  /// - Parameter limit: The maximum number of columns of a line; a longer word is broken.
  /// - Returns: At least one line; a single empty one if the text is empty.
  func wrapped(toColumns limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if longer.columns <= limit {
        line = longer
        continue
      }
      // A space that does not fit ends the line and is dropped.
      if word.isEmpty { continue }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, line.columns + character.columns > limit {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return lines + [line]
  }

  /// Returns as much of the end of this text as fits.
  package func end(columns limit: Int) -> String {
    if columns <= limit { return self }
    var room = limit
    let rest = reversed().prefix { character in
      room -= character.columns
      return room >= 0
    }
    return String(rest.reversed())
  }

  func prefix(columns limit: Int) -> Substring {
    var room = limit
    return prefix { character in
      room -= character.columns
      return room >= 0
    }
  }
}

extension Unicode.Scalar {
  /// The number of columns of this scalar alone: none, one or two.
  package var columns: Int {
    if isSimple { return 1 }
    if takesNoColumn { return 0 }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  /// Whether the scalar is certainly a character by itself, one column wide.
  ///
  /// A fast path for nearly everything that a menu shows.
  var isSimple: Bool {
    switch value {
    // ASCII, Latin letters, dashes and dots, arrows, boxes and blocks, a check mark, a bracket.
    case 0x20...0x7E, 0xA0...0x2FF, 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FC, 0x2713,
      0x276F:
      true
    default: false
    }
  }

  private var takesNoColumn: Bool {
    switch value {
    // Terminals show the soft hyphen, though Unicode calls it a format character.
    case 0xAD: return false
    // The vowels and finals of Hangul, which join the consonant before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return false
    }
  }

  /// Whether the scalar is wide or full-width in East Asian text.
  ///
  /// EastAsianWidth.txt of Unicode 17 (Unicode Standard Annex 11), values W and F, without scalars
  /// that take no column or are emoji anyway. Ranges with nothing between them are merged.
  private var isWide: Bool {
    switch value {
    case 0...0x10FF: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
      0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D376,
      0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }
}
