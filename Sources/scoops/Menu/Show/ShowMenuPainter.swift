import IceCreamDomain
import TerminalMenu

/// Paints the menu of a saved ice cream: a function of its state and of the window.
struct ShowMenuPainter {
  let frame: MenuFrame
  let times: TimeWording
  let state: ShowIceCream.DisplayedIceCream
  let menu: ShowMenuState

  private var glyphs: MenuGlyphs { frame.glyphs }

  /// The lines of the whole window, with the menu in its middle.
  var window: [ScreenLine] { frame.window(lines) }

  /// The lines of the menu.
  var lines: [ScreenLine] {
    let keys = menu.keys(in: state)
    if let failure = state.failure {
      return glyphs.lines(of: failure, notice: menu.notice, keys, in: frame)
    }
    let footer = keys.footer(in: frame)
    guard let iceCream = state.iceCream else { return frame.lines([], footer: footer) }
    let message =
      state.question.map { glyphs.lines(of: $0, menu.buttons, in: frame) }
      ?? frame.message(
        [menu.notice ?? state.news].compactMap(\.self) + state.notes,
        limit: max(0, min(4, frame.textRows - 5)))
    let buttons =
      state.question == nil
      ? glyphs.lines(
        of: keys.buttons(), highlighted: menu.buttons.highlighted, columns: frame.textColumns,
        rows: frame.textRows - 4 - message.count) : []
    let title = ScreenLine(
      (iceCream.id ?? "") + "  " + times.relative(iceCream.madeAt), .bold)
    func text(columns: Int) -> [ScreenLine] {
      [title, ScreenLine()] + fields(of: iceCream, columns: columns) + [ScreenLine()] + buttons
    }
    let room = frame.textRows - message.count
    var lines = text(columns: frame.textColumns)
    // A low window has no empty lines, and cuts long names.
    if lines.count > room { lines = lines.filter { !$0.isEmpty } }
    if lines.count > room { lines = text(columns: .max).filter { !$0.isEmpty } }
    return frame.lines(lines, message: message, footer: footer, picture: state.picture)
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
