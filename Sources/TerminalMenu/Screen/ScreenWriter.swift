/// Writes what a terminal needs to show the lines of a menu below the prompt: only what changed.
///
/// Between two repaints the cursor stands where the first line begins. So the lines of the menu are found
/// again after the window got another width, and the terminal wrapped its lines differently.
package struct ScreenWriter {
  private let style: Style
  /// Whether the terminal can hold back what it shows until a repaint is complete.
  private let isSynchronized: Bool
  /// What is shown, or `nil` where that is not known.
  private var shown: [ScreenLine]?

  package init(style: Style, isSynchronized: Bool = false) {
    self.style = style
    self.isSynchronized = isSynchronized
  }

  /// Erases the menu from where its first line begins: ECMA-48 8.3.41, EL, and 8.3.39, ED.
  ///
  /// ED stands in the second column, because tmux copies the screen into its history when ED comes in the
  /// corner of the window.
  package static let erasure = "\r\u{1B}[K\u{1B}[C\u{1B}[J\r"

  /// Forgets what is shown, so that the next repaint is a whole one.
  package mutating func forget() {
    shown = nil
  }

  /// Returns what to send so that lines are shown; nothing where they are shown already.
  package mutating func update(to lines: [ScreenLine]) -> String {
    if lines == shown { return "" }
    // Where no line is shown, there is no row to add others to.
    let old = shown ?? []
    let text = old.isEmpty ? whole(lines) : change(from: old, to: lines)
    shown = lines
    // The synchronized update of DEC private mode 2026; elsewhere one write has to do.
    return isSynchronized ? "\u{1B}[?2026h" + text + "\u{1B}[?2026l" : text
  }

  private func whole(_ lines: [ScreenLine]) -> String {
    var text = Self.erasure
    for (row, line) in lines.enumerated() { text += (row > 0 ? "\r\n" : "") + style.text(of: line) }
    text += "\r"
    return lines.count > 1 ? text + "\u{1B}[\(lines.count - 1)A" : text
  }

  private func change(from old: [ScreenLine], to new: [ScreenLine]) -> String {
    var runs: [ScreenRun] = []
    for (row, (old, new)) in zip(old, new).enumerated() where old != new {
      runs += ScreenRun.changes(from: old, to: new, row: row)
    }
    var pen = ScreenPen(style: style)
    for run in ScreenRun.sortedByColor(runs) { pen.draw(run, of: new[run.row]) }
    if new.count < old.count { pen.eraseBelow(row: new.count) }
    for row in new.indices.dropFirst(old.count) { pen.add(new[row], row: row, after: row - 1) }
    return pen.finished()
  }
}

/// A run of changed columns that share a style.
struct ScreenRun {
  let row: Int
  let columns: Range<Int>
  let style: TextStyle
  /// Whether the row is blank from here on.
  var isBlankToTheEnd = false

  /// How many unchanged columns are drawn all the same: to move past them would take as many bytes.
  private static let smallGap = 4

  /// Returns what changed in a row.
  static func changes(from old: ScreenLine, to new: ScreenLine, row: Int) -> [ScreenRun] {
    let count = max(old.columns, new.columns)
    let end = (new.cells.lastIndex { $0 != .blank } ?? -1) + 1
    var runs: [ScreenRun] = []
    var column = 0
    while column < count {
      if new[column] == old[column] {
        column += 1
        continue
      }
      if column >= end {
        let rest = ScreenRun(
          row: row, columns: column..<count, style: .plain, isBlankToTheEnd: true)
        return runs + [rest]
      }
      let style = new[column].style
      var last = column
      var next = column + 1
      while next < end, next - last - 1 <= smallGap, new[next].style == style {
        if new[next] != old[next] { last = next }
        next += 1
      }
      // The further columns of a wide character go with the first.
      while new[last + 1].isContinuation { last += 1 }
      runs.append(ScreenRun(row: row, columns: column..<last + 1, style: style))
      column = last + 1
    }
    return runs
  }

  /// Returns the runs in an order that selects each color once.
  static func sortedByColor(_ runs: [ScreenRun]) -> [ScreenRun] {
    var sorted: [ScreenRun] = []
    for (place, first) in runs.enumerated() {
      // Each color where it first occurs.
      if runs[..<place].contains(where: { $0.style.color == first.style.color }) { continue }
      sorted += runs[place...].filter { $0.style.color == first.style.color }
    }
    return sorted
  }
}

/// Draws on a terminal, and keeps track of the cursor and the current style.
struct ScreenPen {
  private let style: Style
  private var text = ""
  private var row = 0
  /// Where the cursor is, or `nil` after a character on whose width terminals do not agree.
  private var column: Int? = 0
  private var current = TextStyle.plain

  init(style: Style) {
    self.style = style
  }

  /// Draws a run.
  ///
  /// - Parameters:
  ///   - run: The columns to draw.
  ///   - line: The new line of its row.
  mutating func draw(_ run: ScreenRun, of line: ScreenLine) {
    move(toRow: run.row, column: run.columns.lowerBound)
    use(run.style)
    if run.isBlankToTheEnd, run.columns.count > 3 {
      // ECMA-48 8.3.41: EL erases to the end of the line.
      text += "\u{1B}[K"
      return
    }
    column = run.columns.upperBound
    if run.columns.contains(where: { line[$0].isCluster }) { column = nil }
    text += line.text(of: run.columns)
  }

  /// Erases a row and all below it.
  mutating func eraseBelow(row: Int) {
    move(toRow: row, column: 0)
    use(.plain)
    text += "\u{1B}[J"
  }

  /// Adds a row below the last one; where that is the lowest of the window, the terminal scrolls.
  mutating func add(_ line: ScreenLine, row: Int, after last: Int) {
    move(toRow: last)
    use(.plain)
    text += "\r\n" + style.text(of: line)
    (self.row, column) = (row, nil)
  }

  /// Returns all that was drawn, with the cursor back where the first line begins.
  mutating func finished() -> String {
    use(.plain)
    move(toRow: 0, column: 0)
    return text
  }

  private mutating func use(_ new: TextStyle) {
    text += style.change(from: current, to: new)
    current = new
  }

  // ECMA-48 8.3.19 to 8.3.22: CUU, CUD, CUF and CUB, by one where no number is given.

  private mutating func move(toRow target: Int) {
    if target != row { step(target - row, forward: "B", backward: "A") }
    row = target
  }

  private mutating func move(toRow row: Int, column target: Int) {
    move(toRow: row)
    if target == 0, column != 0 {
      text += "\r"
    } else if let column, target != column {
      step(target - column, forward: "C", backward: "D")
    } else if column == nil {
      // ECMA-48 8.3.9: CHA counts columns from 1.
      text += "\u{1B}[\(target + 1)G"
    }
    column = target
  }

  private mutating func step(_ distance: Int, forward: String, backward: String) {
    let count = abs(distance)
    text += "\u{1B}[" + (count > 1 ? "\(count)" : "") + (distance > 0 ? forward : backward)
  }
}
