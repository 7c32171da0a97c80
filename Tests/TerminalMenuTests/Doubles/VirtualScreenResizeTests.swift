import Testing

@testable import TestSupport
@testable import TerminalMenu

struct VirtualScreenResizeTests {
  @Test(arguments: [
    // The rows below the cursor are dropped first, then those at the top.
    ("abcd\nb", 4, 2, [], ["abcd", "b"], 1, 1),
    ("abcd\nb\nc", 4, 2, ["abcd"], ["b", "c"], 1, 1),
    ("abcd\nb\nc\u{1B}[H", 4, 1, [], ["abcd"], 0, 0),
    ("abcd\nb\nc\u{1B}[2H", 4, 1, ["abcd"], ["b"], 0, 0),
    ("abcd\nb", 4, 5, [], ["abcd", "b", "", "", ""], 1, 1),
    // Columns are cropped, including the whole of a wide character.
    ("abcd", 2, 3, [], ["ab", "", ""], 0, 1),
    ("a語d", 2, 3, [], ["a", "", ""], 0, 1),
    ("abcd", 6, 3, [], ["abcd", "", ""], 0, 3),
  ])
  func `crops or extends without reflowing text`(
    text: String, columns: Int, rows: Int, scrollback: [String], lines: [String], row: Int,
    column: Int
  ) {
    var screen = VirtualScreen(columns: 4, rows: 3)
    screen.feed(text)

    screen.resize(columns: columns, rows: rows)

    #expect(screen.lines == lines)
    #expect(screen.scrollback == scrollback)
    #expect(screen.cursor == (row, column))
  }

  @Test func `wraps at the new edge`() {
    var screen = VirtualScreen(columns: 2, rows: 1)

    screen.resize(columns: 3, rows: 2)
    screen.feed("abcd")

    #expect(screen.lines == ["abc", "d"])
  }
}
