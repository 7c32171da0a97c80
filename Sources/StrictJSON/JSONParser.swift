/// Parses a JSON text (RFC 8259) into a tree, and recovers from common mistakes.
///
/// After a mistake such as a missing comma, the parser reports it and continues. At any other fault it
/// gives up, and the tree holds what precedes the fault.
struct JSONParser {
  /// How deep lists and objects may be nested.
  static let depthLimit = 64
  /// How many values there may be, which bounds the memory.
  static let valueLimit = 1_000_000

  private(set) var scanner: JSONScanner
  /// The offsets of the lists and objects with an entry or a key that could not be read.
  private(set) var incomplete: [Int] = []
  private var depth = 0
  private var valueCount = 0

  init(bytes: [UInt8], stringLimit: Int) {
    scanner = JSONScanner(bytes: bytes, stringLimit: stringLimit)
  }

  /// Parses the whole text.
  mutating func document() -> JSONValue {
    if let encoding = scanner.bytes.foreignEncoding { return unreadable(.wrongEncoding(encoding)) }
    if scanner.bytes.startsWithByteOrderMark {
      scanner.report(.byteOrderMark, at: 0)
      scanner.offset = 3
    }
    scanner.skipSpace()
    guard scanner.next != nil else { return unreadable(.empty) }
    let start = scanner.offset
    if scanner.next?.isLetter == true, !["true", "false", "null"].contains(scanner.word()) {
      // This is probably not JSON at all, so quotes would not help.
      scanner.offset = start
      scanner.giveUp(expected: .document)
      return JSONValue(.unreadable(nil), at: start)
    }
    scanner.offset = start
    let root = value(expected: .document)
    scanner.skipSpace()
    if scanner.next != nil { scanner.report(.textAfterEnd, at: scanner.offset) }
    return root
  }

  private mutating func unreadable(_ problem: JSONProblem) -> JSONValue {
    scanner.report(problem, at: 0)
    return JSONValue(.unreadable(nil), at: 0)
  }

  private mutating func value(expected: JSONProblem.Expectation = .value) -> JSONValue {
    let start = scanner.offset
    valueCount += 1
    if valueCount > Self.valueLimit {
      scanner.report(.tooManyValues(limit: Self.valueLimit), at: start)
      scanner.giveUp()
      return JSONValue(.unreadable(nil), at: start)
    }
    switch scanner.next {
    case .doubleQuote, .singleQuote: return scanner.string()
    case .openBrace: return object()
    case .openBracket: return list()
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return JSONValue(scanner.number(), at: start)
    case let byte? where byte.isDigit: return JSONValue(scanner.number(), at: start)
    case let byte? where byte.isLetter: return JSONValue(word(), at: start)
    default:
      scanner.giveUp(expected: expected)
      return JSONValue(.unreadable(nil), at: start)
    }
  }

  private mutating func word() -> JSONValue.Content {
    let start = scanner.offset
    switch scanner.word() {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case let word:
      scanner.report(.bareWord(word), at: start)
      return .unreadable(nil)
    }
  }

  // MARK: Lists and objects (RFC 8259, sections 4 and 5)

  private mutating func list() -> JSONValue {
    let start = scanner.offset
    var values: [JSONValue] = []
    container(until: .closeBracket, orElse: .commaOrListEnd) { parser in
      parser.scanner.path.steps[parser.scanner.path.steps.count - 1] = .index(values.count)
      values.append(parser.value())
      // A string that is refused as a whole is no name that is missing elsewhere.
      if case .unreadable(let type) = values.last?.content,
        type != .string || parser.scanner.hasStrayBytes
      {
        parser.incomplete.append(start)
      }
    }
    return JSONValue(.list(values), at: start)
  }

  private mutating func object() -> JSONValue {
    let start = scanner.offset
    var members: [JSONMember] = []
    container(until: .closeBrace, orElse: .commaOrObjectEnd) { parser in
      let keyOffset = parser.scanner.offset
      let key = parser.key()
      parser.colon()
      if parser.scanner.hasGivenUp { return }
      guard let key else {
        // The value of a key that cannot be read is parsed only to report its faults.
        if parser.scanner.hasStrayBytes { parser.incomplete.append(start) }
        return _ = parser.value()
      }
      parser.scanner.path.steps.append(.key(key))
      members.append(JSONMember(key: key, value: parser.value(), keyOffset: keyOffset))
      parser.scanner.path.steps.removeLast()
    }
    return JSONValue(.object(members), at: start)
  }

  /// Parses a key; `nil` if it is too long, has too many marks, or is not UTF-8.
  private mutating func key() -> String? {
    let start = scanner.offset
    switch scanner.next {
    case .doubleQuote, .singleQuote:
      if case .string(let key) = scanner.string().content { return key }
    case let byte? where byte.isLetter:
      let word = scanner.word()
      scanner.report(.bareWord(word), at: start)
      return word
    default: scanner.giveUp(expected: .key)
    }
    return nil
  }

  private mutating func colon() {
    scanner.skipSpace()
    if scanner.next == .colon {
      scanner.offset += 1
    } else if scanner.next == UInt8(ascii: "=") {
      scanner.report(.missingColon, at: scanner.offset)
      scanner.offset += 1
    } else if isAtValue {
      scanner.report(.missingColon, at: scanner.offset)
    } else if !scanner.hasGivenUp {
      scanner.giveUp(expected: .colon)
    }
    scanner.skipSpace()
  }

  /// Parses what is between two brackets.
  ///
  /// - Parameters:
  ///   - close: The closing bracket.
  ///   - expected: What may follow an entry.
  ///   - entry: Parses one entry; the scanner is at its first byte.
  private mutating func container(
    until close: UInt8, orElse expected: JSONProblem.Expectation,
    _ entry: (inout JSONParser) -> Void
  ) {
    let start = scanner.offset
    guard depth < Self.depthLimit else {
      scanner.report(.tooDeep(limit: Self.depthLimit), at: scanner.offset)
      scanner.giveUp()
      return incomplete.append(start)
    }
    depth += 1
    if close == .closeBracket { scanner.path.steps.append(.index(0)) }
    defer {
      if close == .closeBracket { scanner.path.steps.removeLast() }
      if scanner.hasGivenUp { incomplete.append(start) }
      depth -= 1
    }
    scanner.offset += 1
    scanner.skipSpace()
    var lastComma: Int?
    while scanner.next != close {
      if scanner.log.isFull { scanner.giveUp() }
      if scanner.next == .comma {
        scanner.report(.extraComma, at: scanner.offset)
        lastComma = nil
      } else {
        entry(&self)
        scanner.skipSpace()
        lastComma = scanner.next == .comma ? scanner.offset : nil
      }
      if scanner.hasGivenUp { return }
      if scanner.next == .comma {
        scanner.offset += 1
        scanner.skipSpace()
      } else if scanner.next != close {
        if scanner.next == .closeBrace || scanner.next == .closeBracket {
          return reportWrongBracket(expected: expected)
        }
        guard isAtValue else { return scanner.giveUp(expected: expected) }
        if !scanner.hasSwallowedComma { scanner.report(.missingComma, at: scanner.offset) }
      }
      scanner.hasSwallowedComma = false
    }
    if let lastComma { scanner.report(.trailingComma, at: lastComma) }
    scanner.offset += 1
  }

  /// Reports that the other kind of bracket closes this list or object.
  ///
  /// If it is the last character of the text, it closes the parent, and this one is not closed at all.
  private mutating func reportWrongBracket(expected: JSONProblem.Expectation) {
    let found = scanner.next == .closeBrace ? "}" : "]"
    scanner.report(.unexpected(found: found, expected: expected), at: scanner.offset)
    if depth == 1 || scanner.endOfSpace(from: scanner.offset + 1) < scanner.bytes.count {
      scanner.offset += 1
    }
  }

  /// Whether the next byte can only be the beginning of another entry.
  private var isAtValue: Bool {
    switch scanner.next {
    case .doubleQuote, .singleQuote, .openBrace, .openBracket, UInt8(ascii: "-"): true
    case let byte?: byte.isDigit || byte.isLetter
    case nil: false
    }
  }
}

extension [UInt8] {
  /// UTF-16 or UTF-32 if the first bytes show one of these, otherwise `nil`.
  ///
  /// A JSON text begins with an ASCII character, so zeros beside it tell the encoding (RFC 4627,
  /// section 3), as a byte order mark does (Unicode 16, table 2-4).
  fileprivate var foreignEncoding: String? {
    let start = Array(prefix(4))
    if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    switch start.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true]: return "UTF-16"
    default: return nil
    }
  }
}
