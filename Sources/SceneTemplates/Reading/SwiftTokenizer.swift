/// Splits Swift source into tokens; comments are left out.
///
/// It knows enough of Swift to tell code from comments, strings and regular expressions.
struct SwiftTokenizer {
  private let file: String
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var depth = 0
  private var isSeparated = true
  private var isFirst = true
  private var tokens: [SwiftToken] = []

  /// Returns the tokens of a source, whose comments and literals have to end.
  static func tokens(of text: String, file: String) throws(SourceFault) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(text, file: file)
    while try tokenizer.readToken() {}
    return tokenizer.tokens
  }

  private init(_ text: String, file: String) {
    scalars = Array(text.unicodeScalars)
    self.file = file
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func follows(_ text: String, at offset: Int = 0) -> Bool {
    scalars.dropFirst(position + offset).starts(with: text.unicodeScalars)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < scalars.count {
      if scalars[position] == "\n" {
        line += 1
        isFirst = true
      }
      position += 1
    }
  }

  /// Reads the next token; returns whether there was one.
  private mutating func readToken() throws(SourceFault) -> Bool {
    try skipSpaceAndComments()
    guard let first = next else { return false }
    let start = position
    var token = SwiftToken(line: line, depth: depth, isSeparated: isSeparated, isFirst: isFirst)
    let hashes = scalars[position...].prefix { $0 == "#" }.count
    if follows("\"", at: hashes) || follows("/", at: hashes) && (hashes > 0 || beginsExpression) {
      token.kind = .literal
      try skipLiteral(hashes: hashes)
    } else if Self.isWord(first) {
      token.kind = .word
      while let next, Self.isWord(next) { advance() }
    } else if first == "`" {
      token.kind = .word
      repeat { advance() } while next != nil && next != "`" && next != "\n"
      advance()
    } else {
      advance(follows("->") ? 2 : 1)
      if "([{".unicodeScalars.contains(first) { depth += 1 }
      if ")]}".unicodeScalars.contains(first) {
        depth = max(depth - 1, 0)
        token.depth = depth
      }
    }
    token.text = String(String.UnicodeScalarView(scalars[start..<position]))
    tokens.append(token)
    isSeparated = false
    isFirst = false
    return true
  }

  /// Returns whether a letter can be part of a name or a number; all beyond ASCII can.
  private static func isWord(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\u{80}"...: true
    default: false
    }
  }

  private mutating func skipSpaceAndComments() throws(SourceFault) {
    while let next {
      if next <= " " {
        advance()
      } else if follows("//") || position == 0 && follows("#!") {
        while let next = self.next, next != "\n" { advance() }
      } else if follows("/*") {
        let begin = line
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
      } else {
        return
      }
      isSeparated = true
    }
  }

  // MARK: Literals

  /// Skips a string, or a regular expression such as `#/[a-z]/#`.
  private mutating func skipLiteral(hashes: Int) throws(SourceFault) {
    let fault = SourceFault(file: file, line: line, "This literal does not end. Close it.")
    let fence = String(repeating: "#", count: hashes)
    advance(hashes)
    let mark = ["/", "\"\"\""].first { follows($0) } ?? "\""
    let escape = mark == "/" ? "\\" : "\\" + fence
    advance(mark.count)
    while let next, next != "\n" || mark.count == 3 || mark == "/" {
      if follows(escape) {
        advance(escape.count)
        if mark != "/", self.next == "(" {
          try skipInterpolation(orThrow: fault)
        } else {
          advance()
        }
      } else if follows(mark + fence) {
        return advance(mark.count + hashes)
      } else {
        advance()
      }
    }
    throw fault
  }

  private mutating func skipInterpolation(orThrow fault: SourceFault) throws(SourceFault) {
    let (count, outer) = (tokens.count, depth)
    repeat {
      guard try readToken() else { throw fault }
    } while depth > outer
    // They belong to the string.
    tokens.removeLast(tokens.count - count)
  }

  /// Whether a regular expression such as `/[a-z]/` begins here, where `/` could be an operator.
  private var beginsExpression: Bool {
    let isApart = isSeparated || ["(", "[", ",", ":"].contains(tokens.last?.text ?? "(")
    let rest = scalars[(position + 1)...].prefix { $0 != "\n" }
    return isApart && rest.first.map { $0 > " " } ?? false && rest.contains("/")
  }
}
