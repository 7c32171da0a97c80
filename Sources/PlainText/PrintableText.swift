extension Unicode.Scalar {
  /// Whether this scalar could control a terminal or disguise the text.
  ///
  /// True for control characters (C0, DEL and C1: ECMA-48), line and paragraph separators,
  /// bidirectional marks (Unicode Standard Annex 9), the byte order mark, and the two noncharacters that XML does not
  /// allow (XML 1.0, production 2).
  package var isUnprintable: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFFE, 0xFFFF:
      true
    default: false
    }
  }

  /// The scalar's code point in Unicode notation, such as `U+001B`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

// Invisible characters: Unicode's Default_Ignorable_Code_Point.
extension String {
  /// The first invisible character without a legitimate use, or `nil` if there is none.
  ///
  /// An invisible character is legitimate as part of an emoji (Unicode Technical Standard 51): a variation
  /// selector after it, a joiner between two, the tags of a flag. In the scripts from Arabic to Khmer and
  /// Mongolian, the two joiners are part of the spelling. Any other makes names differ that look the same.
  package var firstInvisible: Unicode.Scalar? {
    if utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    let scalars = Array(unicodeScalars)
    return scalars.indices.first { scalars[$0].isInvisible && !isAtHome($0, in: scalars) }
      .map { scalars[$0] }
  }

  private func isAtHome(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0 else { return false }
    let before = scalars[index - 1]
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalars[index].value {
    case 0xFE0E, 0xFE0F: return before.properties.isEmoji
    case 0x200C, 0x200D:
      if before.takesJoiners, next?.takesJoiners == true { return true }
      let joined = before == "\u{FE0F}" && index > 1 ? scalars[index - 2] : before
      return scalars[index] == "\u{200D}" && joined.isPicture && next?.isPicture == true
    // Tags turn the black flag into that of England, for example.
    case 0xE0020...0xE007F:
      return scalars[..<index].last { !(0xE0020...0xE007E ~= $0.value) } == "\u{1F3F4}"
    default: return false
    }
  }

  /// This text without its invisible characters.
  package var withoutInvisible: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isInvisible }))
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool { properties.isDefaultIgnorableCodePoint }

  /// Whether the scalar is an emoji by itself, unlike a digit that can become one.
  fileprivate var isPicture: Bool { !isASCII && properties.isEmoji }

  /// Whether the scalar belongs to a script that spells with joiners.
  ///
  /// These are Unicode's blocks from Arabic to Myanmar, Khmer and Mongolian.
  fileprivate var takesJoiners: Bool {
    0x600...0x109F ~= value || 0x1780...0x18AF ~= value
  }
}

extension String {
  /// This text, safe to print: each unprintable character is replaced by its code point in angle brackets.
  public var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnprintable {
        text += "<\(scalar.codePoint)>"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// This text for use in a sentence: printable, in double quotes, cut after 60 characters.
  public var quoted: String {
    let start = unicodeScalars.prefix(60)
    let text = String(start).printable.substituting("\\\"", for: "\"")
    return "\"" + text + (start.endIndex < endIndex ? "…" : "") + "\""
  }

  /// This text without leading and trailing white space.
  public var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
