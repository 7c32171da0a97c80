import Testing

@testable import TestSupport
@testable import TerminalMenu

struct VirtualScreenStyleTests {
  @Test(arguments: [
    ("", CellStyle()),
    ("1", CellStyle(isBold: true)),
    ("4", CellStyle(isUnderlined: true)),
    ("7", CellStyle(isInverse: true)),
    ("1;22", CellStyle()),
    ("4;24;7;27", CellStyle()),
    ("1;4;7;31;42;0", CellStyle()),
    ("1;", CellStyle()),
    ("37;1", CellStyle(foreground: "37", isBold: true)),
    ("97;107", CellStyle(foreground: "97", background: "107")),
    ("30;40;39", CellStyle(background: "40")),
    ("30;40;49", CellStyle(foreground: "30")),
    ("38;5;208;4", CellStyle(foreground: "38;5;208", isUnderlined: true)),
    ("48;5;7", CellStyle(background: "48;5;7")),
    ("38;2;1;2;3;48;2;4;5;6", CellStyle(foreground: "38;2;1;2;3", background: "48;2;4;5;6")),
  ])
  func `applies the current style to each character`(parameters: String, style: CellStyle) {
    var screen = VirtualScreen(columns: 4, rows: 1)

    screen.feed("\u{1B}[\(parameters)ma\u{1B}[0mb")

    #expect(screen.style(row: 0, column: 0) == style)
    #expect(screen.style(row: 0, column: 1) == CellStyle())
    #expect(screen.unknown == [])
  }

  @Test func `applies the style to both columns of a wide character`() {
    var screen = VirtualScreen(columns: 4, rows: 1)

    screen.feed("\u{1B}[1m語")

    #expect((0..<4).map { screen.style(row: 0, column: $0).isBold } == [true, true, false, false])
  }

  @Test func `erases and scrolls with the background color only`() {
    var screen = VirtualScreen(columns: 2, rows: 3)

    screen.feed("\u{1B}[2H\u{1B}[1;31;44m\u{1B}[K\u{1B}[3H\n")

    let styles = (0..<3).map { screen.style(row: $0, column: 1) }
    #expect(styles == [CellStyle(background: "44"), CellStyle(), CellStyle(background: "44")])
    #expect(screen.text == "")
  }
}
