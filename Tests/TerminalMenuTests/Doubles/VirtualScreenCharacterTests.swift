import Testing

@testable import TestSupport
@testable import TerminalMenu

struct VirtualScreenCharacterTests {
  /// Returns a screen of four columns and three rows showing a text.
  private func screen(_ text: String) -> VirtualScreen {
    var screen = VirtualScreen(columns: 4, rows: 3)
    screen.feed(text)
    return screen
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("…", 1), ("█", 1), ("ｶ", 1), ("❤", 1), ("☝", 1),
    ("語", 2), ("カ", 2), ("한", 2), ("１", 2), ("𠀀", 2), ("\u{1100}", 2),
    ("🍦", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤️", 2), ("🇫🇮", 2), ("👩‍👩‍👧", 2),
  ])
  func `counts the columns of a character`(character: String, columns: Int) {
    #expect(screen(character).cursor == (0, columns))
  }

  @Test(arguments: ["a", "語", "abcd", "ab語", "a\u{301}"])
  func `joins a later mark to the preceding character`(text: String) {
    var screen = screen(text)

    screen.feed("\u{323}")

    #expect(screen.lines == [text + "\u{323}", "", ""])
    #expect(screen.cursor == self.screen(text).cursor)
    #expect(screen.unknown == [])
  }

  @Test func `overwrites a wide character together with its marks`() {
    var screen = screen("語")

    screen.feed("\u{323}")
    screen.feed("\ra")

    #expect(screen.lines == ["a", "", ""])
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], "a\u{FFFD}"), ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
      ([0x61, 0xE2, 0x62], "a\u{FFFD}b"), ([0x61, 0x80, 0x62], "a\u{FFFD}b"),
    ] as [([UInt8], String)])
  func `records malformed UTF-8`(bytes: [UInt8], text: String) {
    var screen = VirtualScreen(columns: 4, rows: 1)

    screen.feed(bytes)

    #expect(screen.text == text)
    #expect(screen.unknown == ["not UTF-8"])
  }

  @Test func `accepts input in pieces of any length`() {
    let bytes = KeyRow("aé語🍦␛[1;2H␛[38;5;9mx", []).bytes
    var screen = VirtualScreen(columns: 8, rows: 1)

    for byte in bytes { screen.feed([byte]) }

    #expect(screen.text == "ax語🍦")
    #expect(screen.style(row: 0, column: 1).foreground == "38;5;9")
    #expect(screen.unknown == [])
    #expect(screen.unfinished == [])
    screen.feed([0x1B, 0x5B])
    #expect(screen.unfinished == [0x1B, 0x5B])
  }
}
