import PlainText
import StrictJSON

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

  /// How many lists and objects are open here.
  var depth = 0
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

  /// Returns what has been read from an offset on.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
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

  /// The type of the value that begins here, or `nil` where none can.
  var typeOfNext: CatalogProblem.ValueType? {
    switch next {
    case .doubleQuote, .singleQuote: .text
    case .openBrace: .object
    case .openBracket: .list
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): .number
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "t"): .true
    // Any other word too, which lacks its quotes.
    case let byte?: byte.isDigit ? .number : byte.isLetter ? .false : nil
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
    case .true, .false, .null:
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
    // A word that lacks its quotes was logged already, and is most likely a text.
    let isWord = [.true, .false, .null].contains(found)
    if !isWord || log.total == count {
      report(.wrongType(found: found, expected: expected), at: start)
    }
    return false
  }
}
