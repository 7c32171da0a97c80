import IceCreamDomain
import TerminalMenu

/// Paints the menu of saved ice creams: a function of its state and of the window.
struct ListMenuPainter {
  let parts: SavedMenuPainter

  private var glyphs: MenuGlyphs { parts.glyphs }

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - state: The state of the scene.
  ///   - menu: The state of the menu.
  ///   - size: The window. Lines are narrower than it, and no more than it has rows.
  func lines(
    of state: DisplayedIceCreamList, menu: ListMenuState, size: WindowSize
  ) -> [ScreenLine] {
    if !MenuLayout.hasRoom(in: size) { return MenuLayout.tooSmall(size) }
    let lines =
      if let failure = state.failure {
        parts.lines(of: failure, notice: menu.notice, size)
      } else if let question = state.question {
        parts.lines(of: question, menu.confirmation, size)
      } else if let top = menu.helpTop {
        helpPage.lines(from: top, size)
      } else {
        list(state, menu, size)
      }
    return lines.map { $0.cut(toColumns: size.columns - 1, sign: glyphs.ellipsis) }
  }

  /// Returns how many ice creams fit in a window.
  func rows(of state: DisplayedIceCreamList, menu: ListMenuState, size: WindowSize) -> Int {
    // The title and the line of help take two rows; a tall window has two empty lines.
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
    var line = ScreenLine("\(isHighlighted ? glyphs.marker : " ") \(iceCream.id ?? "")  ", style)
    // A narrow window has no room for the time.
    if size.columns >= 60 { line.append(iceCream.madeAt + "  ", .faint) }
    line.append(glyphs.text(iceCream.sentence), style)
    return line
  }

  /// Returns the messages, wrapped, or the flavor being typed; a low window shows one line.
  private func news(
    _ state: DisplayedIceCreamList, _ menu: ListMenuState, _ size: WindowSize
  ) -> [ScreenLine] {
    if let typed = menu.flavor?.text {
      return [
        .typed(
          SavedMenuWording.List.flavorLabel, glyphs.text(typed),
          note: SavedMenuWording.List.flavorHint, columns: size.columns - 1)
      ]
    }
    let texts = [menu.notice ?? state.news].compactMap { $0 } + state.notes
    return parts.wrapped(texts, limit: size.rows < 12 ? 1 : 4, size, .bold)
  }

  private func helpLine(
    _ state: DisplayedIceCreamList, _ menu: ListMenuState, columns: Int
  ) -> ScreenLine {
    let keys =
      menu.flavor != nil
      ? SavedMenuWording.List.typingKeys
      : SavedMenuWording.List.keys(
        isEmpty: state.iceCreams.isEmpty, hasPages: state.hasNext || state.hasPrevious)
    return HelpPage.line(keys, columns: columns)
  }

  /// The help on all keys.
  var helpPage: HelpPage {
    HelpPage(keys: SavedMenuWording.List.allKeys(isUnicode: glyphs.isUnicode))
  }
}
