import Testing

@testable import TestSupport
@testable import TerminalMenu

struct VirtualScreenTests {
  /// Returns a screen of four columns and three rows showing a text, with ␛ for ESC.
  private func screen(_ text: String, convertsLineFeeds: Bool = true) -> VirtualScreen {
    var screen = VirtualScreen(columns: 4, rows: 3, convertsLineFeeds: convertsLineFeeds)
    screen.feed(KeyRow(text, []).bytes)
    return screen
  }

  @Test(arguments: [
    ("", [], ["", "", ""], 0, 0),
    ("ab\nc  \n", [], ["ab", "c", ""], 2, 0),
    // The right edge: only the next character begins a new row.
    ("abcd", [], ["abcd", "", ""], 0, 3),
    ("abcde", [], ["abcd", "e", ""], 1, 1),
    ("abcd\ne", [], ["abcd", "e", ""], 1, 1),
    ("abcd\re", [], ["ebcd", "", ""], 0, 1),
    ("abcd\u{8}e", [], ["abed", "", ""], 0, 3),
    ("abcd␛[me", [], ["abcd", "e", ""], 1, 1),
    ("abcd␛[Ce", [], ["abce", "", ""], 0, 3),
    ("␛[?7labcde", [], ["abce", "", ""], 0, 3),
    ("␛[?7labc語", [], ["ab語", "", ""], 0, 3),
    ("abcd␛[?7le", [], ["abce", "", ""], 0, 3),
    ("␛[?7labcde␛[?7hfg", [], ["abcf", "g", ""], 1, 1),
    // The bottom.
    ("a\nb\nc\nd\ne", ["a", "b"], ["c", "d", "e"], 2, 1),
    ("a\nb\nabcde", ["a"], ["b", "abcd", "e"], 2, 1),
    // Wide and zero-width characters.
    ("a語b", [], ["a語b", "", ""], 0, 3),
    ("abc語", [], ["abc", "語", ""], 1, 2),
    ("ab語c", [], ["ab語", "c", ""], 1, 1),
    ("🍦👍🏽", [], ["🍦👍🏽", "", ""], 0, 3),
    ("🇫🇮❤️", [], ["🇫🇮❤️", "", ""], 0, 3),
    ("👩‍👩‍👧e\u{301}a", [], ["👩‍👩‍👧e\u{301}a", "", ""], 0, 3),
    ("語\u{8}a", [], [" a", "", ""], 0, 2),
    ("語\ra", [], ["a", "", ""], 0, 1),
    ("語b\ra", [], ["a b", "", ""], 0, 1),
    ("a語\r語", [], ["語", "", ""], 0, 2),
    // Cursor movement.
    ("ab\u{8}\u{8}\u{8}c", [], ["cb", "", ""], 0, 1),
    ("␛[2;3Ha␛[Hb␛[3Hc", [], ["b", "  a", "c"], 2, 1),
    ("␛[9;9Ha", [], ["", "", "   a"], 2, 3),
    ("␛[;2Ha␛[2;Hb", [], [" a", "b", ""], 1, 1),
    ("␛[2B␛[2Ca␛[Ab␛[2D␛[0Ac", [], [" c", "   b", "  a"], 0, 2),
    ("␛[9B␛[9A␛[9Ca␛[9Db", [], ["b  a", "", ""], 0, 1),
    ("abc␛[2Gd␛[Ge", [], ["edc", "", ""], 0, 1),
    // Erasing.
    ("abcd␛[2G␛[K", [], ["a", "", ""], 0, 1),
    ("abcd␛[2G␛[1K", [], ["  cd", "", ""], 0, 1),
    ("abcd␛[2G␛[2K", [], ["", "", ""], 0, 1),
    ("abcd␛[K", [], ["abc", "", ""], 0, 3),
    ("abcd␛[1Ke", [], ["   e", "", ""], 0, 3),
    ("語語␛[2G␛[K", [], ["", "", ""], 0, 1),
    ("語語␛[3G␛[1K", [], ["", "", ""], 0, 2),
    ("abc\nabc\nabc␛[2;2H␛[J", [], ["abc", "a", ""], 1, 1),
    ("abc\nabc\nabc␛[2;2H␛[1J", [], ["", "  c", "abc"], 1, 1),
    ("abc\nabc\nabc␛[2;2H␛[2J", [], ["", "", ""], 1, 1),
  ])
  func `renders text like a terminal`(
    text: String, scrollback: [String], lines: [String], row: Int, column: Int
  ) {
    let screen = screen(text)

    #expect(screen.lines == lines)
    #expect(screen.scrollback == scrollback)
    #expect(screen.cursor == (row, column))
    #expect(screen.unknown == [])
  }

  @Test(arguments: [
    ("a", 1), ("e\u{301}", 1), ("█", 1), ("ｶ", 1), ("❤", 1), ("語", 2), ("한", 2), ("１", 2),
    ("𠀀", 2), ("🍦", 2), ("☝🏽", 2), ("❤️", 2), ("🇫🇮", 2), ("👩‍👩‍👧", 2),
  ])
  func `counts the columns of a character`(character: String, columns: Int) {
    #expect(screen(character).cursor == (0, columns))
  }

  @Test func `shows another screen, and then the first one as it was`() {
    var screen = screen("ab␛[?1049h")
    #expect(screen.text == "")

    screen.feed("\u{1B}[Hc\nd\ne\nf")
    screen.resize(columns: 5, rows: 4)
    screen.feed("\u{1B}[?1049l")

    #expect(screen.text == "ab")
    #expect(screen.scrollback == [])
    #expect(screen.cursor == (0, 2))
  }

  @Test(arguments: [
    ("\t", ["U+0009"]), ("\u{7F}", ["U+007F"]), ("\u{9B}", ["U+009B"]),
    ("\u{301}", ["nothing before U+0301"]),
    ("␛8␛M", ["ESC8", "ESCM"]), ("␛␛[m", ["ESC"]), ("␛[3\u{7}", ["ESC[3", "U+0007"]),
    ("␛[S", ["ESC[S"]), ("␛[3J", ["ESC[3J"]), ("␛[1;2A", ["ESC[1;2A"]), ("␛[ q", ["ESC[ q"]),
    ("␛[?1047h", ["ESC[?1047h"]), ("␛[?25;8l", ["ESC[?25;8l"]), ("␛[?25n", ["ESC[?25n"]),
    ("␛[?h", ["ESC[?h"]), ("␛[>1m", ["ESC[>1m"]), ("␛[1:2m", ["ESC[1:2m"]),
    ("␛[5m", ["ESC[5m"]), ("␛[38m", ["ESC[38m"]), ("␛[38;5m", ["ESC[38;5m"]),
    ("␛[48;2;1;2m", ["ESC[48;2;1;2m"]), ("␛[38;5;256m", ["ESC[38;5;256m"]),
    ("␛[99999999999999999999A", ["ESC[99999999999999999999A"]),
  ])
  func `records unsupported sequences`(text: String, unknown: [String]) {
    #expect(screen(text).unknown == unknown)
  }
}
