import IceCreamDomain
import TerminalMenu

// What every menu shows in the same way: labels with texts, buttons, a question, and a failure.
extension MenuGlyphs {
  /// Returns the line above a list: what is asked, which a narrow window cuts, and what is typed.
  func line(
    asking question: String, _ typed: TypedText, note: String, columns: Int
  ) -> ScreenLine {
    let isWord = question.last.map { $0.isLetter || $0.isNumber } == true
    let width = min(typed.text.columns, columns / 2) + (note.isEmpty ? 2 : note.columns + 4)
    let (question, room) = (text(question), max(1, columns - width))
    let colon = isWord && question.columns < room ? ":" : ""
    var label = ScreenLine(question + colon, .bold).cut(toColumns: room, sign: ellipsis)
    label.append(" ")
    return .typed(label, text(typed.before), text(typed.after), note: note, columns: columns)
  }

  /// Returns buttons, of which one is highlighted: side by side if there is room; in few rows, that one only.
  func lines(of buttons: [String], highlighted: Int, columns: Int, rows: Int = .max) -> [ScreenLine]
  {
    let all = buttons.enumerated().map { index, title in
      var line = ScreenLine(index == highlighted ? marker + " " : "  ")
      line.append("[ \(text(title)) ]", index == highlighted ? .reversed : .plain)
      return line
    }
    var row = ScreenLine()
    for button in all {
      if !row.isEmpty { row.append("  ") }
      row.append(button)
    }
    if row.columns <= columns { return [row] }
    return all.count <= rows ? all : [all[min(highlighted, all.count - 1)]]
  }

  /// Returns a line for each label, with its text beside it; the texts begin in one column, where a long one goes on.
  func table(_ rows: [(ScreenLine, String)], columns: Int) -> [ScreenLine] {
    let start = min(18, rows.map(\.0.columns).max() ?? 0) + 2
    return rows.flatMap { label, text in
      ScreenLine(self.text(text)).wrapped(toColumns: columns - start).enumerated().map {
        var line = $0 == 0 ? label.cut(toColumns: start - 2, sign: ellipsis) : ScreenLine()
        line.pad(toColumns: start)
        line.append($1)
        return line
      }
    }
  }

  /// Returns a question, with its two answers below it.
  func lines(
    of question: DisplayedQuestion, _ buttons: ButtonRow, in frame: MenuFrame
  ) -> [ScreenLine] {
    let answers = lines(
      of: [question.noButton, question.yesButton], highlighted: buttons.highlighted,
      columns: frame.messageColumns)
    return frame.message(question.items + [question.text], limit: frame.textRows - answers.count)
      + answers
  }

  /// Returns the page of one ice cream: its words, and buttons or a question; then messages, or else the receipt if there
  /// is room.
  func page(
    _ title: String, words: (_ columns: Int) -> [ScreenLine], _ keys: [MenuKey<some Any>],
    _ row: ButtonRow, asking question: DisplayedQuestion?, news: [String?],
    receipt: [ScreenLine] = [], picture: DisplayedPicture, in frame: MenuFrame
  ) -> [ScreenLine] {
    let message =
      question.map { lines(of: $0, row, in: frame) }
      ?? frame.message(news, limit: max(1, min(4, frame.textRows - 5)))
    let buttons =
      question == nil
      ? lines(
        of: keys.buttons(), highlighted: row.highlighted, columns: frame.textColumns,
        rows: frame.textRows - 4 - message.count) : []
    func all(columns: Int) -> [ScreenLine] {
      [ScreenLine(text(title), .bold), ScreenLine()] + words(columns) + [ScreenLine()] + buttons
    }
    let room = frame.textRows - message.count
    var page = all(columns: frame.textColumns)
    let below = message.isEmpty && page.count + receipt.count <= room ? receipt : message
    // A low window has no empty lines, and cuts long names.
    if page.count > room { page = page.filter { !$0.isEmpty } }
    if page.count > room { page = all(columns: .max).filter { !$0.isEmpty } }
    return frame.lines(page, message: below, footer: keys.footer(in: frame), picture: picture)
  }

  /// Returns the keys of a failure: its button tries again, or leaves.
  static func keys<Action: MenuAction>(
    of failure: DisplayedFailure, leaving verb: String
  ) -> [MenuKey<Action>] {
    let button = failure.retryButton?.lowercased()
    return [
      MenuKey([.enter], button == nil ? .leave : .retry, "Enter", button ?? verb),
      .leaving(.leave, verb), .help,
    ]
  }

  /// Returns the screen of a failure.
  func lines(
    of failure: DisplayedFailure, notice: String?, _ keys: [MenuKey<some Any>], in frame: MenuFrame
  ) -> [ScreenLine] {
    let button = lines(of: [failure.retryButton ?? "OK"], highlighted: 0, columns: frame.columns)
    return frame.lines(
      wrapped(
        [failure.menuText] + failure.details, limit: frame.textRows - 2, columns: frame.columns)
        + button, message: frame.message([notice], limit: 1),
      footer: keys.footer(in: frame))
  }
}
