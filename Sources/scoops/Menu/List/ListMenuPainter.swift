import IceCreamDomain
import PlainText
import TerminalMenu

/// Paints the menu of saved ice creams: a function of its state and of the window.
struct ListMenuPainter {
  let frame: MenuFrame
  var state: ListIceCreams.DisplayedIceCreams
  var menu: ListMenuState
  let columns: ListColumns

  private var glyphs: MenuGlyphs { frame.glyphs }

  /// How many ice creams fit in the window.
  var rows: Int { max(1, frame.textRows - 1 - gap - message.count) }

  /// The empty lines above and below the list.
  private var gap: Int { frame.textRows >= 11 ? 1 : 0 }

  var lines: [ScreenLine] {
    let keys = menu.keys(in: state)
    if let failure = state.failure {
      return glyphs.lines(of: failure, notice: menu.notice, keys, in: frame)
    }
    var lines = [title] + Array(repeating: ScreenLine(), count: gap)
    if state.iceCreams.isEmpty {
      lines += glyphs.wrapped([state.position], limit: rows, columns: frame.textColumns)
    } else {
      let columns = columns.fitted(to: frame.textColumns, hasMarks: !menu.marked.isEmpty)
      lines += (menu.list.top..<menu.list.top + rows).map { row in
        let index = row - state.offset
        guard state.iceCreams.indices.contains(index) else { return ScreenLine() }
        return columns.line(
          of: state.iceCreams[index], isHighlighted: row == menu.list.position,
          isMarked: menu.marked.contains(state.iceCreams[index].id ?? ""))
      }
    }
    return frame.lines(
      lines, message: message, footer: keys.footer(in: frame),
      picture: state.iceCreams.isEmpty ? nil : state.picture)
  }

  /// The title, with what is typed after it.
  private var title: ScreenLine {
    let place = (menu.list.position + 1).grouped
    let marked = menu.marked.isEmpty ? "" : ", \(menu.marked.count.grouped) marked"
    let note = state.iceCreams.isEmpty ? "none" : "\(place) of \(state.total.grouped)\(marked)"
    return glyphs.line(
      asking: "Saved ice creams", menu.list.search?.typed ?? TypedText(),
      note: note, columns: frame.textColumns)
  }

  /// The question, or the messages, or else the whole of the highlighted row.
  ///
  /// Unless it is higher, it takes the rows of a sentence, so that the list keeps its own.
  private var message: [ScreenLine] {
    let limit = max(1, min(5, frame.textRows - 4))
    if let question = state.question { return glyphs.lines(of: question, menu.buttons, in: frame) }
    let summary = "The book has damaged lines. To see them, leave and run scoops list."
    let notes = state.allNotes.count > 1 ? [summary] : state.allNotes
    var message = frame.message([menu.notice ?? state.news] + notes, limit: limit)
    if message.isEmpty, let index = menu.index(in: state) {
      let iceCream = state.iceCreams[index]
      message = glyphs.wrapped(
        ["\(iceCream.id ?? "")  \(columns.times.relative(iceCream.madeAt))  \(iceCream.sentence)"],
        limit: limit, columns: frame.messageColumns)
    }
    let usual = min(limit, frame.messageColumns < 72 ? 2 : 1) + gap
    return Array(repeating: ScreenLine(), count: max(gap, usual - message.count)) + message
  }
}
