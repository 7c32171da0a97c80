import TerminalMenu

/// The lines of a menu as they were made last: only for a row that has changed, another one is made.
struct MenuLines {
  private var rows: [MenuRow] = []
  private var lines: [ScreenLine] = []
  private var size: WindowSize?

  /// Forgets the lines, since something else has changed than the rows.
  mutating func forget() {
    size = nil
  }

  /// Returns the lines of some rows.
  ///
  /// - Parameters:
  ///   - rows: What to show.
  ///   - size: The window.
  ///   - make: Makes the line of a row in that window.
  mutating func update(
    to rows: [MenuRow], in size: WindowSize, make: (MenuRow) -> ScreenLine
  ) -> [ScreenLine] {
    let known = size == self.size ? min(rows.count, lines.count) : 0
    lines.removeLast(lines.count - known)
    for index in 0..<known where rows[index] != self.rows[index] {
      lines[index] = make(rows[index])
    }
    for row in rows[known...] { lines.append(make(row)) }
    (self.rows, self.size) = (rows, size)
    return lines
  }
}
