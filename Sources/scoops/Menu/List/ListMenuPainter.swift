import IceCreamDomain
import PlainText
import TerminalMenu

/// Paints the menu of saved ice creams: a function of its state and of the window.
struct ListMenuPainter {
  let glyphs: MenuGlyphs
  let depth: ColorDepth
  let times: TimeWording
  let state: ListIceCreams.DisplayedIceCreams
  let menu: ListMenuState
  let size: WindowSize

  private var picture: LivePicture {
    LivePicture(isUnicode: glyphs.isUnicode, depth: depth, fillsWindow: true)
  }

  /// The lines of the whole window, with the menu in its middle.
  var window: [ScreenLine] {
    let preview = preview
    return MenuLayout.centered(
      lines,
      width: preview.map { $0.textColumns + MenuLayout.gap + $0.drawing.columns }
        ?? size.columns - 1,
      height: preview.map { $0.drawing.rows + 5 } ?? 0, in: size)
  }

  /// The lines of the menu: narrower than the window, and no more than it has rows.
  var lines: [ScreenLine] {
    let lines = state.failure.map { glyphs.lines(of: $0, notice: menu.notice, size) } ?? list
    return lines.map { $0.cut(toColumns: size.columns - 1, sign: glyphs.ellipsis) }
  }

  /// How many ice creams fit in the window.
  var rows: Int { min(room, max(1, state.total)) }

  /// How many rows are left for the list.
  private var room: Int {
    // The title and the line of help take two rows; a tall window has two empty lines.
    max(1, size.rows - 2 - news.count - (size.rows >= 12 ? 2 : 0))
  }

  /// The largest drawing that fits beside the list and the columns of the list, or `nil` if none fits.
  var preview: (drawing: LivePicture.Drawing, textColumns: Int)? {
    for drawing in picture.drawings {
      let columns = size.columns - 1 - drawing.columns - MenuLayout.gap
      // The line of help stays below the whole picture, and the title above it.
      if columns >= 56, size.rows >= drawing.rows + 5 { return (drawing, min(columns, 96)) }
    }
    return nil
  }

  private var list: [ScreenLine] {
    let hasGaps = size.rows >= 12
    let news = news
    // A low window has room for a question only, and for a long one instead of the line of help.
    if state.question != nil, news.count > size.rows - (hasGaps ? 5 : 3) {
      return Array((news + [helpLine]).prefix(size.rows))
    }
    let rows = rows
    var lines = [title(rows: rows, columns: size.columns - 1)]
    if hasGaps { lines.append(ScreenLine()) }
    let firstRow = lines.count
    if state.iceCreams.isEmpty {
      lines += glyphs.wrapped([state.position], limit: room, columns: size.columns - 1)
    } else {
      let timeColumns = timeColumns(rows: rows)
      for row in menu.list.top..<menu.list.top + rows {
        let index = row - state.offset
        let isLoaded = state.iceCreams.indices.contains(index)
        lines.append(
          isLoaded
            ? line(
              of: state.iceCreams[index], isHighlighted: row == menu.list.position,
              timeColumns: timeColumns)
            : ScreenLine())
      }
    }
    if hasGaps { lines.append(rest(in: lines, from: firstRow)) }
    lines += news
    if let preview, let shown = state.picture, !shown.isEmpty,
      !state.iceCreams.isEmpty
    {
      let drawing = picture.lines(of: shown, as: preview.drawing)
      // The rows beside its blank lines end where the others do.
      for row in firstRow..<min(firstRow + drawing.count, lines.count) {
        lines[row] = lines[row].cut(toColumns: preview.textColumns, sign: glyphs.ellipsis)
      }
      lines.draw(
        drawing, row: firstRow, column: preview.textColumns + MenuLayout.gap,
        sign: glyphs.ellipsis)
    }
    return lines + [helpLine]
  }

  private func title(rows: Int, columns: Int) -> ScreenLine {
    if menu.isTyping, let typed = menu.filter {
      let place = (menu.list.position + 1).grouped
      let note =
        typed.text.isEmpty
        ? "words of a cone, flavor or topping"
        : state.iceCreams.isEmpty
          ? "none" : "\(place) of \(state.total.grouped)"
      return glyphs.line(of: typed, note: note, columns: columns)
    }
    if state.iceCreams.isEmpty { return ScreenLine(glyphs.text(state.title), .bold) }
    let (first, last) = (menu.list.top + 1, min(menu.list.top + rows, menu.list.total))
    let range = first < last ? "\(first.grouped)–\(last.grouped)" : first.grouped
    let total = " of \(state.total.grouped)"
    let note = glyphs.text(" (\(range)\(total))")
    // A narrow window shows the number of the highlighted ice cream only.
    if columns - note.columns < 4 {
      return ScreenLine((menu.list.position + 1).grouped + total, .bold)
    }
    return glyphs.line(of: state.title, note: note, columns: columns)
  }

  /// Returns the columns of the widest time in the window, or `nil` if a narrow list has no room for times.
  private func timeColumns(rows: Int) -> Int? {
    guard textColumns >= 56 else { return nil }
    let visible = state.iceCreams.dropFirst(max(0, menu.list.top - state.offset)).prefix(rows)
    return visible.map { times.relative($0.madeAt).count }.max()
  }

  private var textColumns: Int { preview?.textColumns ?? size.columns - 1 }

  /// Returns the highlighted ice cream in words if its row is too narrow for them, or else an empty line.
  private func rest(in lines: [ScreenLine], from first: Int) -> ScreenLine {
    let row = first + menu.list.position - menu.list.top
    guard state.question == nil, let index = menu.index(in: state), lines.indices.contains(row),
      lines[row].columns > textColumns
    else { return ScreenLine() }
    return ScreenLine(glyphs.text(state.iceCreams[index].sentence))
      .cut(toColumns: size.columns - 1, sign: glyphs.ellipsis)
  }

  private func line(
    of iceCream: DisplayedResult, isHighlighted: Bool, timeColumns: Int?
  ) -> ScreenLine {
    let style = isHighlighted ? TextStyle.bold : .plain
    var line = ScreenLine(isHighlighted ? glyphs.marker : " ", isHighlighted ? .accent : .plain)
    line.append(" \(iceCream.id ?? "")  ", style)
    if let timeColumns {
      let start = line.columns
      line.append(times.relative(iceCream.madeAt), .faint)
      // The ingredients stand in a column.
      line.pad(toColumns: start + timeColumns + 2)
    }
    line.append(iceCream.sentence, style, underlining: iceCream.matches, shown: glyphs.text)
    return line
  }

  /// The question, or the messages, wrapped; a low window shows one line of these.
  private var news: [ScreenLine] {
    let columns = textColumns
    if let question = state.question {
      return glyphs.lines(of: question, menu.confirmation, limit: size.rows, columns: columns)
    }
    let limit = size.rows < 12 ? 1 : 4
    let news = glyphs.wrapped(
      [menu.notice ?? state.news].compactMap { $0 }, limit: limit, columns: columns, .bold)
    let notes = glyphs.wrapped(state.allNotes, limit: .max, columns: columns, .bold)
    if state.allNotes.count <= 1, news.count + notes.count <= limit { return news + notes }
    let summary =
      state.notes.isEmpty
      ? state.pictureNote ?? "" : "The book has damaged lines. Leave, and run scoops list."
    return Array(
      (news + glyphs.wrapped([summary], limit: 1, columns: columns, .bold)).prefix(limit))
  }

  private var helpLine: ScreenLine {
    let isEmpty = state.iceCreams.isEmpty
    let keys =
      menu.isTyping
      ? ["Enter show", "Esc clear", "Tab back to list"]
      : (isEmpty ? [] : ["Enter show"])
        + ["? keys", menu.filter == nil ? "q back" : "Esc clear", "/ filter"]
        + (isEmpty ? [] : ["d delete"]) + (state.canUndo ? ["u undo"] : [])
        + (isEmpty ? [] : ["e edit", "m make again", "o sort"])
    return ScreenLine.footer(
      state.question.map(MenuWording.keys) ?? keys, columns: size.columns - 1)
  }

  var helpPage: HelpPage {
    let (up, down, left, right) = glyphs.arrows
    return HelpPage(
      keys: [
        ("\(up) \(down), k j, Ctrl-P Ctrl-N", "move"),
        ("Home End, g G", "first, last of the whole list"),
        ("PageUp PageDown", "one page up or down"),
        ("Enter, Space, \(right), l", "show the ice cream"),
        ("e", "edit it"),
        ("m", "make it again"),
        ("d, Delete", "delete it, after asking"),
        ("u", "undo the last change, after asking"),
        ("/", "filter by words of a cone, flavor or topping"),
        ("Ctrl-W, Ctrl-U", "in the filter: delete a word, everything"),
        ("Tab", "in the filter: back to the list, filtered"),
        ("o", "change the sort order: newest, oldest, flavor"),
        ("Ctrl-R", "reload"),
        ("Esc, q", "clear the filter; without one, back"),
        ("\(left), h, b, Ctrl-D", "back"),
      ] + HelpPage.everywhere)
  }
}
