/// Splits Swift source into tokens; comments are left out.
///
/// It knows enough of Swift to tell code from comments, strings and regular expressions.
struct SwiftTokenizer {
  private let file: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isSeparated = true
  private var isFirst = true
  private(set) var tokens: [SwiftToken] = []

  /// Returns the tokens of a source.
  ///
  /// - Throws: `SourceFault` if a comment or a literal does not end.
  static func tokens(of text: String, file: String) throws(SourceFault) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(text, file: file)
    while try tokenizer.readToken() {}
    return tokenizer.tokens
  }

  private init(_ text: String, file: String) {
    bytes = Array(text.utf8)
    self.file = file
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private func follows(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { bytes[min(position + offset, bytes.count)...].starts(with: $0) }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        isFirst = true
      }
      position += 1
    }
  }

  private func fault(_ sentences: String, line: Int) -> SourceFault {
    SourceFault(file: file, line: line, sentences)
  }

  /// Reads the next token; returns whether there was one.
  private mutating func readToken() throws(SourceFault) -> Bool {
    try skipSpaceAndComments()
    guard let first = byte() else { return false }
    let start = position
    let startLine = line
    let startsLine = isFirst
    var kind = SwiftToken.Kind.mark
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") && hashes("\"") != nil {
      kind = .literal
      try skipString()
    } else if first == UInt8(ascii: "#"), let count = hashes("/") {
      kind = .literal
      try skipExtendedExpression(hashes: count)
    } else if first == UInt8(ascii: "/"), let length = expressionLength() {
      kind = .literal
      advance(length)
    } else if Self.isWord(first) {
      kind = .word
      while let next = byte(), Self.isWord(next) { advance() }
    } else if first == UInt8(ascii: "`") {
      kind = .word
      advance()
      while let next = byte(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { advance() }
      advance()
    } else {
      advance(follows("->") ? 2 : 1)
    }
    tokens.append(
      SwiftToken(
        kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self),
        line: startLine, isSeparated: isSeparated, isFirst: startsLine))
    isSeparated = false
    isFirst = false
    return true
  }

  /// Returns whether a byte can be part of a name or a number; all bytes beyond ASCII can.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipSpaceAndComments() throws(SourceFault) {
    while let next = byte() {
      if next <= UInt8(ascii: " ") {
        advance()
      } else if follows("//") || position == 0 && follows("#!") {
        while let next = byte(), next != UInt8(ascii: "\n") { advance() }
      } else if follows("/*") {
        let begin = line
        var depth = 0
        repeat {
          guard byte() != nil else {
            throw fault("This comment does not end. Close it with */.", line: begin)
          }
          if follows("/*") {
            depth += 1
            advance(2)
          } else if follows("*/") {
            depth -= 1
            advance(2)
          } else {
            advance()
          }
        } while depth > 0
      } else {
        return
      }
      isSeparated = true
    }
  }

  // MARK: Literals

  /// Returns the number of `#` here, if a certain mark follows them.
  private func hashes(_ mark: Unicode.Scalar) -> Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: mark) ? count : nil
  }

  private func areHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipString() throws(SourceFault) {
    let begin = line
    let count = hashes("\"") ?? 0
    advance(count)
    let isLong = follows("\"\"\"")
    let quotes = isLong ? 3 : 1
    advance(quotes)
    while let next = byte() {
      if next == UInt8(ascii: "\\"), areHashes(count, at: 1) {
        advance(1 + count)
        if byte() == UInt8(ascii: "(") { try skipInterpolation(from: begin) } else { advance() }
      } else if isLong ? follows("\"\"\"") : next == UInt8(ascii: "\""),
        areHashes(count, at: quotes)
      {
        advance(quotes + count)
        return
      } else if next == UInt8(ascii: "\n"), !isLong {
        break
      } else {
        advance()
      }
    }
    throw fault("This literal does not end. Close it.", line: begin)
  }

  private mutating func skipInterpolation(from begin: Int) throws(SourceFault) {
    var depth = 0
    repeat {
      try skipSpaceAndComments()
      guard let next = byte() else {
        throw fault("This literal does not end. Close it.", line: begin)
      }
      switch next {
      case UInt8(ascii: "("):
        depth += 1
        advance()
      case UInt8(ascii: ")"):
        depth -= 1
        advance()
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "#") where hashes("\"") != nil: try skipString()
      default: advance()
      }
    } while depth > 0
  }

  /// Skips a regular expression such as `#/[a-z]/#`.
  private mutating func skipExtendedExpression(hashes count: Int) throws(SourceFault) {
    let begin = line
    advance(count + 1)
    while let next = byte() {
      if next == UInt8(ascii: "\\") {
        advance(2)
      } else if next == UInt8(ascii: "/"), areHashes(count, at: 1) {
        advance(1 + count)
        return
      } else {
        advance()
      }
    }
    throw fault("This literal does not end. Close it.", line: begin)
  }

  /// Returns the length of a regular expression such as `/[a-z]/`; `nil` where `/` is an operator.
  private func expressionLength() -> Int? {
    switch tokens.last {
    case let last? where last.kind == .literal: return nil
    case let last? where last.kind == .word:
      guard ["return", "case", "in", "try", "await", "throw"].contains(last.text) else {
        return nil
      }
    case let last? where [")", "]", "}", "?", "!"].contains(last.text): return nil
    default: break
    }
    guard let next = byte(1), next > UInt8(ascii: " "), next != UInt8(ascii: "/") else {
      return nil
    }
    var length = 1
    while let next = byte(length), next != UInt8(ascii: "\n") {
      if next == UInt8(ascii: "/") { return length + 1 }
      length += next == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
