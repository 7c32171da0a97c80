extension String {
  /// Whether all of this text is ASCII; quick where it is, since the text knows.
  var isASCII: Bool { utf16.count == utf8.count }

  /// This text in small letters, each letter with marks as one scalar where Unicode has one.
  var folded: String {
    let small = lowercased()
    // Canonically equal characters are equal keys, however they are put together.
    guard !small.isASCII, small.unicodeScalars.contains(where: \.joins) else { return small }
    return small.reduce(into: "") { text, character in
      text.append(composedLetters[character] ?? character)
    }
  }
}

/// The letters that Unicode has as one scalar and that marks or jamo could make: those before the
/// punctuation, kana, and the syllables of Hangul.
private let composedLetters: [Character: Character] = {
  let scalars = [0xC0...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3].joined().lazy
    .compactMap { Unicode.Scalar($0 as UInt32) }.filter { !$0.joins }
  return Dictionary(
    scalars.map { (Character($0), Character($0)) }, uniquingKeysWith: { first, _ in first })
}()

extension Unicode.Scalar {
  /// Whether the scalar can be one with the scalar before it.
  fileprivate var joins: Bool {
    value >= 0x300
      && (properties.canonicalCombiningClass != .notReordered || (0x1160...0x11FF).contains(value))
  }
}

extension UInt8 {
  /// This byte, or its small letter where it is a capital letter of ASCII.
  @inline(__always)
  var lowercasedASCII: UInt8 { self | (self &- 0x41 < 26 ? 0x20 : 0) }
}
