/// Draws on a terminal, and knows where the cursor is and which look is on.
struct ScreenPen {
  private let style: Style
  private var text = TerminalText(room: 256)
  private var row = 0
  /// Where the cursor is, or `nil` after a character whose width terminals do not agree on.
  private var column: Int? = 0
  private var look = TextStyle.plain

  init(style: Style) {
    self.style = style
  }

  /// Draws a piece of a row.
  ///
  /// - Parameters:
  ///   - run: Which piece.
  ///   - line: The row as it is to be.
  mutating func draw(_ run: ScreenRun, of line: ScreenLine) {
    move(toRow: run.row, column: run.columns.lowerBound)
    put(on: run.style)
    if run.isBlankToTheEnd, run.columns.count > 3 {
      // ECMA-48 8.3.41: EL erases to the end of the line.
      text.append("\u{1B}[K")
      return
    }
    column = run.columns.upperBound
    for place in run.columns {
      let content = line[place].content
      if case .cluster = content { column = nil }
      line.append(content, to: &text)
    }
  }

  /// Erases a row and all below it.
  mutating func eraseBelow(row: Int) {
    move(toRow: row, column: 0)
    put(on: .plain)
    text.append("\u{1B}[J")
  }

  /// Adds a row below the last one; where that is the lowest of the window, all moves up.
  mutating func add(_ line: ScreenLine, row: Int, after last: Int) {
    move(toRow: last)
    put(on: .plain)
    text.append("\r\n")
    style.append(line, to: &text)
    (self.row, column) = (row, nil)
  }

  /// Returns all that was drawn, with the cursor back where the first line begins.
  mutating func finished() -> String {
    put(on: .plain)
    move(toRow: 0, column: 0)
    return text.string
  }

  private mutating func put(on other: TextStyle) {
    style.appendChange(from: look, to: other, to: &text)
    look = other
  }

  // ECMA-48 8.3.19 to 8.3.22: CUU, CUD, CUF and CUB, by one where no number is given.

  private mutating func move(toRow target: Int) {
    if target != row { step(target - row, forward: "B", backward: "A") }
    row = target
  }

  private mutating func move(toRow row: Int, column targetColumn: Int) {
    move(toRow: row)
    if targetColumn == 0, column != 0 {
      text.append("\r")
    } else if let column, targetColumn != column {
      step(targetColumn - column, forward: "C", backward: "D")
    } else if column == nil {
      // ECMA-48 8.3.9: CHA counts columns from 1.
      text.append("\u{1B}[")
      text.append(targetColumn + 1)
      text.append("G")
    }
    column = targetColumn
  }

  private mutating func step(_ distance: Int, forward: String, backward: String) {
    let count = abs(distance)
    text.append("\u{1B}[")
    if count > 1 { text.append(count) }
    text.append(distance > 0 ? forward : backward)
  }
}
