import IceCreamDomain
import TerminalMenu

/// The lines of the menu of one saved ice cream, as a function of what is shown and of the window.
struct ShowMenuPainter {
  let parts: SavedMenuPainter

  private var glyphs: MenuGlyphs { parts.glyphs }
  private var picture: LivePicture {
    LivePicture(hasBlocks: glyphs.isUnicode, hasColor: parts.hasColor)
  }

  /// Returns the lines to show.
  ///
  /// - Parameters:
  ///   - state: What the scene shows.
  ///   - menu: What the menu knows of its own.
  ///   - size: The window; no line is as wide as it, and there are no more lines than it has.
  func lines(
    of state: DisplayedSavedIceCream, menu: ShowMenuState, size: WindowSize
  ) -> [ScreenLine] {
    if !MenuLayout.hasRoom(in: size) { return MenuLayout.tooSmall(size) }
    let lines =
      if let failure = state.failure {
        parts.lines(of: failure, notice: menu.notice, size)
      } else if let question = state.question {
        parts.lines(of: question, menu.question, size)
      } else {
        whole(state, menu, size)
      }
    return lines.map { $0.cut(toColumns: size.columns - 1, sign: glyphs.ellipsis) }
  }

  private func whole(
    _ state: DisplayedSavedIceCream, _ menu: ShowMenuState, _ size: WindowSize
  ) -> [ScreenLine] {
    guard let iceCream = state.iceCream else { return [helpLine(size)] }
    let news = [menu.notice ?? state.news].compactMap { $0 } + state.notes
    let fields = [
      ScreenLine((iceCream.id ?? "") + "  " + iceCream.madeAt, .bold),
      field("Cone", iceCream.cone), field("Flavor", iceCream.flavor),
      field("Topping", iceCream.topping),
    ]
    var lines = fields + parts.wrapped(news, most: max(0, size.rows - 5), size, .bold)
    if size.rows >= lines.count + picture.rows + 3 {
      lines.append(ScreenLine())
      lines += picture.lines(of: state.picture)
      lines.append(ScreenLine())
    }
    return lines + [helpLine(size)]
  }

  private func field(_ name: String, _ value: String) -> ScreenLine {
    var line = ScreenLine(name)
    line.pad(toColumns: 9)
    line.append(glyphs.text(value))
    return line
  }

  private func helpLine(_ size: WindowSize) -> ScreenLine {
    HelpPage.line(["d delete", "e change", "q back"], columns: size.columns - 1)
  }
}
