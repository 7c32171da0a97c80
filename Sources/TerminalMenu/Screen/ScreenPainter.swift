/// Repaints the changed parts of a menu.
///
/// Between repaints, the cursor stands where the user types, for input methods and magnifiers; otherwise it is hidden
/// in the corner of the window.
package struct ScreenPainter {
  private let style: Style
  /// The lines on the screen, or `nil` if unknown.
  private var shown: [ScreenLine]?
  private var cursor = ScreenCursor()

  package init(style: Style) {
    self.style = style
  }

  /// Erases the line of the cursor and what is below it: ECMA-48 8.3.41, EL, and 8.3.39, ED.
  ///
  /// ED is sent in the second column, because tmux copies the screen into its history if ED comes in the
  /// corner of the window.
  package static let erasure = "\r\u{1B}[K\u{1B}[C\u{1B}[J\r"

  /// Erases the window, whatever another program has written there: ECMA-48 8.3.21, CUP, and the erasure.
  package static let clearing = "\u{1B}[H" + erasure

  /// Takes the rows below the cursor's, and as many above it as are missing: those scroll into the scrollback, if the
  /// terminal has one.
  static func taking(rows: Int) -> String { String(repeating: "\n", count: max(0, rows - 1)) }

  /// Erases the menu and takes its rows again, after the window's size changed, and makes the next repaint a full one.
  ///
  /// Where a terminal has no alternate screen, a taller window shows lines of the scrollback above the menu.
  package mutating func retake(rows: Int) -> String {
    defer { forget() }
    let up = cursor.row > 0 ? "\u{1B}[\(cursor.row)A" : ""
    return up + Self.erasure + Self.taking(rows: rows)
  }

  /// Makes the next repaint a full one.
  package mutating func forget() {
    shown = nil
  }

  /// Returns the text that updates the screen to new lines; empty if nothing changed.
  package mutating func update(to lines: [ScreenLine]) -> String {
    if lines == shown { return "" }
    // An empty screen has no row to add others to.
    let old = shown ?? []
    let next = ScreenCursor(in: lines)
    var text = old.isEmpty ? whole(lines, next) : change(from: old, to: lines, next)
    // DEC private mode 25 shows the cursor.
    if shown == nil || next.isVisible != cursor.isVisible {
      text += next.isVisible ? "\u{1B}[?25h" : "\u{1B}[?25l"
    }
    (shown, cursor) = (lines, next)
    // A small update arrives in one piece, so that no terminal shows half of it.
    if text.utf8.count <= Self.onePiece { return text }
    // Synchronized update: DEC private mode 2026. A terminal that does not know it ignores the marks.
    return "\u{1B}[?2026h" + text + "\u{1B}[?2026l"
  }

  /// The maximum number of bytes that certainly arrive in one piece, even over a network.
  private static let onePiece = 512

  private func whole(_ lines: [ScreenLine], _ next: ScreenCursor) -> String {
    var bytes = Array(Self.clearing.utf8)
    for (row, line) in lines.enumerated() {
      if row > 0 { bytes += "\r\n".utf8 }
      style.append(line, placed: true, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
      + "\u{1B}[\(next.row + 1);\(next.column + 1)H"
  }

  private func change(
    from old: [ScreenLine], to new: [ScreenLine], _ next: ScreenCursor
  ) -> String {
    var pen = ScreenPen(style: style, cursor: cursor)
    for (row, (old, new)) in zip(old, new).enumerated() where old != new {
      let same = zip(old.pieces, new.pieces).prefix(while: ==).count
      if let cells = old.cells(from: same), let newCells = new.cells(from: same) {
        pen.draw(row: row, column: new.columns - newCells.count, from: cells, to: newCells)
      } else {
        pen.replace(row: row, by: new)
      }
    }
    if new.count < old.count { pen.eraseBelow(row: new.count) }
    for row in new.indices.dropFirst(old.count) { pen.add(new[row], row: row, after: row - 1) }
    return pen.finished(at: next)
  }
}

/// Where the cursor is between repaints.
private struct ScreenCursor {
  var (row, column, isVisible) = (0, 0, false)

  init() {}

  init(in lines: [ScreenLine]) {
    for (row, line) in lines.enumerated() {
      if let column = line.cursor { (self.row, self.column, isVisible) = (row, column, true) }
    }
  }
}

/// Draws on a terminal, and tracks the cursor and the current style.
private struct ScreenPen {
  private let style: Style
  private var bytes: [UInt8] = []
  private var row: Int
  /// The cursor's column, or `nil` if only the terminal knows it.
  private var column: Int?
  private var current = TextStyle.plain

  init(style: Style, cursor: ScreenCursor) {
    self.style = style
    (row, column) = (cursor.row, cursor.column)
  }

  /// Draws the columns of a row that changed, from a column on.
  mutating func draw(row: Int, column: Int, from old: [ScreenCell], to new: [ScreenCell]) {
    let end = (new.lastIndex { $0 != .blank } ?? -1) + 1
    let columns = max(old.count, new.count)
    func was(_ place: Int) -> ScreenCell { place < old.count ? old[place] : .blank }
    func cell(_ place: Int) -> ScreenCell { place < new.count ? new[place] : .blank }
    /// The place after the last sign that was drawn, unless only the terminal knows where that is.
    var drawn: Int?
    /// Whether the last sign may be wider than a column, and then covers the next one.
    var isCovered = false
    for place in 0..<columns {
      let new = cell(place)
      if new == was(place), !(isCovered && new.isText) {
        isCovered = false
        continue
      }
      if let drawn, place - drawn <= Self.shorterThanMove {
        let between = (drawn..<place).map(cell)
        // Drawn again, they take fewer bytes than a move.
        if between.allSatisfy({ $0.scalar.isASCII && $0.style == current }) {
          for skipped in between { bytes += skipped.scalar.utf8 }
          self.column = column + place
        }
      }
      move(toRow: row, column: column + place)
      use(new.style)
      if place >= end, columns - place > 3 {
        // ECMA-48 8.3.41: EL erases to the end of the line.
        bytes += "\u{1B}[K".utf8
        return
      }
      bytes += new.scalar.utf8
      isCovered = !new.scalar.isASCII
      drawn = isCovered ? nil : place + 1
      // Only the terminal knows how wide it shows the sign.
      self.column = isCovered ? nil : column + place + 1
    }
  }

  /// The maximum number of signs that take fewer bytes than a move across them.
  private static let shorterThanMove = 3

  /// Draws a whole row as one text, since terminals disagree on the width of some characters.
  mutating func replace(row: Int, by line: ScreenLine) {
    move(toRow: row, column: 0)
    use(.plain)
    bytes += "\u{1B}[K".utf8
    style.append(line, placed: true, to: &bytes)
    column = nil
  }

  /// Erases a row and everything below it.
  mutating func eraseBelow(row: Int) {
    move(toRow: row, column: 0)
    use(.plain)
    bytes += "\u{1B}[J".utf8
  }

  /// Adds a row below the last one; the terminal scrolls at the bottom of the window.
  mutating func add(_ line: ScreenLine, row: Int, after last: Int) {
    move(toRow: last)
    use(.plain)
    bytes += "\r\n".utf8
    style.append(line, placed: true, to: &bytes)
    (self.row, column) = (row, nil)
  }

  /// Returns everything drawn, with the cursor where it stays.
  mutating func finished(at cursor: ScreenCursor) -> String {
    use(.plain)
    move(toRow: cursor.row, column: cursor.column)
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func use(_ new: TextStyle) {
    style.appendChange(from: current, to: new, to: &bytes)
    current = new
  }

  private mutating func move(toRow target: Int) {
    if target != row { bytes.appendMove(abs(target - row), target > row ? "B" : "A") }
    row = target
  }

  private mutating func move(toRow row: Int, column target: Int) {
    move(toRow: row)
    if target == 0, column != 0 {
      bytes.append(UInt8(ascii: "\r"))
    } else if let column, target != column {
      bytes.appendMove(abs(target - column), target > column ? "C" : "D")
    } else if column == nil {
      bytes.appendColumn(target)
    }
    column = target
  }
}
