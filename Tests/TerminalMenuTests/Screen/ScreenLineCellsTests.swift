import Testing

@testable import TerminalMenu

/// Tests the cell in each column of a line.
struct ScreenLineCellsTests {
  @Test(arguments: [
    ("", []), ("ab", ["a", "b"]), ("a漢b", ["a", "漢", "", "b"]), ("👍🏽🇫🇮", ["👍🏽", "", "🇫🇮", ""]),
    ("e\u{301}a", ["e\u{301}", "a"]), ("a\u{200B}b", ["a\u{200B}", "b"]),
    ("漢\u{200B}b", ["漢\u{200B}", "", "b"]),
    // A leading mark has no base character.
    ("\u{200B}a", ["a"]),
  ])
  func `has a cell for each column`(text: String, glyphs: [String]) {
    let line = ScreenLine(text, .bold)

    #expect(line.cells.map(\.text) == glyphs)
    #expect(line.cells.map(\.style) == glyphs.map { _ in .bold })
  }

  @Test func `styles each cell like its piece, and a mark like its character`() {
    var line = ScreenLine("ae", .bold)
    line.append("\u{301}漢")

    #expect(line.cells.map(\.text) == ["a", "e\u{301}", "漢", ""])
    #expect(line.cells.map(\.style) == [.bold, .bold, .plain, .plain])
  }

  @Test func `appends any number of marks to one character fast`() {
    // Each of these is a separate zero-width character.
    let marks = String(repeating: "\u{200B}", count: 100_000)
    var line = ScreenLine("a" + marks)
    line.append("b")

    #expect(line.columns == 2)
    #expect(line.text == "a" + marks + "b")
  }
}
