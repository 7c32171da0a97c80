import Testing

@testable import scoops

struct ScreenCellTests {
  @Test(arguments: [
    ("", []), ("ab", ["a", "b"]), ("a漢b", ["a", "漢", "", "b"]), ("👍🏽🇫🇮", ["👍🏽", "", "🇫🇮", ""]),
    ("e\u{301}a", ["e\u{301}", "a"]), ("a\u{200B}b", ["a\u{200B}", "b"]),
    ("漢\u{200B}b", ["漢\u{200B}", "", "b"]),
    // There is nothing that it could belong to.
    ("\u{200B}a", ["a"]),
  ])
  func `a line has a cell for each column`(text: String, glyphs: [String]) {
    #expect(ScreenLine(text, .bold).cells() == glyphs.map { ScreenCell(glyph: $0, style: .bold) })
  }

  @Test func `each cell looks like the piece that it is from, a mark like what it is on`() {
    var line = ScreenLine("ae", .bold)
    line.append("\u{301}漢")

    #expect(
      line.cells() == [
        ScreenCell(glyph: "a", style: .bold), ScreenCell(glyph: "e\u{301}", style: .bold),
        ScreenCell(glyph: "漢", style: .plain), ScreenCell(glyph: "", style: .plain),
      ])
  }

  @Test(arguments: [
    ("a", true), (" ", true), ("█", true), ("●", true), ("…", true), ("", false),
    ("e\u{301}", false), ("漢", false), ("👍🏽", false),
  ])
  func `terminals agree on the width of ASCII and of blocks`(glyph: String, isCertain: Bool) {
    #expect(ScreenCell(glyph: glyph, style: .plain).hasCertainWidth == isCertain)
  }

  @Test func `only the second column of a wide character has nothing in it`() {
    #expect(ScreenLine("a漢").cells().map(\.isContinuation) == [false, false, true])
    #expect(!ScreenCell.blank.isContinuation)
  }
}
