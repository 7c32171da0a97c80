import Testing

@testable import TerminalMenu

struct ScreenLineTests {
  /// Creates a line of alternating bold and plain pieces.
  private func line(_ texts: [String]) -> ScreenLine {
    texts.enumerated().reduce(into: ScreenLine()) { line, piece in
      line.append(piece.element, piece.offset % 2 == 0 ? .bold : .plain)
    }
  }

  @Test func `is equal regardless of its pieces`() {
    var whole = ScreenLine("ab漢e\u{301}", .bold)
    whole.append("f")
    var line = ScreenLine("a", .bold)

    line.append("b", .bold)
    line.append("", .reversed)
    line.append(ScreenLine("漢", .bold))
    line.append(ScreenLine("e", .bold))
    line.append("\u{301}", .bold)
    line.append("f")

    #expect(line == whole)
    #expect(line.text == "ab漢e\u{301}f")
  }

  @Test func `recounts columns when an appended mark joins`() {
    var line = ScreenLine("a❤", .bold)

    line.append("\u{FE0F}", .bold)
    line.append("b", .bold)

    #expect(line.columns == 4)
    #expect(line == ScreenLine("a❤\u{FE0F}b", .bold))
  }

  @Test(arguments: [
    (["abc", "def"], 6, ["abc", "def"]), (["abc", "def"], 5, ["abc", "d~"]),
    (["abc", "def"], 4, ["abc", "~"]),
    // A piece that just fits is truncated if another follows, to show the sign.
    (["abc", "def"], 3, ["ab~"]), (["abc", "def"], 2, ["a~"]), (["abc", "def"], 1, ["~"]),
    (["abc", "def"], 0, []), (["a", "b", "c", "d"], 3, ["a", "b", "~"]),
    (["a", "漢字"], 4, ["a", "漢~"]), (["a", "漢字"], 3, ["a", "~"]), (["漢", "字"], 3, ["漢", "~"]),
    (["漢", "字"], 2, ["~"]), ([], 0, []), ([], -1, []), (["a"], -1, []),
  ])
  func `is truncated to a width, with a sign for the rest`(
    texts: [String], limit: Int, cut: [String]
  ) {
    #expect(line(texts).cut(toColumns: limit, sign: "~") == line(cut))
  }

  @Test(arguments: [
    ("a", 3, "a  "), ("漢", 3, "漢 "), ("", 2, "  "), ("abc", 3, "abc"), ("abc", -1, "abc"),
  ])
  func `is padded with plain spaces`(text: String, columns: Int, padded: String) {
    var expected = ScreenLine(text, .bold)
    expected.append(String(padded.dropFirst(text.count)))
    var line = ScreenLine(text, .bold)

    line.pad(toColumns: columns)

    #expect(line == expected)
  }

  @Test func `underlines characters, and shows each part`() {
    var line = ScreenLine()

    line.append("Crème…", .bold, underlining: [0..<2, 3..<4]) { $0.uppercased() }

    let underlined = TextStyle(isBold: true, isUnderlined: true)
    #expect(
      line.pieces == [
        .init(text: "CR", style: underlined, columns: 2),
        .init(text: "È", style: .bold, columns: 1),
        .init(text: "M", style: underlined, columns: 1),
        .init(text: "E…", style: .bold, columns: 2),
      ])
  }

  @Test func `underlines a part of a long text of wide characters fast`() {
    var line = ScreenLine()

    line.append(String(repeating: "漢", count: 20_000), .plain, underlining: [9_999..<10_000]) { $0 }

    #expect(line.columns == 40_000)
  }

  @Test func `appends another line, whose first piece joins one of the same style`() {
    var line = ScreenLine("語", .bold)
    var other = ScreenLine("a字", .bold)
    other.append("b漢", .reversed)

    line.append(other)

    #expect(
      line.pieces == [
        .init(text: "語a字", style: .bold, columns: 5),
        .init(text: "b漢", style: .reversed, columns: 3),
      ])
    #expect(line.columns == 8)
  }

  @Test(arguments: [
    ("", "", "Find: ", 6), ("mint", "", "Find: mint   2 of 9", 10),
    ("mi", "nt", "Find: mint  2 of 9", 8),
    // A long text is cut around the cursor, and the note left out.
    ("0123456789abcdefghij", "", "Find: 789abcdefghij", 19),
    ("0123456789abcd", "efgh", "Find: 56789abcdefgh", 15),
  ])
  func `places the cursor in a text being typed`(
    before: String, after: String, text: String, cursor: Int
  ) {
    let note = before.isEmpty ? "" : "2 of 9"
    let line = ScreenLine.typed(ScreenLine("Find: "), before, after, note: note, columns: 20)

    #expect(line.text.hasPrefix(text))
    #expect(line.cursor == cursor)
  }

  @Test func `moves the cursor with its line`() {
    var line = ScreenLine("12")
    line.append(.typed(ScreenLine("a"), "b", note: "", columns: 9))

    #expect(line.cursor == 4)
    #expect(line.cut(toColumns: 3, sign: "…").cursor == 2)
  }
}
