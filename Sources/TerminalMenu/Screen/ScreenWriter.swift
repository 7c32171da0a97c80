/// What makes a terminal show the lines of a menu, below the prompt: only what has changed.
///
/// Between two paintings the cursor stands where the first line begins. So a window may get another
/// width, and the terminal wrap its lines anew, and the lines of the menu are still found.
package struct ScreenWriter {
  private let style: Style
  /// Whether the terminal can hold back what it shows until a painting is complete.
  private let isSynchronized: Bool
  private var shown: [ScreenLine]?

  package init(style: Style, isSynchronized: Bool = false) {
    self.style = style
    self.isSynchronized = isSynchronized
  }

  /// What erases the menu from where its first line begins: ECMA-48 8.3.41, EL, and 8.3.39, ED.
  ///
  /// ED stands in the second column, since tmux takes one in the corner of the window for a wish to keep
  /// all that was there, and puts it into its history.
  package static let erasure = "\r\u{1B}[K\u{1B}[C\u{1B}[J\r"

  /// Forgets what is shown, so that the next painting is a whole one.
  package mutating func forget() {
    shown = nil
  }

  /// Returns what to send so that lines are shown; nothing where they are shown already.
  package mutating func update(to lines: [ScreenLine]) -> String {
    if lines == shown { return "" }
    // Where nothing is shown, there is no row to add others to.
    let old = shown ?? []
    let text = old.isEmpty ? whole(lines) : change(from: old, to: lines)
    shown = lines
    // The synchronised update of DEC private mode 2026; elsewhere one write has to do.
    return isSynchronized ? "\u{1B}[?2026h" + text + "\u{1B}[?2026l" : text
  }

  private func whole(_ lines: [ScreenLine]) -> String {
    // About what most lines take; more is found when it is needed.
    var text = TerminalText(room: lines.count * 80)
    text.append(Self.erasure)
    for (row, line) in lines.enumerated() {
      if row > 0 { text.append("\r\n") }
      style.append(line, to: &text)
    }
    text.append("\r")
    if lines.count > 1 { text.append("\u{1B}[\(lines.count - 1)A") }
    return text.string
  }

  private func change(from old: [ScreenLine], to new: [ScreenLine]) -> String {
    var runs: [ScreenRun] = []
    for (row, (old, new)) in zip(old, new).enumerated() where old != new {
      ScreenRun.collect(from: old, to: new, row: row, into: &runs)
    }
    var pen = ScreenPen(style: style)
    for run in ScreenRun.sortedByColor(runs) { pen.draw(run, of: new[run.row]) }
    if new.count < old.count { pen.eraseBelow(row: new.count) }
    for row in new.indices.dropFirst(old.count) { pen.add(new[row], row: row, after: row - 1) }
    return pen.finished()
  }
}
