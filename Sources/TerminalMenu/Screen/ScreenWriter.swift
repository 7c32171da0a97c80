/// Repaints the changed parts of a menu below the prompt.
///
/// Between repaints, the cursor stays at the start of the first line. From there the menu can be erased
/// even after a resized window has wrapped its lines differently.
package struct ScreenWriter {
  private let style: Style
  /// Whether the terminal supports synchronized updates.
  private let isSynchronized: Bool
  /// The lines on the screen, or `nil` if unknown.
  private var shown: [ScreenLine]?

  package init(style: Style, isSynchronized: Bool = false) {
    self.style = style
    self.isSynchronized = isSynchronized
  }

  /// Erases the menu from the start of its first line: ECMA-48 8.3.41, EL, and 8.3.39, ED.
  ///
  /// ED is sent in the second column, because tmux copies the screen into its history if ED comes in the
  /// corner of the window.
  package static let erasure = "\r\u{1B}[K\u{1B}[C\u{1B}[J\r"

  /// Erases the window, whatever another program has written there: ECMA-48 8.3.21, CUP, and the erasure.
  package static let clearing = "\u{1B}[H" + erasure

  /// Makes the next repaint a full one.
  package mutating func forget() {
    shown = nil
  }

  /// Returns the text that updates the screen to new lines; empty if nothing changed.
  package mutating func update(to lines: [ScreenLine]) -> String {
    if lines == shown { return "" }
    // An empty screen has no row to add others to.
    let old = shown ?? []
    let text = old.isEmpty ? whole(lines) : change(from: old, to: lines)
    shown = lines
    // Synchronized update: DEC private mode 2026. Without it, one write has to do.
    return isSynchronized ? "\u{1B}[?2026h" + text + "\u{1B}[?2026l" : text
  }

  private func whole(_ lines: [ScreenLine]) -> String {
    var bytes = Array(Self.erasure.utf8)
    for (row, line) in lines.enumerated() {
      if row > 0 { bytes += "\r\n".utf8 }
      style.append(line, to: &bytes)
    }
    let text = String(decoding: bytes, as: UTF8.self) + "\r"
    return lines.count > 1 ? text + "\u{1B}[\(lines.count - 1)A" : text
  }

  private func change(from old: [ScreenLine], to new: [ScreenLine]) -> String {
    var runs: [ScreenRun] = []
    var uncertainRows: [Int] = []
    for (row, (old, new)) in zip(old, new).enumerated() where old != new {
      if old.isUncertain || new.isUncertain {
        uncertainRows.append(row)
      } else {
        runs += ScreenRun.changes(from: old, to: new, row: row)
      }
    }
    var pen = ScreenPen(style: style)
    for row in uncertainRows { pen.replace(row: row, by: new[row]) }
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
  /// Whether the rest of the row is blank.
  var isBlankToTheEnd = false

  /// The longest gap of unchanged columns to redraw; skipping it would take as many bytes.
  private static let smallGap = 4

  /// Returns the runs that changed in a row.
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
      // Include all columns of a wide character.
      while new[last + 1].isContinuation { last += 1 }
      runs.append(ScreenRun(row: row, columns: column..<last + 1, style: style))
      column = last + 1
    }
    return runs
  }

  /// Returns the runs in an order that selects each color once.
  ///
  /// The many runs of a picture keep their order: to sort them takes long, and the cursor would move further.
  static func sortedByColor(_ runs: [ScreenRun]) -> [ScreenRun] {
    if runs.count > 24 { return runs }
    var sorted: [ScreenRun] = []
    for (place, first) in runs.enumerated() {
      // Group each color at its first occurrence.
      if runs[..<place].contains(where: { $0.style.color == first.style.color }) { continue }
      sorted += runs[place...].filter { $0.style.color == first.style.color }
    }
    return sorted
  }
}

/// Draws on a terminal, and tracks the cursor and the current style.
struct ScreenPen {
  private let style: Style
  private var bytes: [UInt8] = []
  private var row = 0
  /// The cursor's column, or `nil` after a character whose width varies between terminals.
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
      bytes += "\u{1B}[K".utf8
      return
    }
    column = run.columns.upperBound
    if run.columns.contains(where: { line[$0].isCluster }) { column = nil }
    line.append(run.columns, to: &bytes)
  }

  /// Draws a whole row as one text, since its columns may be elsewhere than they seem.
  mutating func replace(row: Int, by line: ScreenLine) {
    move(toRow: row, column: 0)
    use(.plain)
    bytes += "\u{1B}[K".utf8
    style.append(line, to: &bytes)
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
    style.append(line, to: &bytes)
    (self.row, column) = (row, nil)
  }

  /// Returns everything drawn, with the cursor back at the start of the first line.
  mutating func finished() -> String {
    use(.plain)
    move(toRow: 0, column: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func use(_ new: TextStyle) {
    style.appendChange(from: current, to: new, to: &bytes)
    current = new
  }

  // ECMA-48 8.3.19 to 8.3.22: CUU, CUD, CUF and CUB; the default is one.

  private mutating func move(toRow target: Int) {
    if target != row { step(target - row, forward: "B", backward: "A") }
    row = target
  }

  private mutating func move(toRow row: Int, column target: Int) {
    move(toRow: row)
    if target == 0, column != 0 {
      bytes.append(UInt8(ascii: "\r"))
    } else if let column, target != column {
      step(target - column, forward: "C", backward: "D")
    } else if column == nil {
      // ECMA-48 8.3.9: CHA counts columns from 1.
      bytes += "\u{1B}[\(target + 1)G".utf8
    }
    column = target
  }

  private mutating func step(_ distance: Int, forward: String, backward: String) {
    let count = abs(distance)
    bytes += "\u{1B}[\(count > 1 ? "\(count)" : "")\(distance > 0 ? forward : backward)".utf8
  }
}
