import IceCreamDomain
import TerminalMenu

/// The lines of the menu of saved ice creams, as a function of what is shown and of the window.
struct ListPainter {
  let parts: SavedPainter

  private var glyphs: MenuGlyphs { parts.glyphs }

  /// Returns the lines to show.
  ///
  /// - Parameters:
  ///   - state: What the scene shows.
  ///   - menu: What the menu knows of its own.
  ///   - size: The window; no line is as wide as it, and there are no more lines than it has.
  func lines(
    of state: DisplayedIceCreamList, menu: ListMenuState, size: WindowSize
  ) -> [ScreenLine] {
    if !MenuLayout.hasRoom(in: size) { return MenuLayout.tooSmall(size) }
    let lines =
      if let failure = state.failure {
        parts.lines(of: failure, notice: menu.notice, size)
      } else if let question = state.question {
        parts.lines(of: question, menu.question, size)
      } else if let top = menu.helpTop {
        helpPage.lines(from: top, size)
      } else {
        list(state, menu, size)
      }
    return lines.map { $0.cut(toColumns: size.columns - 1, sign: glyphs.ellipsis) }
  }

  /// Returns how many ice creams have room in a window.
  func rows(of state: DisplayedIceCreamList, menu: ListMenuState, size: WindowSize) -> Int {
    // The title and the line of help; an empty line where there is room to spare.
    let room = size.rows - 2 - news(state, menu, size).count - (size.rows >= 12 ? 2 : 0)
    return max(1, min(room, max(1, state.iceCreams.count)))
  }

  private func list(
    _ state: DisplayedIceCreamList, _ menu: ListMenuState, _ size: WindowSize
  ) -> [ScreenLine] {
    let hasGaps = size.rows >= 12
    var title = ScreenLine(glyphs.text(state.title), .bold)
    if !state.iceCreams.isEmpty { title.append(" (\(state.position))") }
    var lines = [title]
    if hasGaps { lines.append(ScreenLine()) }
    if state.iceCreams.isEmpty { lines.append(ScreenLine(state.position)) }
    for index in menu.top..<menu.top + rows(of: state, menu: menu, size: size)
    where state.iceCreams.indices.contains(index) {
      lines.append(row(state.iceCreams[index], isHighlighted: index == menu.position, size))
    }
    if hasGaps { lines.append(ScreenLine()) }
    lines += news(state, menu, size)
    return lines + [helpLine(state, menu, columns: size.columns - 1)]
  }

  private func row(
    _ iceCream: DisplayedResult, isHighlighted: Bool, _ size: WindowSize
  ) -> ScreenLine {
    let style = isHighlighted ? TextStyle.bold : .plain
    var line = ScreenLine("\(isHighlighted ? glyphs.marker : " ") \(iceCream.id)  ", style)
    // A narrow window has room for what somebody looks for first.
    if size.columns >= 60 { line.append(iceCream.madeAt + "  ", .faint) }
    line.append(glyphs.text(iceCream.sentence), style)
    return line
  }

  /// Returns what there is to say, wrapped; in a low window less of it.
  private func news(
    _ state: DisplayedIceCreamList, _ menu: ListMenuState, _ size: WindowSize
  ) -> [ScreenLine] {
    if let typed = menu.flavor?.text {
      return [
        .typed("Flavor: ", glyphs.text(typed), note: "empty: all", columns: size.columns - 1)
      ]
    }
    let texts = [menu.notice ?? state.news].compactMap { $0 } + state.notes
    return parts.wrapped(texts, most: size.rows < 12 ? 1 : 4, size, .bold)
  }

  private func helpLine(
    _ state: DisplayedIceCreamList, _ menu: ListMenuState, columns: Int
  ) -> ScreenLine {
    if menu.flavor?.text != nil {
      return HelpPage.line(["Backspace letter", "Enter show", "Esc end"], columns: columns)
    }
    var entries = ["/ flavor", "? keys"]
    if !state.iceCreams.isEmpty { entries.insert("o order", at: 0) }
    if state.hasNext || state.hasPrevious { entries.append("n p page") }
    if !state.iceCreams.isEmpty { entries += ["d delete", "Enter show"] }
    return HelpPage.line(entries + ["q back"], columns: columns)
  }

  /// All of the help.
  var helpPage: HelpPage {
    let (up, down) = glyphs.isUnicode ? ("↑", "↓") : ("Up", "Down")
    return HelpPage(keys: [
      ("\(up) \(down), k j, Ctrl-P Ctrl-N", "move; beyond an end, to the next page"),
      ("Home End, g G", "the first, the last of the page"),
      ("PageUp PageDown", "as many as are shown"),
      ("n, p", "the next page, the page before"),
      ("Enter, Space, l", "show the ice cream, to change or delete it"),
      ("d, Delete", "delete the ice cream; asks first"),
      ("/", "show one flavor only; Enter alone shows all"),
      ("o", "another order: newest, oldest, flavor"),
      ("r", "read the page again"),
      ("?", "all keys"),
      ("Esc, q, b, Ctrl-D", "back"),
      ("Ctrl-C", "end at once"),
      ("Ctrl-Z", "suspend; fg brings it back"),
    ])
  }
}
