import IceCreamDomain
import TerminalMenu

/// Paints the menu of a saved ice cream: a function of its state and of the window.
struct ShowMenuPainter {
  let parts: SavedMenuPainter

  private var glyphs: MenuGlyphs { parts.glyphs }
  private var picture: LivePicture {
    LivePicture(isUnicode: glyphs.isUnicode, depth: parts.depth)
  }

  /// The help on all keys.
  static let helpPage = HelpPage(keys: SavedMenuWording.Show.allKeys)

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - state: The state of the scene.
  ///   - menu: The state of the menu.
  ///   - size: The window. Lines are narrower than it, and no more than it has rows.
  func lines(
    of state: DisplayedSavedIceCream, menu: ShowMenuState, size: WindowSize
  ) -> [ScreenLine] {
    if !MenuLayout.hasRoom(in: size) { return MenuLayout.tooSmall(size) }
    let lines =
      if let failure = state.failure {
        parts.lines(of: failure, notice: menu.notice, size)
      } else if let question = state.question {
        parts.lines(of: question, menu.confirmation, size)
      } else if let helpTop = menu.helpTop {
        Self.helpPage.lines(from: helpTop, size)
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
      ScreenLine((iceCream.id ?? "") + "  " + parts.times.relative(iceCream.madeAt), .bold),
      field("Cone", iceCream.cone), field("Flavor", iceCream.flavor),
      field("Topping", iceCream.topping),
    ]
    var lines = fields + parts.wrapped(news, limit: max(0, size.rows - 5), size, .bold)
    let drawing = picture.lines(
      of: state.picture, columns: size.columns - 1, rows: size.rows - lines.count - 3)
    if !drawing.isEmpty { lines += [ScreenLine()] + drawing + [ScreenLine()] }
    return lines + [helpLine(size)]
  }

  private func field(_ name: String, _ value: String) -> ScreenLine {
    var line = ScreenLine(name)
    line.pad(toColumns: 9)
    line.append(glyphs.text(value))
    return line
  }

  private func helpLine(_ size: WindowSize) -> ScreenLine {
    HelpPage.line(SavedMenuWording.Show.keys, columns: size.columns - 1)
  }
}
