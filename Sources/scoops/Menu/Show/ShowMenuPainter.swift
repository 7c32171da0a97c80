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
    return glyphs.page(
      (iceCream.id ?? "") + "  " + times.relative(iceCream.madeAt),
      words: { fields(of: iceCream, columns: $0) }, keys, menu.buttons, asking: state.question,
      news: [menu.notice ?? state.news] + state.notes, picture: state.picture,
      in: frame)
  }

  private func fields(of iceCream: DisplayedResult, columns: Int) -> [ScreenLine] {
    let labels = PerKind { ScreenLine(glyphs.text(state.labels[$0])) }
    let start = min(16, IngredientKind.allCases.map { labels[$0].columns }.max() ?? 0) + 2
    return IngredientKind.allCases.flatMap { kind in
      let value = ScreenLine(glyphs.text(iceCream.names[kind])).wrapped(toColumns: columns - start)
      return value.enumerated().map { row, part in
        var line = row == 0 ? labels[kind] : ScreenLine()
        line.pad(toColumns: start)
        line.append(part)
        return line
      }
    }
  }
}
