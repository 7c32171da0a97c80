import IceCreamDomain
import TerminalMenu

/// Paints the menu of a saved ice cream: a function of its state and of the window.
struct ShowMenuPainter {
  let glyphs: MenuGlyphs
  let depth: ColorDepth
  let times: TimeWording
  let state: ShowIceCream.DisplayedIceCream
  let menu: ShowMenuState
  let size: WindowSize

  private var picture: LivePicture {
    LivePicture(isUnicode: glyphs.isUnicode, depth: depth, fillsWindow: true)
  }

  static let helpPage = HelpPage(
    keys: [
      ("e", "edit the ice cream"),
      ("m", "make it again"),
      ("d, Delete", "delete it, after asking"),
      ("Esc, q, b, Ctrl-D", "back"),
    ] + HelpPage.everywhere)

  /// The lines of the whole window, with the menu in its middle.
  var window: [ScreenLine] { MenuLayout.centered(lines, in: size) }

  /// The lines of the menu: narrower than the window, and no more than it has rows.
  var lines: [ScreenLine] {
    let lines = state.failure.map { glyphs.lines(of: $0, notice: menu.notice, size) } ?? whole
    return lines.map { $0.cut(toColumns: size.columns - 1, sign: glyphs.ellipsis) }
  }

  private var whole: [ScreenLine] {
    guard let iceCream = state.iceCream else { return [helpLine] }
    let news = [menu.notice ?? state.news].compactMap { $0 } + state.notes
    func question(columns: Int) -> [ScreenLine]? {
      state.question.map {
        glyphs.lines(of: $0, menu.confirmation, limit: size.rows, columns: columns)
      }
    }
    /// Returns the ice cream and the question or the messages, wrapped to some columns.
    func text(columns: Int) -> [ScreenLine] {
      let below =
        question(columns: columns)
        ?? glyphs.wrapped(news, limit: .max, columns: columns, .bold)
      return self.text(of: iceCream, columns: columns) + below
    }
    let wide = text(columns: size.columns - 1)
    for drawing in state.picture.isEmpty ? [] : picture.drawings {
      if wide.count + drawing.rows + 3 <= size.rows, drawing.columns < size.columns {
        return wide + [ScreenLine()] + picture.lines(of: state.picture, as: drawing)
          + [ScreenLine(), helpLine]
      }
      let columns = min(50, size.columns - 1 - drawing.columns - MenuLayout.gap)
      guard columns >= Self.leastColumns, drawing.rows < size.rows else { continue }
      var lines = text(columns: columns)
      guard lines.count < size.rows else { continue }
      lines.draw(
        picture.lines(of: state.picture, as: drawing), row: 0,
        column: columns + MenuLayout.gap, sign: glyphs.ellipsis)
      return lines + [helpLine]
    }
    if wide.count < size.rows { return wide + [helpLine] }
    // A low window has room for the question only; otherwise it cuts long names, and the messages first of all.
    if let question = question(columns: size.columns - 1) {
      return Array((question + [helpLine]).prefix(size.rows))
    }
    return self.text(of: iceCream, columns: .max)
      + glyphs.wrapped(news, limit: size.rows - 5, columns: size.columns - 1, .bold)
      + [helpLine]
  }

  /// The columns that the text needs beside a picture: those of an identifier and a date.
  private static let leastColumns = 26

  private func text(of iceCream: DisplayedResult, columns: Int) -> [ScreenLine] {
    let title = (iceCream.id ?? "") + "  " + times.relative(iceCream.madeAt)
    return [ScreenLine(title, .bold)] + field("Cone", iceCream.names.cone, columns)
      + field("Flavor", iceCream.names.flavor, columns)
      + field("Topping", iceCream.names.topping, columns)
  }

  private func field(_ name: String, _ value: String, _ columns: Int) -> [ScreenLine] {
    let start = 9
    return glyphs.text(value).wrapped(toColumns: columns - start).enumerated().map { row, part in
      var line = ScreenLine(row == 0 ? name : "")
      line.pad(toColumns: start)
      line.append(part)
      return line
    }
  }

  private var helpLine: ScreenLine {
    ScreenLine.footer(
      state.question.map(MenuWording.keys)
        ?? ["e edit", "m make again", "? keys", "q back", "d delete"],
      columns: size.columns - 1)
  }
}
