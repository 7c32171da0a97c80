@testable import TerminalMenu

/// Input from terminals, with ESC written as `␛`.
enum KeyTables {
  static let typed: [KeyRow] = [
    KeyRow("", []),
    KeyRow("q", q(1)),
    KeyRow(" ~", [.character(" "), .character("~")]),
    KeyRow("\r", [.enter]),
    KeyRow("\n", [.enter]),
    KeyRow("\r\n", [.enter, .enter]),
    KeyRow("\t", [.tab]),
    KeyRow([0x08, 0x7F], [.backspace, .backspace]),
    KeyRow([0x01, 0x03, 0x1A], [.control("a"), .control("c"), .control("z")]),
    KeyRow(
      [0x1C, 0x1D, 0x1E, 0x1F], [.control("\\"), .control("]"), .control("^"), .control("_")]),
    KeyRow([0x00, 0x71, 0x00], q(1)),
    KeyRow("é٣語🍦", [.character("é"), .character("٣"), .character("語"), .character("🍦")]),
    KeyRow("e\u{301}", [.character("e"), .character("\u{301}")]),
    KeyRow(
      "\u{A0}\u{7FF}\u{800}\u{FFFC}\u{10000}\u{10FFFF}",
      [
        .character("\u{A0}"), .character("\u{7FF}"), .character("\u{800}"),
        .character("\u{FFFC}"), .character("\u{10000}"), .character("\u{10FFFF}"),
      ]),
  ]

  static let notUnicode: [KeyRow] = [
    // An incomplete character before any byte.
    KeyRow([0xC3], []),
    KeyRow([0xE2, 0x82], []),
    KeyRow([0xF0, 0x9F, 0x8D], []),
    KeyRow([0xC3, 0x71], q(1)),
    KeyRow([0xF0, 0x9F, 0x71], q(1)),
    KeyRow([0xE2, 0x82, 0x0D], [.enter]),
    KeyRow([0xE2, 0xC3, 0xA9], [.character("é")]),
    KeyRow([0xC3, 0x1B, 0x5B, 0x41], [.up]),
    // Stray continuations, overlong forms, a surrogate, a scalar beyond U+10FFFF, and invalid bytes.
    KeyRow([0x80, 0xBF, 0x71], q(1)),
    KeyRow([0xC0, 0xAF, 0xC1, 0xBF, 0x71], q(1)),
    KeyRow([0xE0, 0x80, 0xAF, 0x71], q(1)),
    KeyRow([0xE0, 0x9F, 0xBF, 0x71], q(1)),
    KeyRow([0xF0, 0x8F, 0xBF, 0xBF, 0x71], q(1)),
    KeyRow([0xED, 0xA0, 0x80, 0x71], q(1)),
    KeyRow([0xED, 0x9F, 0xBF, 0x71], [.character("\u{D7FF}"), .character("q")]),
    KeyRow([0xF4, 0x90, 0x80, 0x80, 0x71], q(1)),
    KeyRow([0xF5, 0xFE, 0xFF, 0x71], q(1)),
    // Bidirectional marks, line separators, and the byte order mark.
    KeyRow("\u{202E}\u{61C}\u{2066}\u{2028}\u{FEFF}q", q(1)),
    // C1 controls, from U+0080 to U+009F.
    KeyRow("\u{80}\u{9B}A\u{9F}", [.character("A")]),
    KeyRow([0x9B, 0x41], [.character("A")]),
  ]

  /// The letter that shows where decoding continues.
  static func q(_ count: Int) -> [Key] { Array(repeating: .character("q"), count: count) }
}
