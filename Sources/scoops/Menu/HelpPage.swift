import TerminalMenu

/// The page of all keys of a screen.
struct HelpPage {
  let keys: [(String, String)]
  let frame: (WindowSize) -> MenuFrame

  init<Action>(_ keys: [MenuKey<Action>], frame: @escaping (WindowSize) -> MenuFrame) {
    self.frame = frame
    self.keys =
      keys.map { ($0.name, $0.does) } + [
        ("Ctrl-T", "show or hide picture"), ("Ctrl-L", "repaint the screen"),
        ("Ctrl-C", "quit immediately"),
        ("Ctrl-Z", "suspend; fg resumes"),
      ]
  }

  /// Shows the page until a key closes it, and returns whether it did; otherwise the user left.
  func show(on loop: MenuLoop) -> Bool {
    var isClosed = false
    // Its rows are the lines that can be the first visible one.
    var page = ScrollingList()
    var rows = 1
    func window(_ size: WindowSize) -> [ScreenLine] {
      let frame = frame(size)
      rows = frame.textRows - 1
      page.total = max(1, allLines(in: frame).count - rows + 1)
      page.scroll(rows: 1)
      return lines(from: page.position, in: frame)
    }
    return loop.run(until: { isClosed }, lines: window) { key in
      let move = ListMove(key)
      if let move { page.move(move, rows: rows, wraps: false) } else { isClosed = true }
      return true
    }
  }

  /// Returns as much of the page as fits, from a line on.
  func lines(from start: Int = 0, in frame: MenuFrame) -> [ScreenLine] {
    let all = allLines(in: frame)
    let rows = frame.textRows - 1
    var title = ScreenLine("Keys", .bold)
    if all.count > rows {
      title.append(
        frame.glyphs.text(" (\(start + 1)–\(min(all.count, start + rows)) of \(all.count))"))
    }
    let footer =
      (all.count > rows ? [MenuKey<Void>([], nil, "↑↓", "scroll")] : []) + [.leaving((), "back")]
    return frame.lines([title] + all[start...].prefix(rows), footer: footer.footer(in: frame))
  }

  private func allLines(in frame: MenuFrame) -> [ScreenLine] {
    let shown = keys.map { (frame.glyphs.text($0), frame.glyphs.text($1)) }
    let width = (shown.map(\.0.columns).max() ?? 0) + 2
    let lines = shown.map { key, meaning in
      var line = ScreenLine(key)
      line.pad(toColumns: width)
      line.append(meaning)
      return line
    }
    if lines.allSatisfy({ $0.columns <= frame.columns }) { return lines }
    let texts = keys.map { "\($0): \($1)" }
    return frame.glyphs.wrapped(texts, limit: .max, columns: frame.columns)
  }
}
