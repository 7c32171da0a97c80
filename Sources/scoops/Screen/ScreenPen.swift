/// Draws on a terminal, and knows where the cursor is and which look is on.
struct ScreenPen {
  private let style: Style
  private var text = ""
  private var row = 0
  /// Where the cursor is, or `nil` after a character whose width terminals do not agree on.
  private var column: Int? = 0
  private var look = TextStyle.plain

  init(style: Style) {
    self.style = style
  }

  /// Draws a piece of a row.
  mutating func draw(_ run: ScreenRun) {
    move(toRow: run.row, column: run.columns.lowerBound)
    put(on: run.style)
    if run.isBlankToTheEnd, run.columns.count > 3 {
      // ECMA-48 8.3.41: EL erases to the end of the line.
      text += "\u{1B}[K"
      return
    }
    text += run.text
    column = run.isCertain ? run.columns.upperBound : nil
  }

  /// Erases a row and all below it.
  mutating func eraseBelow(row: Int) {
    move(toRow: row, column: 0)
    put(on: .plain)
    text += "\u{1B}[J"
  }

  /// Adds a row below the last one; where that is the lowest of the window, all moves up.
  mutating func add(_ line: ScreenLine, row: Int, after last: Int) {
    move(toRow: last)
    put(on: .plain)
    text += "\r\n" + style.text(of: line)
    (self.row, column) = (row, nil)
  }

  /// Returns all that was drawn, with the cursor back where the first line begins.
  mutating func finished() -> String {
    put(on: .plain)
    move(toRow: 0, column: 0)
    return text
  }

  private mutating func put(on other: TextStyle) {
    text += style.change(from: look, to: other)
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
      text += "\r"
    } else if let column, targetColumn != column {
      step(targetColumn - column, forward: "C", backward: "D")
    } else if column == nil {
      // ECMA-48 8.3.9: CHA counts columns from 1.
      text += "\u{1B}[\(targetColumn + 1)G"
    }
    column = targetColumn
  }

  private mutating func step(_ distance: Int, forward: Character, backward: Character) {
    let count = abs(distance)
    text += "\u{1B}[" + (count == 1 ? "" : String(count))
    text.append(distance > 0 ? forward : backward)
  }
}
