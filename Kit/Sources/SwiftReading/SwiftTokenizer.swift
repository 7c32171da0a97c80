/// Splits Swift source into tokens and comments, with their places in its bytes.
///
/// It knows enough of Swift to tell code from comments, strings and regular expressions.
package struct SwiftTokenizer {
  /// How deep strings can be nested by interpolation, as in `"\(a("b"))"`.
  package static let deepestString = 50
  /// How deep brackets can be nested.
  package static let deepestBracket = 100

  package private(set) var tokens: [SwiftToken] = []
  /// The places of comments that are not in a string.
  package private(set) var comments: [Range<Int>] = []
  /// The tokens of each interpolation of a string, with its brackets.
  package private(set) var interpolations: [[SwiftToken]] = []

  private let file: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0
  private var strings = 0
  private var isSeparated = true
  private var isFirst = true

  /// Returns the tokens of a source, whose comments and literals have to end.
  package static func tokens(of text: String, file: String) throws(SourceFault) -> [SwiftToken] {
    try SwiftTokenizer(Array(text.utf8), file: file).tokens
  }

  /// Reads a source, whose comments and literals have to end.
  package init(_ bytes: [UInt8], file: String) throws(SourceFault) {
    self.bytes = bytes
    self.file = file
    // A byte order mark is no code.
    if bytes.starts(with: "\u{FEFF}".utf8) { position = 3 }
    while try readToken() {}
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func follows(_ text: String, at offset: Int = 0) -> Bool {
    var index = position + offset
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  private mutating func advance(_ count: Int = 1) {
    let end = min(position + count, bytes.count)
    while position < end {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      if bytes[position].isLineBreak { isFirst = true }
      position += 1
    }
  }

  /// Reads the next token; returns whether there was one.
  private mutating func readToken() throws(SourceFault) -> Bool {
    try skipSpaceAndComments()
    guard let first = next else { return false }
    let start = position
    var token = SwiftToken(line: line, depth: depth, isSeparated: isSeparated, isFirst: isFirst)
    var hashes = 0
    if first == UInt8(ascii: "#") { while follows("#", at: hashes) { hashes += 1 } }
    if Self.isWord(first) {
      token.kind = .word
      // A name has no line break.
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    } else if follows("\"", at: hashes)
      || follows("/", at: hashes) && (hashes > 0 || beginsExpression)
    {
      token.kind = .literal
      try skipLiteral(hashes: hashes)
    } else if first == UInt8(ascii: "`") {
      token.kind = .word
      repeat { advance() } while next.map { $0 != UInt8(ascii: "`") && !$0.isLineBreak } ?? false
      if next == UInt8(ascii: "`") { advance() }
    } else {
      advance(follows("->") ? 2 : max(hashes, 1))
      switch first {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == Self.deepestBracket {
          throw SourceFault(
            file: file, line: token.line,
            "Brackets are nested more than \(Self.deepestBracket) deep here. Split the code.")
        }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(depth - 1, 0)
        token.depth = depth
      default: break
      }
    }
    token.range = start..<position
    token.text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(token)
    isSeparated = false
    isFirst = false
    return true
  }

  /// Returns whether a byte can be part of a name or a number; all beyond ASCII can.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\u{80}"...: true
    default: false
    }
  }

  private mutating func skipSpaceAndComments() throws(SourceFault) {
    while let next {
      let (start, begin) = (position, line)
      if next <= UInt8(ascii: " ") {
        advance()
      } else if next != UInt8(ascii: "/"), position > 0 {
        return
      } else if follows("//") || position == 0 && follows("#!") {
        while let next = self.next, !next.isLineBreak { advance() }
        comments.append(start..<position)
      } else if follows("/*") {
        var depth = 0
        repeat {
          if self.next == nil {
            throw SourceFault(
              file: file, line: begin, "This comment does not end. Close it with */.")
          }
          let change = follows("/*") ? 1 : follows("*/") ? -1 : 0
          depth += change
          advance(change == 0 ? 1 : 2)
        } while depth > 0
        comments.append(start..<position)
      } else {
        return
      }
      isSeparated = true
    }
  }

  /// Skips a string, or a regular expression such as `#/[a-z]/#`.
  private mutating func skipLiteral(hashes: Int) throws(SourceFault) {
    let fault = SourceFault(file: file, line: line, "This literal does not end. Close it.")
    let fence = String(repeating: "#", count: hashes)
    advance(hashes)
    var mark = ["/", "\"\"\""].first { follows($0) } ?? "\""
    // #"""# is one line with a quote in it.
    if hashes > 0, mark.utf8.count == 3, endsOnItsLine("\"" + fence) { mark = "\"" }
    let spansLines = mark.utf8.count == 3 || mark == "/" && hashes > 0
    let (escape, end) = (mark == "/" ? "\\" : "\\" + fence, mark + fence)
    advance(mark.utf8.count)
    while let next, spansLines || !next.isLineBreak {
      if follows(escape) {
        advance(escape.utf8.count)
        if mark != "/", self.next == UInt8(ascii: "(") {
          try skipInterpolation(orThrow: fault)
        } else if spansLines || self.next.map({ !$0.isLineBreak }) ?? false {
          advance()
        }
      } else if follows(end) {
        return advance(end.utf8.count)
      } else {
        advance()
      }
    }
    throw fault
  }

  /// Returns whether a text is in the rest of the line, after the next byte.
  private func endsOnItsLine(_ text: String) -> Bool {
    var offset = 1
    while position + offset < bytes.count, !bytes[position + offset].isLineBreak {
      if follows(text, at: offset) { return true }
      offset += 1
    }
    return false
  }

  private mutating func skipInterpolation(orThrow fault: SourceFault) throws(SourceFault) {
    if strings == Self.deepestString {
      throw SourceFault(
        file: file, line: line,
        "Strings are nested more than \(Self.deepestString) deep here. Use constants.")
    }
    strings += 1
    defer { strings -= 1 }
    let (tokenCount, commentCount, outer) = (tokens.count, comments.count, depth)
    repeat {
      guard try readToken() else { throw fault }
    } while depth > outer
    // They belong to the string.
    interpolations.append(Array(tokens[tokenCount...]))
    tokens.removeLast(tokens.count - tokenCount)
    comments.removeLast(comments.count - commentCount)
  }

  /// Whether a regular expression such as `/[a-z]/` begins here, where `/` could be an operator.
  private var beginsExpression: Bool {
    let isApart = isSeparated || ["(", "[", ",", ":"].contains(tokens.last?.text ?? "(")
    var index = position + 1
    guard isApart, index < bytes.count, bytes[index] > UInt8(ascii: " ") else { return false }
    while index < bytes.count, !bytes[index].isLineBreak {
      if bytes[index] == UInt8(ascii: "/") { return true }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether Swift ends a line with it.
  package var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
