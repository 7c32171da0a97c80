import PlainText

extension Character {
  /// The approximate number of columns, or `nil` for a control character.
  ///
  /// Follows Unicode 16, EastAsianWidth.txt, by whole blocks.
  package var coarseWidth: Int? {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .control: return nil
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let isEmoji =
      first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
      || unicodeScalars.contains { $0.properties.isEmojiModifier }
    return isEmoji || first.isCoarselyWide ? 2 : 1
  }

  /// The code points, such as `U+0065 U+0301`.
  package var codePoints: String {
    unicodeScalars.map {
      let digits = String($0.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var isCoarselyWide: Bool {
    switch value {
    case 0x303F: false
    // Hangul jamo; CJK, kana and Yi; Hangul; ideographs; full width; the planes of ideographs.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
