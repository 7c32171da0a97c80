/// A pressed key or a pasted text.
package enum Key: Equatable {
  case up, down, left, right, home, end, pageUp, pageDown
  case enter, tab, backTab, backspace, delete, escape
  /// Alt and Backspace, which deletes a word.
  case altBackspace
  /// A typed character, or a space.
  case character(Unicode.Scalar)
  /// Ctrl and a letter in lower case: `.control("c")` is the byte 0x03.
  case control(Unicode.Scalar)
  /// A key that sends a signal to the job, such as Ctrl-Z; it never reaches a menu.
  case signal(Int32)
  /// A pasted text, with U+FFFD for bytes that are not UTF-8.
  case paste(String)
}

extension Key {
  /// The keys that leave a screen without a list, even if the window is too small for one.
  package static let leaving: [Key] = [.escape, .character("q"), .control("d")]

  /// Whether the key begins a search in a list.
  package var beginsSearch: Bool {
    isText && ![.backspace, .character(" "), .character("?")].contains(self)
  }

  /// Whether the key types or deletes text.
  package var isText: Bool {
    switch self {
    case .character, .paste, .backspace: true
    default: false
    }
  }

  /// Makes the key for a byte that is a key by itself, otherwise `nil`.
  init?(_ byte: UInt8) {
    switch byte {
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Unicode.Scalar(byte + 0x60))
    // Ctrl and one of \ ] ^ _, which have no lower case.
    case 0x1C...0x1F: self = .control(Unicode.Scalar(byte + 0x40))
    case 0x20...0x7E: self = .character(Unicode.Scalar(byte))
    default: return nil
    }
  }
}
