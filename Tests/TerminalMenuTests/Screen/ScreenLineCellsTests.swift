import Testing

@testable import TerminalMenu

/// Tests the cell in each column of a line.
struct ScreenLineCellsTests {
  @Test(arguments: [("", 0), ("ab", 2), ("é…█", 3)])
  func `has a cell for each column`(text: String, columns: Int) {
    let cells = ScreenLine(text, .bold).cells()

    #expect(cells?.map(\.scalar) == Array(text.unicodeScalars))
    #expect(cells?.allSatisfy { $0.style == .bold } == true)
    #expect(cells?.count == columns)
  }

  @Test func `has the cells from a piece on`() {
    var line = ScreenLine("ab", .bold)
    line.append("cd")

    #expect(line.cells(from: 1) == ["c", "d"].map { ScreenCell(scalar: $0, style: .plain) })
    #expect(line.cells(from: 2) == [])
  }

  @Test(arguments: ["a漢b", "👍🏽🇫🇮", "e\u{301}a", "a\u{200B}b", "❤\u{FE0F}"])
  func `has no cells where terminals may disagree on a width`(text: String) {
    var line = ScreenLine("a", .bold)
    line.append(ScreenLine(text))

    #expect(ScreenLine(text).cells() == nil)
    #expect(line.cells() == nil)
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
