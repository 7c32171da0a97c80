import PlainText

/// Scans white space, words, numbers and strings of a JSON text (RFC 8259), and logs their faults.
struct JSONScanner {
  let bytes: [UInt8]
  /// The maximum length of a string, in bytes.
  let stringLimit: Int

  var offset = 0
  var path = JSONPath()
  private(set) var log = FaultLog()
  /// Whether the parse has ended early; the reason is in the log.
  private(set) var hasGivenUp = false
  /// Whether a string was not closed, and so has probably swallowed the comma after it.
  var hasSwallowedComma = false
  /// Whether the last string has bytes that are not UTF-8.
  private(set) var hasStrayBytes = false

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  // MARK: Faults

  mutating func report(_ problem: JSONProblem, at offset: Int) {
    if !hasGivenUp { log.add(problem, at: offset, path: path) }
  }

  /// Ends the parse; the reason is in the log.
  mutating func giveUp() {
    hasGivenUp = true
    offset = bytes.count
  }

  /// Ends the parse because something else is required here.
  mutating func giveUp(expected: JSONProblem.Expectation) {
    if let length = bytes.sequenceLength(at: offset) {
      let found = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
      report(.unexpected(found: found, expected: expected), at: offset)
    } else if offset < bytes.count {
      report(.invalidUTF8, at: offset)
    } else {
      report(.unexpectedEnd(expected: expected), at: offset)
    }
    giveUp()
  }

  // MARK: White space, words and numbers

  /// Skips white space, and reports comments.
  mutating func skipSpace() {
    offset = endOfSpace(from: offset)
    while next == UInt8(ascii: "/") || next == UInt8(ascii: "#") {
      let start = offset
      skipComment()
      if offset == start { return }
      report(.comment, at: start)
      offset = endOfSpace(from: offset)
    }
  }

  /// Returns the first offset, from one on, at which there is no white space.
  func endOfSpace(from start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isSpace } ?? bytes.count
  }

  private mutating func skipComment() {
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : nil
    if next == UInt8(ascii: "#") || second == UInt8(ascii: "/") {
      while let byte = next, byte != .lineFeed, byte != .carriageReturn { offset += 1 }
    } else if second == UInt8(ascii: "*") {
      offset += 2
      var last: UInt8 = 0
      while let byte = next, !(last == UInt8(ascii: "*") && byte == UInt8(ascii: "/")) {
        last = byte
        offset += 1
      }
      offset = min(offset + 1, bytes.count)
    }
  }

  /// Scans letters, digits and underscores.
  mutating func word() -> String { run { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") } }

  /// Scans a number (RFC 8259, section 6).
  mutating func number() -> JSONValue.Content {
    let start = offset
    let text = run { $0.isDigit || $0.isLetter || "+-.".utf8.contains($0) }
    if text.isJSONNumber { return .number(text) }
    report(.badNumber(text), at: start)
    return .unreadable(.number)
  }

  private mutating func run(of belongs: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = next, belongs(byte) { offset += 1 }
    return text(from: start)
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: Strings (RFC 8259, section 7)

  /// Scans the string whose opening quote is the next byte.
  mutating func string() -> JSONValue {
    let start = offset
    hasStrayBytes = false
    if let string = plainString() { return string }
    let text = unusualString()
    if hasGivenUp { return JSONValue(.unreadable(nil), at: start) }
    // Without the stray bytes it would be another string, perhaps an empty one or a duplicate.
    if hasStrayBytes { return JSONValue(.unreadable(.string), at: start) }
    if text.utf8.count > stringLimit {
      report(.tooLong(limit: stringLimit), at: start)
    } else if text.hasTooManyMarks {
      report(.tooManyMarks(limit: String.mostMarks), at: start)
    } else {
      return JSONValue(.string(text), at: start)
    }
    return JSONValue(.unreadable(.string), at: start)
  }

  /// Scans a string of printable ASCII without escapes, the usual kind; otherwise stays in place.
  private mutating func plainString() -> JSONValue? {
    let start = offset + 1
    guard bytes[offset] == .doubleQuote,
      let end = bytes[start...].firstIndex(where: { !$0.isPlainInString }),
      bytes[end] == .doubleQuote, end - start <= stringLimit
    else { return nil }
    offset = end + 1
    return JSONValue(
      .string(String(decoding: bytes[start..<end], as: UTF8.self)), at: start - 1,
      isPlainLabel: start < end && bytes[start] != .space && bytes[end - 1] != .space)
  }

  /// Scans any string byte by byte.
  private mutating func unusualString() -> String {
    let start = offset
    let quote = bytes[start]
    if quote == .singleQuote { report(.singleQuotes, at: start) }
    offset += 1
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      switch byte {
      case .backslash: escape(into: &text)
      case .lineFeed, .carriageReturn:
        report(.unclosedString, at: start)
        hasSwallowedComma = true
        return String(decoding: text, as: UTF8.self)
      case 0..<0x20:
        report(.rawControlCharacter(UInt32(byte)), at: offset)
        offset += 1
      default: sequence(into: &text)
      }
    }
    if next == quote { offset += 1 } else { giveUp(expected: .closingQuote) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func sequence(into text: inout [UInt8]) {
    if let length = bytes.sequenceLength(at: offset) {
      text += bytes[offset..<offset + length]
      offset += length
    } else {
      report(.invalidUTF8, at: offset)
      hasStrayBytes = true
      // One fault for a run of stray bytes is enough.
      while offset < bytes.count, bytes.sequenceLength(at: offset) == nil { offset += 1 }
    }
  }

  private mutating func escape(into text: inout [UInt8]) {
    let start = offset
    offset += 1
    guard let letter = next else { return giveUp(expected: .closingQuote) }
    switch letter {
    case .doubleQuote, .backslash, UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(.lineFeed)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "u"):
      offset += 1
      return unicodeEscape(from: start, into: &text)
    default:
      let length = letter < 0x20 ? 0 : bytes.sequenceLength(at: offset) ?? 0
      text += bytes[offset..<offset + length]
      offset += length
      return report(.badEscape(self.text(from: start)), at: start)
    }
    offset += 1
  }

  private mutating func unicodeEscape(from start: Int, into text: inout [UInt8]) {
    guard let first = fourDigits() else {
      text += UTF8.encodedReplacementCharacter
      return report(.badEscape(self.text(from: start)), at: start)
    }
    // Beyond the basic plane, two escapes make one character.
    var code = UInt32(first)
    if 0xD800...0xDBFF ~= first, bytes[offset...].starts(with: #"\u"#.utf8) {
      let secondStart = offset
      offset += 2
      if let second = fourDigits(), 0xDC00...0xDFFF ~= second {
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

  private mutating func fourDigits() -> UInt16? {
    let start = offset
    while offset < min(start + 4, bytes.count),
      Character(Unicode.Scalar(bytes[offset])).isHexDigit
    {
      offset += 1
    }
    return offset == start + 4 ? UInt16(text(from: start), radix: 16) : nil
  }
}

extension UInt8 {
  /// Whether a string can contain this byte as it is: printable ASCII, neither quote nor backslash.
  fileprivate var isPlainInString: Bool {
    self >= 0x20 && self < 0x7F && self != .doubleQuote && self != .backslash
  }
}

extension String {
  /// Whether JSON writes a number this way (RFC 8259, section 6).
  ///
  /// `Double` also accepts words, hexadecimal digits, a plus sign, leading zeros, and a point without a digit on
  /// each side.
  fileprivate var isJSONNumber: Bool {
    let unsigned = utf8.drop { $0 == UInt8(ascii: "-") }
    let whole = unsigned.prefix(while: \.isDigit)
    return Double(self) != nil && utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
      && (whole.count == 1 || whole.first != UInt8(ascii: "0"))
      && unsigned.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .allSatisfy { $0.first?.isDigit == true }
  }
}
