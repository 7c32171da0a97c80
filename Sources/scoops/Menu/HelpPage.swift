import TerminalMenu

/// What all keys of a menu mean, and the line that names the most important ones.
struct HelpPage {
  /// The keys, and what they do.
  let keys: [(String, String)]

  /// Returns a line of help: the last entries, as many as there is room for.
  static func line(_ all: [String], columns: Int) -> ScreenLine {
    var first = 0
    var wanted = -2
    for entry in all { wanted += entry.columns + 2 }
    while wanted > columns, first < all.count {
      wanted -= all[first].columns + 2
      first += 1
    }
    var line = ScreenLine()
    for entry in all[first...] {
      if !line.isEmpty { line.append("  ", .faint) }
      line.append(entry, .faint)
    }
    return line
  }

  /// Returns all of the help, or as much as there is room for from a line on.
  func lines(from top: Int, _ size: WindowSize) -> [ScreenLine] {
    let rows = size.rows - 2
    let all = allLines(size)
    let start = max(0, min(top, all.count - rows))
    var title = ScreenLine("Keys", .bold)
    if all.count > rows {
      title.append(" (\(start + 1) to \(min(all.count, start + rows)) of \(all.count))")
    }
    return [title] + all[start...].prefix(rows).map { ScreenLine($0) }
      + [ScreenLine(all.count > rows ? "j k scroll  q back" : "Esc goes back", .faint)]
  }

  /// Returns the first line of help that is shown when its last one is.
  func lastTop(in size: WindowSize) -> Int {
    max(0, allLines(size).count - (size.rows - 2))
  }

  private func allLines(_ size: WindowSize) -> [String] {
    let width = (keys.map(\.0.columns).max() ?? 0) + 2
    return keys.flatMap { key, meaning in
      size.columns < 80
        ? "\(key): \(meaning)".wrapped(toColumns: size.columns - 1)
        : [key + String(repeating: " ", count: width - key.columns) + meaning]
    }
  }

  /// Returns the first line that is shown after a key, or `nil` where the key ends the help.
  static func top(_ top: Int, after key: Key, rows: Int) -> Int? {
    switch key {
    case .up, .character("k"), .control("p"): max(0, top - 1)
    case .down, .character("j"), .control("n"): top + 1
    case .pageUp: max(0, top - rows)
    case .pageDown, .character(" "): top + rows
    default: nil
    }
  }
}
