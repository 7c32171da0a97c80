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
  var isWhiteSpace: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// The scalar's number as Unicode writes it, such as `U+001B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// This text with nothing in it that a screen could take for a command: each such character is
  /// replaced by its number in angle brackets.
  package var printable: String {
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
  package var quoted: String {
    let start = unicodeScalars.prefix(60)
    let text = String(start).printable.substituting("\\\"", for: "\"")
    return "\"" + text + (start.endIndex < endIndex ? "…" : "") + "\""
  }
}
