/// The signal that a catalog cannot be read any further; why is in the fault log.
struct Unreadable: Error {}

/// A strict reader of JSON (RFC 8259) that goes on after the usual slips, so that one run finds all
/// of them.
///
/// Whoever reads calls one method for each value expected. A slip from which the rest still makes
/// sense, such as a missing comma, is logged and read over. Anything else is logged and thrown.
struct JSONScanner {
  /// How deep lists and objects may be nested.
  static let depthLimit = 64

  let bytes: [UInt8]
  var offset = 0
  var path: [PathStep] = []
  var log = FaultLog()

  let hashSeed = TextHash.seed

  private var depth = 0
  /// A text that was not closed has most likely eaten the comma after it.
  var ateComma = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func report(_ problem: CatalogProblem.Syntax, at offset: Int) {
    log.add(.syntax(problem), at: offset, path: path)
  }

  mutating func report(_ problem: CatalogProblem.Content, at offset: Int) {
    log.add(.content(problem), at: offset, path: path)
  }

  /// Logs that something else was expected here, and gives up.
  mutating func giveUp(expected: CatalogProblem.Expectation) -> Unreadable {
    if let length = bytes.sequenceLength(at: offset) {
      let found = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
      report(.unexpected(found: found, expected: expected), at: offset)
    } else if offset < bytes.count {
      report(.invalidUTF8, at: offset)
    } else {
      report(.unexpectedEnd(expected: expected), at: offset)
    }
    return Unreadable()
  }

  // MARK: Lists and objects

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
  ///   the key's offset.
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
        guard isAtValue else { throw giveUp(expected: expected) }
        if !ateComma { report(.missingComma, at: offset) }
      }
      ateComma = false
    }
    if let lastComma { report(.trailingComma, at: lastComma) }
    offset += 1
    depth -= 1
  }

  private mutating func readKey() throws(Unreadable) -> String {
    switch next {
    case .doubleQuote, .singleQuote: return try readText().value
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
    case .doubleQuote, .openBrace, .openBracket, UInt8(ascii: "-"): true
    case let byte?: byte.isDigit
    case nil: false
    }
  }

  // MARK: Any value

  /// The type of the value that begins here, or `nil` where none can.
  var typeOfNext: CatalogProblem.ValueType? {
    switch next {
    case .doubleQuote, .singleQuote: .text
    case .openBrace: .object
    case .openBracket: .list
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): .number
    case UInt8(ascii: "n"): .null
    case let byte?: byte.isDigit ? .number : byte.isLetter ? .boolean : nil
    case nil: nil
    }
  }

  /// Reads a value that nobody uses, for its syntax only.
  mutating func skipValue() throws(Unreadable) {
    switch typeOfNext {
    case .text: _ = try readText()
    case .object: try readObject { scanner, _, _ throws(Unreadable) in try scanner.skipValue() }
    case .list: try readList { scanner throws(Unreadable) in try scanner.skipValue() }
    case .number: readNumber()
    case .boolean, .null:
      let start = offset
      let word = readWord()
      if !["true", "false", "null"].contains(word) { report(.bareWord(word), at: start) }
    case nil: throw giveUp(expected: .value)
    }
  }

  /// Reads a value of one type, or logs that it has another.
  ///
  /// - Returns: Whether the value that begins here has the type; if not, it has been skipped.
  mutating func expect(_ expected: CatalogProblem.ValueType) throws(Unreadable) -> Bool {
    guard let found = typeOfNext else { throw giveUp(expected: .value) }
    if found == expected { return true }
    let start = offset
    let count = log.total
    try skipValue()
    // A word without quotes was logged already, and is most likely a text.
    if log.total == count { report(.wrongType(found: found, expected: expected), at: start) }
    return false
  }
}
