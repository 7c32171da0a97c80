/// A small terminal that keeps what a person would see, and whatever it does not understand.
///
/// Rows and columns count from zero. Where terminals differ, it does as xterm does.
struct VirtualScreen {
  /// One column of a row; the second column of a wide character has no text.
  struct Cell: Equatable {
    var text = " "
    var style = CellStyle()
  }

  private(set) var columns: Int
  private(set) var rows: Int
  /// Whether LF returns to the first column too, as it does where the terminal has `ONLCR`.
  let convertsLineFeeds: Bool
  var cells: [[Cell]]
  /// What scrolled off at the top.
  var scrollback: [String] = []
  var cursor: (row: Int, column: Int) = (0, 0)
  /// Whether the last column has been written, so that the next character begins a row.
  var isWrapPending = false
  /// What the next character will look like.
  var pen = CellStyle()
  /// The private modes that are set.
  var privateModes = usualModes
  /// The private modes that are set from the beginning: 7 wraps what is too long, 25 shows the cursor.
  static let usualModes: Set<Int> = [7, 25]
  /// Whether an emoji of several is one character, as not every terminal has it.
  var joinsEmoji = true
  /// What has been fed and means nothing here, with ESC written as `ESC`.
  var unknown: [String] = []
  /// A sequence or a character that is not complete.
  var unfinished: [UInt8] = []

  init(columns: Int, rows: Int, convertsLineFeeds: Bool = true) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    self.convertsLineFeeds = convertsLineFeeds
    cells = Array(repeating: Array(repeating: Cell(), count: self.columns), count: self.rows)
  }

  var isCursorVisible: Bool { privateModes.contains(25) }
  var isPasteBracketed: Bool { privateModes.contains(2004) }

  /// All rows, without the spaces at their ends.
  var lines: [String] { cells.map(Self.line) }

  /// What is seen, without blank lines at the end.
  var text: String {
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<end].joined(separator: "\n")
  }

  /// Returns how a cell looks.
  func style(row: Int, column: Int) -> CellStyle { cells[row][column].style }

  /// Takes another size; what is cut off is lost, except at the top.
  mutating func resize(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    // The rows under the cursor go first, and then those at the top, as in xterm.
    cells.removeLast(min(max(cells.count - self.rows, 0), cells.count - 1 - cursor.row))
    let scrolled = max(cells.count - self.rows, 0)
    scrollback += cells.prefix(scrolled).map(Self.line)
    cells.removeFirst(scrolled)
    for row in cells.indices {
      if self.columns < cells[row].count { blank(row, self.columns..<cells[row].count) }
      let missing = max(self.columns - cells[row].count, 0)
      cells[row] = cells[row].prefix(self.columns) + Array(repeating: Cell(), count: missing)
    }
    let row = Array(repeating: Cell(), count: self.columns)
    cells += Array(repeating: row, count: self.rows - cells.count)
    moveCursor(row: cursor.row, column: cursor.column)
  }

  /// Returns the text of a row, without the spaces at its end.
  static func line(_ row: [Cell]) -> String {
    let end = row.lastIndex { $0.text != " " && !$0.text.isEmpty }.map { $0 + 1 } ?? 0
    return row[..<end].map(\.text).joined()
  }
}
