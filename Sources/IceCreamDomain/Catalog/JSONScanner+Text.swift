import PlainText
import StrictJSON

/// A text of a catalog, with what is needed to find the same one again.
struct ScannedText {
  /// What it says; nothing where it is too long, which is logged.
  var value: String
  /// The offset of its opening quote.
  var offset: Int
  var hash: UInt32
  /// Whether it is known to be fit to be seen; otherwise that has to be checked.
  var isClean: Bool
  var isTooLong = false
}

// Texts: RFC 8259, section 7.
extension JSONScanner {
  /// Reads the text whose opening quote is the next byte.
  mutating func readText() throws(Unreadable) -> ScannedText {
    if let text = readPlainText() { return text }
    return try readUnusualText()
  }

  /// Reads the text that begins here, where it is all printable ASCII without escapes; otherwise
  /// stays where it is.
  private mutating func readPlainText() -> ScannedText? {
    guard let plain = bytes.plainText(at: offset, hashSeed: hashSeed) else { return nil }
    if plain.end - plain.start > IngredientKind.longestName {
      defer { offset = plain.end + 1 }
      return reportTooLong(at: offset)
    }
    let text = ScannedText(
      value: bytes.text(plain), offset: offset, hash: plain.hash, isClean: plain.isClean)
    offset = plain.end + 1
    return text
  }

  /// Reads a text byte by byte: one with escapes, beyond ASCII, or with something wrong in it.
  private mutating func readUnusualText() throws(Unreadable) -> ScannedText {
    let start = offset
    let quote = bytes[start]
    if quote == .singleQuote { report(.singleQuotes, at: start) }
    offset += 1
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      switch byte {
      case .backslash: try readEscape(into: &text)
      case .lineFeed, .carriageReturn:
        report(.unclosedText, at: start)
        ateComma = true
        return finish(text, from: start)
      case 0..<0x20:
        report(.rawControlCharacter(UInt32(byte)), at: offset)
        offset += 1
      default: readSequence(into: &text)
      }
    }
    guard next == quote else { throw giveUp(expected: .closingQuote) }
    offset += 1
    return finish(text, from: start)
  }

  private mutating func finish(_ text: [UInt8], from start: Int) -> ScannedText {
    if text.count > IngredientKind.longestName { return reportTooLong(at: start) }
    let value = String(decoding: text, as: UTF8.self)
    // Two ways to write the same accent make the same name, as Swift compares texts, and so do characters
    // that do not show; so they need the same hash too (Unicode Standard Annex 15).
    let visible = value.withoutInvisible
    let plain = visible.unicodeScalars.map(\.canonicalASCII)
    let hash =
      plain.contains(nil)
      ? UInt32(truncatingIfNeeded: visible.hashValue)
      : TextHash(of: plain.compactMap(\.self), seed: hashSeed).value
    return ScannedText(value: value, offset: start, hash: hash, isClean: false)
  }

  private mutating func reportTooLong(at start: Int) -> ScannedText {
    report(.tooLong(limit: IngredientKind.longestName), at: start)
    return ScannedText(value: "", offset: start, hash: 0, isClean: true, isTooLong: true)
  }

  private mutating func readSequence(into text: inout [UInt8]) {
    if let length = bytes.sequenceLength(at: offset) {
      text += bytes[offset..<offset + length]
      offset += length
    } else {
      report(.invalidUTF8, at: offset)
      // One fault for a run of stray bytes is enough.
      while offset < bytes.count, bytes.sequenceLength(at: offset) == nil { offset += 1 }
    }
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(Unreadable) {
    let start = offset
    offset += 1
    guard let letter = next else { throw giveUp(expected: .closingQuote) }
    switch letter {
    case .doubleQuote, .backslash, UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(.lineFeed)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "u"):
      offset += 1
      return readUnicodeEscape(from: start, into: &text)
    default:
      let length = letter < 0x20 ? 0 : bytes.sequenceLength(at: offset) ?? 0
      text += bytes[offset..<offset + length]
      offset += length
      return report(.badEscape(self.text(from: start)), at: start)
    }
    offset += 1
  }

  private mutating func readUnicodeEscape(from start: Int, into text: inout [UInt8]) {
    guard let first = readFourDigits() else {
      text += UTF8.encodedReplacementCharacter
      return report(.badEscape(self.text(from: start)), at: start)
    }
    // RFC 8259, section 7: beyond the basic plane, two escapes make one character.
    var code = UInt32(first)
    if 0xD800...0xDBFF ~= first, next == .backslash, offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      let secondStart = offset
      offset += 2
      if let second = readFourDigits(), 0xDC00...0xDFFF ~= second {
        code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      } else {
        offset = secondStart
      }
    }
    guard let scalar = Unicode.Scalar(code) else {
      text += UTF8.encodedReplacementCharacter
      return report(.loneSurrogate(self.text(from: start)), at: start)
    }
    text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
  }

  private mutating func readFourDigits() -> UInt16? {
    let start = offset
    while offset < min(start + 4, bytes.count),
      Character(Unicode.Scalar(bytes[offset])).isHexDigit
    {
      offset += 1
    }
    guard offset == start + 4 else { return nil }
    return UInt16(text(from: start), radix: 16)
  }
}

extension Unicode.Scalar {
  /// The ASCII character that this is, or is equal to, if there is one.
  ///
  /// UnicodeData.txt of Unicode 16 has three others that are equal to one of ASCII: the Greek question
  /// mark, the Greek varia and the kelvin sign.
  fileprivate var canonicalASCII: UInt8? {
    switch value {
    case 0..<0x80: UInt8(value)
    case 0x37E: UInt8(ascii: ";")
    case 0x1FEF: UInt8(ascii: "`")
    case 0x212A: UInt8(ascii: "K")
    default: nil
    }
  }
}
