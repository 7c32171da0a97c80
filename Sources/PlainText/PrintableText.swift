extension Unicode.Scalar {
  /// Whether a screen could take this scalar for a command, or be led by it to show another text
  /// than is there.
  ///
  /// These are the control characters (C0, DEL and C1: ECMA-48), the separators of lines and
  /// paragraphs, the marks that turn the direction of writing (Unicode Standard Annex 9), and the
  /// byte order mark.
  package var isUnprintable: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether the scalar is white space; quick for ASCII, which most is.
  package var isWhiteSpace: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// The scalar's number as Unicode writes it, such as `U+001B`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

// Characters that do not show: Unicode's Default_Ignorable_Code_Point.
extension String {
  /// The first character that does not show and has nothing to do here, or `nil` where there is none.
  ///
  /// Such a character belongs to an emoji (Unicode Technical Standard 51): a variation selector after it, a
  /// joiner between two, the tags of a flag. And the scripts from Arabic to Khmer and Mongolian have letters
  /// joined, or kept apart, by the two joiners between them. All others only make names differ that look the
  /// same.
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
    // The black flag, and the tags that make one of England of it.
    case 0xE0020...0xE007F:
      return scalars[..<index].last { !(0xE0020...0xE007E ~= $0.value) } == "\u{1F3F4}"
    default: return false
    }
  }

  /// This text without the characters that do not show: what somebody sees of it.
  package var withoutInvisible: String {
    if utf8.allSatisfy({ $0 < 0x80 }) || !unicodeScalars.contains(where: \.isInvisible) {
      return self
    }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isInvisible }))
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool { !isASCII && properties.isDefaultIgnorableCodePoint }

  /// Whether it is an emoji by itself, and not a digit that can become one.
  fileprivate var isPicture: Bool { !isASCII && properties.isEmoji }

  /// Whether it belongs to a script in which joiners are part of the spelling: in Unicode's blocks from
  /// Arabic to Myanmar, Khmer and Mongolian.
  fileprivate var takesJoiners: Bool {
    0x600...0x109F ~= value || 0x1780...0x18AF ~= value
  }
}

extension String {
  /// This text with nothing in it that a screen could take for a command: each such character is
  /// replaced by its number in angle brackets.
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

  /// This text in double quotes, printable, and cut after 60 characters, for a sentence.
  public var quoted: String {
    let start = unicodeScalars.prefix(60)
    let text = String(start).printable.substituting("\\\"", for: "\"")
    return "\"" + text + (start.endIndex < endIndex ? "…" : "") + "\""
  }

  /// This text without the white space around it.
  public var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
