import Colors
import Testing

@testable import TerminalMenu

struct ScreenRunTests {
  /// An expected run: its column, its text, and whether the rest of the row is blank.
  struct Row: Equatable {
    var column: Int
    var text: String
    var isBlankToTheEnd = false

    init(_ column: Int, _ text: String, isBlankToTheEnd: Bool = false) {
      (self.column, self.text, self.isBlankToTheEnd) = (column, text, isBlankToTheEnd)
    }

    /// Creates an expected run.
    init(_ run: ScreenRun, of line: ScreenLine) {
      self.init(
        run.columns.lowerBound, line.text(of: run.columns),
        isBlankToTheEnd: run.isBlankToTheEnd)
    }
  }

  private func rows(from old: ScreenLine, to new: ScreenLine) -> [Row] {
    runs(from: old, to: new).map { Row($0, of: new) }
  }

  private func runs(from old: ScreenLine, to new: ScreenLine, row: Int = 0) -> [ScreenRun] {
    ScreenRun.changes(from: old, to: new, row: row)
  }

  @Test(arguments: [
    ("", "", []), ("abc", "abc", []), ("abc", "axc", [Row(1, "x")]), ("", "ab", [Row(0, "ab")]),
    ("ab", "abcd", [Row(2, "cd")]),
    // A short gap is redrawn, a longer one is skipped.
    ("abcdef", "xbcdex", [Row(0, "xbcdex")]), ("abcdefg", "xbcdefx", [Row(0, "x"), Row(6, "x")]),
    // Deleted text.
    ("abcd", "a", [Row(1, "   ", isBlankToTheEnd: true)]),
    ("abcd", "", [Row(0, "    ", isBlankToTheEnd: true)]),
    ("abcd", "ax", [Row(1, "x"), Row(2, "  ", isBlankToTheEnd: true)]),
    ("a b", "a  ", [Row(2, " ", isBlankToTheEnd: true)]), ("a  ", "a", []), ("a", "a  ", []),
    // A wide character is always drawn whole.
    ("漢", "字", [Row(0, "字")]), ("ab", "漢", [Row(0, "漢")]), ("a漢", "漢a", [Row(0, "漢a")]),
    ("漢", "a", [Row(0, "a"), Row(1, " ", isBlankToTheEnd: true)]),
    ("a漢b", "x漢y", [Row(0, "x漢y")]), ("漢漢", "漢字", [Row(2, "字")]), ("", "漢", [Row(0, "漢")]),
    ("x字字漢", "y字字漢", [Row(0, "y")]),
  ])
  func `contains the changes of a row`(old: String, new: String, rows: [Row]) {
    let runs = runs(from: ScreenLine(old), to: ScreenLine(new))

    #expect(runs.map { Row($0, of: ScreenLine(new)) } == rows)
    #expect(runs.map(\.columns.count) == rows.map(\.text.columns))
  }

  @Test func `ends where the style changes`() {
    var new = ScreenLine("ab", .bold)
    new.append("cd", .faint)

    let runs = runs(from: ScreenLine("abcd"), to: new, row: 3)

    #expect(runs.map { Row($0, of: new) } == [Row(0, "ab"), Row(2, "cd")])
    #expect(runs.map(\.style) == [.bold, .faint])
    #expect(runs.map(\.row) == [3, 3])
  }

  @Test func `starts after the unchanged columns`() {
    var (old, new) = (ScreenLine("漢字", .bold), ScreenLine("漢字", .bold))
    old.append("ab")
    new.append("ax")

    #expect(rows(from: old, to: new) == [Row(5, "x")])
  }

  @Test func `treats an added or deleted mark as a change of its character`() {
    var marked = ScreenLine("ab", .bold)
    marked.append("\u{301}c")
    var plain = ScreenLine("ab", .bold)
    plain.append("c")

    #expect(rows(from: plain, to: marked) == [Row(1, "b\u{301}")])
    #expect(rows(from: marked, to: plain) == [Row(1, "b")])
  }

  @Test func `treats a changed style as a change`() {
    #expect(
      rows(from: ScreenLine("ab"), to: ScreenLine("ab", .bold)) == [Row(0, "ab")])
  }

  @Test func `does not treat a trailing inverse space as blank`() {
    let bar = ScreenLine("  ", TextStyle(isInverse: true))

    #expect(rows(from: ScreenLine(), to: bar) == [Row(0, "  ")])
    #expect(
      rows(from: bar, to: ScreenLine()) == [Row(0, "  ", isBlankToTheEnd: true)])
  }

  @Test func `sorts runs to select each color once`() {
    let red = TextStyle(color: Color(red: 9, green: 0, blue: 0))
    let blue = TextStyle(color: Color(red: 0, green: 0, blue: 9), isBold: true)
    var new = ScreenLine()
    for (text, style) in [("a", red), ("b", .plain), ("c", blue), ("d", .bold), ("e", red)] {
      new.append(text, style)
    }

    let runs = ScreenRun.sortedByColor(runs(from: ScreenLine(), to: new))

    #expect(
      runs.map { Row($0, of: new) } == [
        Row(0, "a"), Row(4, "e"), Row(1, "b"), Row(3, "d"), Row(2, "c"),
      ])
  }

  @Test func `keeps the order of many runs`() {
    var new = ScreenLine()
    for column in 0..<25 {
      new.append("▀", TextStyle(color: Color(red: column % 2 == 0 ? 9 : 0, green: 0, blue: 0)))
    }

    let runs = ScreenRun.sortedByColor(runs(from: ScreenLine(), to: new))

    #expect(runs.map(\.columns.lowerBound) == Array(0..<25))
  }
}
