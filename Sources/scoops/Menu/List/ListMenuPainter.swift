import IceCreamDomain
import PlainText
import TerminalMenu

/// Paints the menu of saved ice creams: a function of its state and of the window.
struct ListMenuPainter {
  let frame: MenuFrame
  let times: TimeWording
  var state: ListIceCreams.DisplayedIceCreams
  var menu: ListMenuState

  private var glyphs: MenuGlyphs { frame.glyphs }

  /// The lines of the whole window, with the menu in its middle.
  var window: [ScreenLine] { frame.window(lines) }

  /// How many ice creams fit in the window.
  var rows: Int { max(1, frame.textRows - 1 - gap - max(gap, message.count)) }

  /// The empty lines above the list, and at least below it, where the whole of a cut name stands.
  private var gap: Int { frame.textRows >= 11 ? 1 : 0 }

  /// The lines of the menu.
  var lines: [ScreenLine] {
    let keys = menu.keys(in: state)
    if let failure = state.failure {
      return glyphs.lines(of: failure, notice: menu.notice, keys, in: frame)
    }
    let timeColumns = timeColumns
    var lines = [title] + Array(repeating: ScreenLine(), count: gap)
    if state.iceCreams.isEmpty {
      lines += glyphs.wrapped([state.position], limit: rows, columns: frame.textColumns)
    } else {
      lines += (menu.list.top..<menu.list.top + rows).map { row in
        let index = row - state.offset
        guard state.iceCreams.indices.contains(index) else { return ScreenLine() }
        let isHighlighted = row == menu.list.position
        return line(
          of: state.iceCreams[index], isHighlighted: isHighlighted, timeColumns: timeColumns
        ).cut(toColumns: frame.textColumns, sign: glyphs.ellipsis)
      }
    }
    return frame.lines(
      lines, message: message, footer: keys.footer(in: frame),
      picture: state.iceCreams.isEmpty ? nil : state.picture)
  }

  /// The title, with what is typed after it.
  private var title: ScreenLine {
    let place = (menu.list.position + 1).grouped
    let note = state.iceCreams.isEmpty ? "none" : "\(place) of \(state.total.grouped)"
    return glyphs.line(
      asking: "Saved ice creams", menu.list.search?.typed ?? TypedText(),
      note: note, columns: frame.textColumns)
  }

  /// The columns of the widest time in the window, or `nil` if a narrow list has no room for times.
  private var timeColumns: Int? {
    let visible = state.iceCreams.dropFirst(max(0, menu.list.top - state.offset))
      .prefix(frame.textRows)
    let columns = visible.map { times.relative($0.madeAt).count }.max() ?? 0
    // An identifier stands before them, and the beginning of a name after them.
    return frame.textColumns - columns >= 11 + 2 + 24 ? columns : nil
  }

  private func line(
    of iceCream: DisplayedResult, isHighlighted: Bool, timeColumns: Int?
  ) -> ScreenLine {
    let style = isHighlighted ? TextStyle.bold : .plain
    var line = ScreenLine(isHighlighted ? glyphs.marker : " ", style)
    line.append(" \(iceCream.id ?? "")  ", style)
    if let timeColumns {
      let start = line.columns
      line.append(times.relative(iceCream.madeAt))
      // The ingredients stand in a column.
      line.pad(toColumns: start + timeColumns + 2)
    }
    line.append(iceCream.sentence, style, underlining: iceCream.matches, shown: glyphs.text)
    return line
  }

  /// The question, or the messages, or else the highlighted ice cream in words if its row is cut.
  private var message: [ScreenLine] {
    let limit = max(1, min(4, frame.textRows - 4))
    if let question = state.question { return glyphs.lines(of: question, menu.buttons, in: frame) }
    let news = frame.message([menu.notice ?? state.news].compactMap(\.self), limit: limit)
    let notes = frame.message(state.allNotes, limit: .max)
    if state.allNotes.count > 1 || news.count + notes.count > limit {
      let summary =
        state.notes.isEmpty
        ? state.pictureNote ?? "" : "The book has damaged lines. Leave, and run scoops list."
      return Array((news + frame.message([summary], limit: 1)).prefix(limit))
    }
    guard news.isEmpty, notes.isEmpty, gap > 0, let index = menu.index(in: state) else {
      return news + notes
    }
    let iceCream = state.iceCreams[index]
    let row = line(of: iceCream, isHighlighted: true, timeColumns: timeColumns)
    if row.columns <= frame.textColumns { return [] }
    return glyphs.wrapped([iceCream.sentence], limit: 2, columns: frame.messageColumns)
  }
}
