extension Unicode.Scalar {
  /// How many columns a terminal gives to this scalar alone: none, one or two.
  package var columns: Int {
    if isSimple { return 1 }
    if takesNoColumn { return 0 }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  /// Whether the scalar is known to be a character of its own, one column wide, without a look at its
  /// properties: so nearly all is that a menu shows.
  package var isSimple: Bool {
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
    // Terminals show the soft hyphen, though Unicode counts it among the marks of format.
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
  /// EastAsianWidth.txt of Unicode 17 (Unicode Standard Annex 11), values W and F, without what takes
  /// no column or is an emoji anyway. Neighbours are put together where nothing is between them.
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
