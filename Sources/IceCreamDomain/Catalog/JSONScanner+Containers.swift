import StrictJSON

// Lists and objects: RFC 8259, sections 4 and 5.
extension JSONScanner {
  /// Reads the list that begins here.
  ///
  /// - Parameter entry: Reads one entry; the scanner stands at its first byte.
  /// - Throws: `Unreadable` when the rest makes no sense any more.
  mutating func readList(
    _ entry: (inout JSONScanner) throws(Unreadable) -> Void
  ) throws(Unreadable) {
    try readEntries(until: .closeBracket, orElse: .commaOrListEnd, entry)
  }

  /// Reads the object that begins here.
  ///
  /// - Parameter member: Reads one value; the scanner stands at its first byte. It gets the key and
  ///   the key's offset. The value of a key that is too long is skipped.
  /// - Throws: `Unreadable` when the rest makes no sense any more.
  mutating func readObject(
    _ member: (inout JSONScanner, String, Int) throws(Unreadable) -> Void
  ) throws(Unreadable) {
    try readEntries(until: .closeBrace, orElse: .commaOrObjectEnd) {
      scanner throws(Unreadable) in
      let keyOffset = scanner.offset
      let key = try scanner.readKey()
      scanner.skipSpace()
      if scanner.next == .colon {
        scanner.offset += 1
      } else if scanner.next == UInt8(ascii: "=") {
        scanner.report(.missingColon, at: scanner.offset)
        scanner.offset += 1
      } else if scanner.isAtValue {
        scanner.report(.missingColon, at: scanner.offset)
      } else {
        throw scanner.giveUp(expected: .colon)
      }
      scanner.skipSpace()
      guard let key else { return try scanner.skipValue() }
      try member(&scanner, key, keyOffset)
    }
  }

  private mutating func readEntries(
    until close: UInt8, orElse expected: CatalogProblem.Expectation,
    _ entry: (inout JSONScanner) throws(Unreadable) -> Void
  ) throws(Unreadable) {
    guard depth < Self.depthLimit else {
      report(.tooDeep(limit: Self.depthLimit), at: offset)
      throw Unreadable()
    }
    depth += 1
    offset += 1
    skipSpace()
    var lastComma: Int?
    while next != close {
      if log.isFull { throw Unreadable() }
      if next == .comma {
        report(.extraComma, at: offset)
        lastComma = nil
      } else {
        try entry(&self)
        skipSpace()
        lastComma = next == .comma ? offset : nil
      }
      if next == .comma {
        offset += 1
        skipSpace()
      } else if next != close {
        if next == .closeBrace || next == .closeBracket {
          reportWrongBracket(expected: expected)
          depth -= 1
          return
        }
        guard isAtValue else { throw giveUp(expected: expected) }
        if !ateComma { report(.missingComma, at: offset) }
      }
      ateComma = false
    }
    if let lastComma { report(.trailingComma, at: lastComma) }
    offset += 1
    depth -= 1
  }

  /// Logs that the other kind of bracket closes this list or object.
  ///
  /// Where it is the last thing in the file, it closes what is around, and this is not closed at all.
  private mutating func reportWrongBracket(expected: CatalogProblem.Expectation) {
    let found = next == .closeBrace ? "}" : "]"
    report(.unexpected(found: found, expected: expected), at: offset)
    if depth == 1 || bytes.endOfSpace(from: offset + 1) < bytes.count { offset += 1 }
  }

  /// Reads a key, or logs that it is too long and returns `nil`.
  private mutating func readKey() throws(Unreadable) -> String? {
    switch next {
    case .doubleQuote, .singleQuote:
      let text = try readText()
      return text.isTooLong ? nil : text.value
    case let byte? where byte.isLetter:
      let start = offset
      let word = readWord()
      report(.bareWord(word), at: start)
      return word
    default: throw giveUp(expected: .key)
    }
  }

  /// Whether the next byte can only be the beginning of another entry.
  private var isAtValue: Bool {
    switch next {
    case .doubleQuote, .singleQuote, .openBrace, .openBracket, UInt8(ascii: "-"): true
    case let byte?: byte.isDigit || byte.isLetter
    case nil: false
    }
  }
}
