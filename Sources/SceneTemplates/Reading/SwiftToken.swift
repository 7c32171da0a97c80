/// A word, literal or punctuation mark of Swift source.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword, with its backticks.
    case word
    /// A string or a regular expression, whole.
    case literal
    /// One character of punctuation, `->`, or all of `##`.
    case mark
  }

  var kind = Kind.mark
  var text = ""
  /// Its place in the bytes of the source.
  var range = 0..<0
  /// The line that it begins on, from 1.
  var line: Int
  /// The number of brackets around it; a bracket is outside of itself.
  var depth: Int
  /// Whether a space, a comment or a new line comes before it.
  var isSeparated: Bool
  /// Whether it is the first on its line.
  var isFirst: Bool

  /// Returns whether it is this keyword or mark.
  static func ~= (text: String, token: SwiftToken) -> Bool {
    token.kind != .literal && token.text == text
  }
}

extension Sequence<SwiftToken> {
  /// The tokens as they are written, on one line and without comments.
  var joined: String {
    reduce(into: "") { text, token in
      if token.isSeparated, !text.isEmpty { text += " " }
      text += token.text
    }
  }
}
