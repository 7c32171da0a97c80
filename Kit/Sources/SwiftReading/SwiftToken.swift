/// A word, literal or punctuation mark of Swift source.
///
/// A large project has millions of tokens, so each keeps its numbers in few bytes.
package struct SwiftToken: Equatable {
  package enum Kind: Equatable {
    /// A name or a keyword, with its backticks.
    case word
    /// A string or a regular expression, whole.
    case literal
    /// One character of punctuation, `->`, or all of `##`.
    case mark
  }

  package var text = ""
  private var start: UInt32 = 0
  private var end: UInt32 = 0
  private let lineNumber: UInt32
  private var bracketCount: UInt8
  package var kind = Kind.mark
  /// Whether a space, a comment or a new line comes before it.
  package let isSeparated: Bool
  /// Whether it is the first on its line.
  package let isFirst: Bool

  init(line: Int, depth: Int, isSeparated: Bool, isFirst: Bool) {
    (lineNumber, bracketCount) = (UInt32(clamping: line), UInt8(clamping: depth))
    (self.isSeparated, self.isFirst) = (isSeparated, isFirst)
  }

  /// Its place in the bytes of the source.
  package var range: Range<Int> {
    get { Int(start)..<Int(end) }
    set {
      (start, end) = (UInt32(clamping: newValue.lowerBound), UInt32(clamping: newValue.upperBound))
    }
  }

  /// The line that it begins on, from 1.
  package var line: Int { Int(lineNumber) }

  /// The number of brackets around it; a bracket is outside of itself.
  package var depth: Int {
    get { Int(bracketCount) }
    set { bracketCount = UInt8(clamping: newValue) }
  }

  /// Returns whether it is this keyword or mark.
  package static func ~= (text: String, token: SwiftToken) -> Bool {
    token.kind != .literal && token.text == text
  }
}

extension Sequence<SwiftToken> {
  /// The tokens as they are written, on one line and without comments.
  package var joined: String {
    reduce(into: "") { text, token in
      if token.isSeparated, !text.isEmpty { text += " " }
      text += token.text
    }
  }
}
