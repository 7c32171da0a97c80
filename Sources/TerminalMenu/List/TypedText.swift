import PlainText

/// A line of text being typed.
package struct TypedText: Equatable {
  /// The maximum number of bytes; further ones are ignored.
  package static let limit = 1_000

  package private(set) var text = ""

  package init() {}

  /// Handles a key that edits the text.
  ///
  /// - Returns: Whether the key was handled.
  package mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): type(String(character))
    // Only the first line fits the field.
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
