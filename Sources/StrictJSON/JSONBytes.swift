// The bytes that RFC 8259 gives a meaning.
extension UInt8 {
  package static let tab = UInt8(ascii: "\t")
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let doubleQuote = UInt8(ascii: "\"")
  package static let singleQuote = UInt8(ascii: "'")
  package static let backslash = UInt8(ascii: "\\")
  package static let comma = UInt8(ascii: ",")
  package static let colon = UInt8(ascii: ":")
  package static let openBrace = UInt8(ascii: "{")
  package static let closeBrace = UInt8(ascii: "}")
  package static let openBracket = UInt8(ascii: "[")
  package static let closeBracket = UInt8(ascii: "]")

  package var isSpace: Bool {
    self <= .space
      && (self == .space || self == .lineFeed || self == .carriageReturn || self == .tab)
  }
  package var isLetter: Bool {
    (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
  }
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension [UInt8] {
  /// Whether the text begins with U+FEFF in UTF-8.
  package var startsWithByteOrderMark: Bool { starts(with: [0xEF, 0xBB, 0xBF]) }
}
