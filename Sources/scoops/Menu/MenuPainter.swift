import IceCreamDomain
import TerminalMenu

/// The rows and lines of a menu, as a function of what is shown and of the window.
struct MenuPainter {
  let glyphs: MenuGlyphs
  let hasColor: Bool
  /// Whether the saved ice creams can be looked at from here.
  var canOpenSaved = true

  var picture: LivePicture { LivePicture(hasBlocks: glyphs.isUnicode, hasColor: hasColor) }

  /// Returns what to show, row by row; `line(of:_:_:)` makes the line of each.
  ///
  /// - Parameters:
  ///   - state: What the scene shows.
  ///   - menu: What the menu knows of its own.
  ///   - size: The window; no line is as wide as it, and there are no more lines than it has.
  ///   - layout: What has room where in it.
  func rows(
    of state: DisplayedIceCream, menu: MenuState, size: WindowSize, layout: MenuLayout
  ) -> [MenuRow] {
    let lines =
      !hasRoom(in: size)
      ? MenuLayout.tooSmall(size)
      : question(in: state, menu, size) ?? menu.helpTop.map { helpPage.lines(from: $0, size) }
    return lines?.map { MenuRow(text: .line($0)) } ?? steps(state, menu, size, layout)
  }

  /// Returns whether a window is large enough.
  func hasRoom(in size: WindowSize) -> Bool {
    MenuLayout.hasRoom(in: size)
  }

  /// Returns what has room where.
  func layout(of state: DisplayedIceCream, menu: MenuState, size: WindowSize) -> MenuLayout {
    MenuLayout(
      size: size, options: state.displayedList(of: menu.kind).options.count,
      messageRows: max(1, news(state, menu, size).count), picture: picture)
  }

  /// Returns what there is to say, wrapped: the last refusal, or a word of the menu itself; otherwise nothing,
  /// and what the picture shows has its place.
  func news(
    _ state: DisplayedIceCream, _ menu: MenuState, _ size: WindowSize
  ) -> [ScreenLine] {
    var news = menu.notice
    if let refusal = state.refusal, refusal.count > menu.seenRefusals {
      news = refusal.message
    } else if news == nil, !menu.isAtDone {
      news = state.progress.step(of: menu.kind).fault
    }
    guard let news else { return [] }
    return glyphs.text(news).wrapped(toColumns: messageColumns(size)).prefix(3)
      .map { ScreenLine($0, .bold) }
  }

  /// Returns how many columns there are for what there is to say.
  func messageColumns(_ size: WindowSize) -> Int {
    MenuLayout.textColumns(in: size, beside: picture) ?? size.columns - 1
  }
}
