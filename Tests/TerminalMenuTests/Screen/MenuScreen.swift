@testable import TerminalDoubles
@testable import TerminalMenu

/// A terminal on which something stands already, and below it what a writer paints.
struct MenuScreen {
  static let columns = 22
  static let rows = 9

  /// What can be seen, as far as a writer has to do with it.
  struct Sight: Equatable {
    /// What stood there before.
    var above: [String]
    /// The row at which the menu begins, and all below.
    var menu: [[VirtualScreen.Cell]]
    var cursorColumn = 0
    var privateModes = VirtualScreen.usualModes
    var unknown: [String] = []
  }

  private let above: [String]
  private var screen = VirtualScreen(columns: columns, rows: rows, convertsLineFeeds: false)

  /// Makes a screen with so many lines on it, below which the cursor is.
  init(linesAbove: Int) {
    above = (0..<linesAbove).map { "$ \($0) was said before" }
    for line in above { screen.feed(line + "\r\n") }
  }

  mutating func feed(_ text: String) { screen.feed(text) }

  /// What can be seen, where the menu begins at the cursor.
  var sight: Sight {
    Sight(
      above: screen.scrollback + screen.lines[..<screen.cursor.row],
      menu: Array(screen.cells[screen.cursor.row...]), cursorColumn: screen.cursor.column,
      privateModes: screen.privateModes, unknown: screen.unknown)
  }

  /// Returns what should be seen now: the lines, painted one after the other on an empty screen.
  func sight(of lines: [ScreenLine], _ style: Style) -> Sight {
    var empty = VirtualScreen(columns: Self.columns, rows: Self.rows)
    empty.feed(lines.map(style.text).joined(separator: "\r\n"))
    return Sight(above: above, menu: Array(empty.cells.prefix(Self.rows - screen.cursor.row)))
  }
}
