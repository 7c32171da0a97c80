import IceCreamDomain
import TerminalMenu

/// Paints the menu of a saved ice cream: a function of its state and of the window.
struct ShowMenuPainter {
  let frame: MenuFrame
  let times: TimeWording
  let state: ShowIceCream.DisplayedIceCream
  let menu: ShowMenuState

  private var glyphs: MenuGlyphs { frame.glyphs }

  var lines: [ScreenLine] {
    let keys = menu.keys(in: state)
    if let failure = state.failure {
      return glyphs.lines(of: failure, notice: menu.notice, keys, in: frame)
    }
    guard let iceCream = state.iceCream else {
      return frame.lines([], footer: keys.footer(in: frame))
    }
    let rows = IngredientKind.allCases.map {
      (ScreenLine(glyphs.text(state.labels[$0])), iceCream.names[$0])
    }
    return glyphs.page(
      (iceCream.id ?? "") + "  " + times.relative(iceCream.madeAt),
      words: { glyphs.table(rows, columns: $0) }, keys, menu.buttons,
      asking: state.question, news: [menu.notice ?? state.news] + state.notes,
      picture: state.picture, in: frame)
  }
}
