/// The help in a menu: a line of it always, and all of it on demand.
extension MenuPainter {
  /// Returns the line of help: of what somebody can press, as much as there is room for.
  func helpLine(_ menu: MenuState, columns: Int) -> ScreenLine {
    // The most important ones come last, where they stand too.
    let all =
      menu.narrowing != nil
      ? ["Backspace letter", "Enter choose", "Esc all"]
      : glyphs.isUnicode
        ? ["↑↓ move", "← back", "/ narrow", "Enter choose", "? keys", "q leave"]
        : ["j k move", "h back", "/ narrow", "Enter choose", "? keys", "q leave"]
    return help(all, columns: columns)
  }

  /// Returns a line of help: the last entries, as many as there is room for.
  func help(_ all: [String], columns: Int) -> ScreenLine {
    var first = 0
    var wanted = -2
    for entry in all { wanted += entry.columns + 2 }
    while wanted > columns, first < all.count {
      wanted -= all[first].columns + 2
      first += 1
    }
    var line = ScreenLine()
    for entry in all[first...] {
      if !line.spans.isEmpty { line.append("  ", .faint) }
      line.append(entry, .faint)
    }
    return line
  }

  /// Returns all of the help, or as much as there is room for from a line on.
  func help(from top: Int, _ size: WindowSize) -> [ScreenLine] {
    let rows = size.rows - 2
    let all = helpLines(size)
    let start = max(0, min(top, all.count - rows))
    var title = ScreenLine("Keys", .bold)
    if all.count > rows {
      title.append(" (\(start + 1) to \(min(all.count, start + rows)) of \(all.count))")
    }
    return [title] + all[start...].prefix(rows).map { ScreenLine($0) }
      + [ScreenLine(all.count > rows ? "j k scroll  q back" : "Esc goes back", .faint)]
  }

  /// Returns the first line of help that is shown when its last one is.
  func lastHelpTop(in size: WindowSize) -> Int {
    max(0, helpLines(size).count - (size.rows - 2))
  }

  private func helpLines(_ size: WindowSize) -> [String] {
    let width = (keys.map(\.0.columns).max() ?? 0) + 2
    return keys.flatMap { key, meaning in
      size.columns < 80
        ? "\(key): \(meaning)".wrapped(toColumns: size.columns - 1)
        : [key + .spaces(width - key.columns) + meaning]
    }
  }

  private var keys: [(String, String)] {
    let (up, down, left, right) =
      glyphs.isUnicode ? ("↑", "↓", "←", "→") : ("Up", "Down", "Left", "Right")
    return [
      ("\(up) \(down), k j, Ctrl-P Ctrl-N", "move"),
      ("Home End, g G", "the first, the last"),
      ("PageUp PageDown", "a page"),
      ("1 to 9", "choose by number; where there are more, Enter ends it"),
      ("Enter, Space, \(right), l", "choose, and on to the next step"),
      ("\(left), h, b, Shift-Tab", "the step before"),
      ("Tab", "the next step"),
      ("/", "narrow the options by typing; Esc ends it"),
      ("?", "all keys"),
      ("Esc", "back; from the first step, leave"),
      ("q, Ctrl-D", "leave"),
      ("Ctrl-C", "end at once"),
      ("Ctrl-Z", "suspend; fg brings it back"),
    ]
  }
}
