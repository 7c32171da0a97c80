/// A small terminal emulator that records the visible screen and unsupported sequences.
///
/// Rows and columns count from zero. It follows xterm where terminals differ.
public struct VirtualScreen {
  /// One column of a row; the second column of a wide character has no text.
  public struct Cell: Equatable {
    package var text: String
    package var style: CellStyle

    package init(text: String = " ", style: CellStyle = CellStyle()) {
      (self.text, self.style) = (text, style)
    }
  }

  package private(set) var columns: Int
  package private(set) var rows: Int
  /// Whether LF also returns to the first column, like the terminal mode `ONLCR`.
  package let convertsLineFeeds: Bool
  /// The visible cells, row by row.
  public var cells: [[Cell]]
  /// The lines that scrolled off the top.
  package var scrollback: [String] = []
  package var cursor: (row: Int, column: Int) = (0, 0)
  /// The main screen while the alternate one is shown, and its cursor.
  package var covered: (cells: [[Cell]], cursor: (row: Int, column: Int))?
  /// Whether there is an alternate screen; otherwise a taller window shows lines of the scrollback again.
  package var hasAlternate = true
  /// The position that DECSC saved.
  package var savedCursor: (row: Int, column: Int)?
  /// Whether the last column has been written; the next character then begins a row.
  package var isWrapPending = false
  /// The style of the next characters.
  public var pen = CellStyle()
  /// The private modes that are set.
  public var privateModes = usualModes
  /// The private modes set initially: 7 wraps long lines, 25 shows the cursor.
  public static let usualModes: Set<Int> = [7, 25]
  /// Whether characters outside of ASCII take two columns, even those that are narrow or of ambiguous width.
  package var areSignsWide = false
  /// Whether a joined emoji is one character, which varies between terminals.
  package var joinsEmoji = true
  /// The unsupported input, with ESC written as `ESC`.
  public var unknown: [String] = []
  /// An incomplete sequence or character.
  public var unfinished: [UInt8] = []

  /// Creates a screen without text.
  public init(columns: Int, rows: Int, convertsLineFeeds: Bool = true) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    self.convertsLineFeeds = convertsLineFeeds
    cells = Array(repeating: Array(repeating: Cell(), count: self.columns), count: self.rows)
  }

  package var isCursorVisible: Bool { privateModes.contains(25) }
  package var isPasteBracketed: Bool { privateModes.contains(2004) }

  package var lines: [String] { cells.map(Self.line) }

  /// The visible text, without trailing blank lines.
  public var text: String {
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<end].joined(separator: "\n")
  }

  /// The visible text without the empty rows above and the empty columns left of it.
  package var trimmedText: String {
    let lines = text.drop { $0 == "\n" }.split(separator: "\n", omittingEmptySubsequences: false)
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }

  /// Resizes the screen; cropped text is lost, except at the top.
  public mutating func resize(columns: Int, rows: Int) {
    if var main = covered {
      // The other screen has no scrollback.
      var alternate = self
      alternate.covered = nil
      alternate.resize(columns: columns, rows: rows)
      (cells, cursor, covered) = (main.cells, main.cursor, nil)
      resize(columns: columns, rows: rows)
      main = (cells, cursor)
      (cells, cursor, covered) = (alternate.cells, alternate.cursor, main)
      return
    }
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    // As in xterm, the rows below the cursor are dropped first, then those at the top.
    cells.removeLast(min(max(cells.count - self.rows, 0), cells.count - 1 - cursor.row))
    let scrolled = max(cells.count - self.rows, 0)
    scrollback += cells.prefix(scrolled).map(Self.line)
    cells.removeFirst(scrolled)
    for row in cells.indices {
      if self.columns < cells[row].count { blank(row, self.columns..<cells[row].count) }
      let missing = max(self.columns - cells[row].count, 0)
      cells[row] = cells[row].prefix(self.columns) + Array(repeating: Cell(), count: missing)
    }
    let returned = hasAlternate ? 0 : min(scrollback.count, self.rows - cells.count)
    for _ in 0..<returned { cells.insert(row(of: scrollback.removeLast()), at: 0) }
    cells += Array(repeating: row(of: ""), count: self.rows - cells.count)
    moveCursor(row: cursor.row + returned, column: cursor.column)
  }

  /// Returns the cells of a line without styles.
  private func row(of line: String) -> [Cell] {
    let cells = line.prefix(columns).map { Cell(text: String($0)) }
    return cells + Array(repeating: Cell(), count: columns - cells.count)
  }

  /// Returns the text of a row, without trailing spaces.
  package static func line(_ row: [Cell]) -> String {
    let end = row.lastIndex { $0.text != " " && !$0.text.isEmpty }.map { $0 + 1 } ?? 0
    return row[..<end].map(\.text).joined()
  }
}
