import Testing

@testable import TerminalMenu

/// What stands in each column of a line.
struct ScreenLineCellsTests {
  @Test(arguments: [
    ("", []), ("ab", ["a", "b"]), ("a漢b", ["a", "漢", "", "b"]), ("👍🏽🇫🇮", ["👍🏽", "", "🇫🇮", ""]),
    ("e\u{301}a", ["e\u{301}", "a"]), ("a\u{200B}b", ["a\u{200B}", "b"]),
    ("漢\u{200B}b", ["漢\u{200B}", "", "b"]),
    // There is nothing that it could belong to.
    ("\u{200B}a", ["a"]),
  ])
  func `a line has a cell for each column`(text: String, glyphs: [String]) {
    let line = ScreenLine(text, .bold)

    #expect(glyphs.indices.map { line.text(of: $0..<$0 + 1) } == glyphs)
    #expect(line.cells.map(\.style) == glyphs.map { _ in .bold })
  }

  @Test func `each cell looks like the piece that it is from, a mark like what it is on`() {
    var line = ScreenLine("ae", .bold)
    line.append("\u{301}漢")

    #expect(line.text(of: 0..<4) == "ae\u{301}漢")
    #expect(line.cells.map(\.style) == [.bold, .bold, .plain, .plain])
  }

  @Test func `is blank beyond the end of the line`() {
    let line = ScreenLine("a漢")

    #expect(line[2].isContinuation)
    #expect(line[3] == .blank)
    #expect(line.text(of: 3..<5) == "  ")
  }

  @Test func `tells one character beyond the simple from another`() {
    let (old, new) = (ScreenLine("漢漢"), ScreenLine("字漢"))

    #expect((0..<5).map { new[$0] == old[$0] } == [false, true, true, true, true])
  }

  @Test func `takes any number of marks on one character, one by one, in no time`() {
    // Each of these is a character of its own, without width.
    let marks = String(repeating: "\u{200B}", count: 100_000)
    var line = ScreenLine("a" + marks)
    line.append("b")

    #expect(line.columns == 2)
    #expect(line.text == "a" + marks + "b")
  }
}
