import TerminalMenu

/// The page of all keys of a menu.
struct HelpPage {
  let keys: [(String, String)]

  /// The keys that every menu has.
  static let everywhere = [
    ("?", "all keys"), ("Ctrl-L", "repaint everything"), ("Ctrl-C", "quit at once"),
    ("Ctrl-Z", "suspend; fg resumes"),
  ]

  /// Shows the page until a key closes it, and returns whether it did; otherwise the user left.
  func show(on loop: MenuLoop) -> Bool {
    var isClosed = false
    // Its rows are the lines that can be the first visible one.
    var page = ScrollingList()
    func centered(_ size: WindowSize) -> [ScreenLine] {
      MenuLayout.centered(
        lines(from: page.position, size), width: allLines(size).map(\.columns).max() ?? 0,
        in: size)
    }
    return loop.run(until: { isClosed }, lines: centered) { key in
      guard let move = key == .character(" ") ? .pageDown : ListMove(key) else {
        isClosed = true
        return true
      }
      let rows = loop.size.rows - 2
      page.total = max(1, allLines(loop.size).count - rows + 1)
      page.move(move, rows: rows, wraps: false)
      return true
    }
  }

  /// Returns as much of the page as fits, from a line on.
  func lines(from top: Int = 0, _ size: WindowSize) -> [ScreenLine] {
    let rows = size.rows - 2
    let all = allLines(size)
    let start = max(0, min(top, all.count - rows))
    var title = ScreenLine("Keys", .bold)
    if all.count > rows {
      title.append(" \(start + 1) to \(min(all.count, start + rows)) of \(all.count)")
    }
    return [title] + all[start...].prefix(rows).map { ScreenLine($0) }
      + [
        ScreenLine.footer(
          all.count > rows ? ["j/k scroll", "q back"] : ["Esc back"], columns: size.columns)
      ]
  }

  private func allLines(_ size: WindowSize) -> [String] {
    let width = (keys.map(\.0.columns).max() ?? 0) + 2
    return keys.flatMap { key, meaning in
      size.columns < 80
        ? "\(key): \(meaning)".wrapped(toColumns: size.columns - 1)
        : [key + String(repeating: " ", count: width - key.columns) + meaning]
    }
  }
}
