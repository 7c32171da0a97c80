import PlainText

/// A line of text that is being typed.
package struct TypedText: Equatable {
  /// The maximum number of bytes; more is ignored.
  package static let limit = 1_000

  package private(set) var text = ""

  package init() {}

  /// Handles a key that edits the text.
  ///
  /// - Returns: Whether the key was one.
  package mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): type(String(character))
    // The text is one line.
    case .paste(let pasted): type(String(pasted.prefix { !$0.isNewline }).printable)
    case .backspace: text = String(text.dropLast())
    case .control("u"): text = ""
    default: return false
    }
    return true
  }

  private mutating func type(_ more: String) {
    var room = Self.limit - text.utf8.count
    text += String(
      more.unicodeScalars.prefix { scalar in
        room -= UTF8.width(scalar)
        return room >= 0
      })
  }
}
