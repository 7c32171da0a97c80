import TestTerminal

@testable import TerminalMenu

/// A screen that a menu has taken over.
struct MenuScreen {
  static let columns = 22
  static let rows = 9

  /// What the user sees.
  struct Sight: Equatable {
    var cells: [[VirtualScreen.Cell]]
    /// The row and the column of the cursor, or `nil` if it is hidden.
    var cursor: [Int]?
    var unknown: [String] = []
  }

  private var screen = VirtualScreen(columns: columns, rows: rows, convertsLineFeeds: false)

  mutating func feed(_ text: String) { screen.feed(text) }

  var sight: Sight {
    Sight(
      cells: screen.cells,
      cursor: screen.isCursorVisible ? [screen.cursor.row, screen.cursor.column] : nil,
      unknown: screen.unknown)
  }

  /// Returns the expected sight: the lines painted in order on an empty screen.
  static func sight(of lines: [ScreenLine], _ style: Style) -> Sight {
    var empty = VirtualScreen(columns: columns, rows: rows)
    empty.feed(lines.map { style.text(of: $0).text }.joined(separator: "\r\n"))
    let row = lines.lastIndex { $0.cursor != nil }
    return Sight(cells: empty.cells, cursor: row.map { [$0, lines[$0].cursor ?? -1] })
  }
}
