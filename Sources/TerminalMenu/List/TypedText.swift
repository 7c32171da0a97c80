import PlainText

/// A line of text being typed, with a cursor.
package struct TypedText: Equatable {
  /// The maximum number of bytes; further ones are ignored.
  package static let limit = 1_000

  /// The text before the cursor.
  package private(set) var before = ""
  /// The text after the cursor.
  package private(set) var after = ""

  package init(_ text: String = "") { before = text }

  package var text: String { before + after }

  /// Handles a key that edits the text or moves the cursor, and returns whether the key does.
  ///
  /// An empty text takes only what is typed, and Delete at the end of a text is left to the caller.
  package mutating func take(_ key: Key) -> Bool {
    switch key {
    case .delete where after.isEmpty: return false
    case .character(let character): type(String(character))
    // Only the first line fits the field.
    case .paste(let pasted): type(String(pasted.prefix { !$0.isNewline }).printable)
    case _ where text.isEmpty: return false
    case .backspace: _ = before.popLast()
    case .delete: after = String(after.dropFirst())
    case .control("w"), .altBackspace: deleteWord()
    case .control("u"): self = TypedText()
    case .left:
      if let character = before.popLast() { after.insert(character, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    default: return false
    }
    return true
  }

  /// Deletes the word before the cursor, and the spaces between them.
  private mutating func deleteWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }

  private mutating func type(_ more: String) {
    var room = Self.limit - text.utf8.count
    before += String(
      more.unicodeScalars.prefix { scalar in
        room -= UTF8.width(scalar)
        return room >= 0
      })
  }
}
