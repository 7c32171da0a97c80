@testable import TestSupport
@testable import TerminalMenu

/// A terminal with earlier output, and below it the lines of a writer.
struct MenuScreen {
  static let columns = 22
  static let rows = 9

  /// The visible content that a writer affects.
  struct Sight: Equatable {
    /// The earlier output.
    var above: [String]
    /// The rows of the menu and all below.
    var menu: [[VirtualScreen.Cell]]
    var cursorColumn = 0
    var privateModes = VirtualScreen.usualModes
    var unknown: [String] = []
  }

  private let above: [String]
  private var screen = VirtualScreen(columns: columns, rows: rows, convertsLineFeeds: false)

  /// Creates a screen with a number of lines and the cursor below them.
  init(linesAbove: Int) {
    above = (0..<linesAbove).map { "$ \($0) was said before" }
    for line in above { screen.feed(line + "\r\n") }
  }

  mutating func feed(_ text: String) { screen.feed(text) }

  /// The visible content, with the menu starting at the cursor.
  var sight: Sight {
    Sight(
      above: screen.scrollback + screen.lines[..<screen.cursor.row],
      menu: Array(screen.cells[screen.cursor.row...]), cursorColumn: screen.cursor.column,
      privateModes: screen.privateModes, unknown: screen.unknown)
  }

  /// Returns the expected content: the lines painted in order on an empty screen.
  func sight(of lines: [ScreenLine], _ style: Style) -> Sight {
    var empty = VirtualScreen(columns: Self.columns, rows: Self.rows)
    empty.feed(lines.map(style.text).joined(separator: "\r\n"))
    return Sight(above: above, menu: Array(empty.cells.prefix(Self.rows - screen.cursor.row)))
  }
}
