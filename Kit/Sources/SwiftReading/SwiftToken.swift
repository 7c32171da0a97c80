/// A word, literal or punctuation mark of Swift source.
package struct SwiftToken: Equatable {
  package enum Kind: Equatable {
    /// A name or a keyword, with its backticks.
    case word
    /// A string or a regular expression, whole.
    case literal
    /// One character of punctuation, `->`, or all of `##`.
    case mark
  }

  package var kind = Kind.mark
  package var text = ""
  /// Its place in the bytes of the source.
  package var range = 0..<0
  /// The line that it begins on, from 1.
  package var line: Int
  /// The number of brackets around it; a bracket is outside of itself.
  package var depth: Int
  /// Whether a space, a comment or a new line comes before it.
  package var isSeparated: Bool
  /// Whether it is the first on its line.
  package var isFirst: Bool

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
