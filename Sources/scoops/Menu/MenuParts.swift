import IceCreamDomain
import TerminalMenu

// What menus show in the same way: a question with two answers, a failure with a button, the line above a list, and
// the last line.

extension MenuGlyphs {
  /// Returns a question, with its two answers below it: side by side if there is room.
  func lines(
    of question: DisplayedQuestion, _ confirmation: Confirmation, limit: Int, columns: Int
  ) -> [ScreenLine] {
    let no = button(question.noButton, isHighlighted: !confirmation.isAtYes)
    let yes = button(question.yesButton, isHighlighted: confirmation.isAtYes)
    var both = no
    both.append("  ")
    both.append(yes)
    let answers = both.columns <= columns ? [both] : [no, yes]
    let room = limit - answers.count
    return wrapped([question.text], limit: room, columns: columns, .bold) + answers
  }

  /// Returns a failure with one button below it.
  func lines(
    of failure: DisplayedFailure, notice: String?, leave: String = "back", _ size: WindowSize
  ) -> [ScreenLine] {
    let help = ["Enter \(failure.retryButton?.lowercased() ?? leave)", "q \(leave)"]
    return wrapped(
      [failure.message] + failure.details, limit: size.rows - 3, columns: size.columns - 1)
      + [
        button(failure.retryButton ?? "OK", isHighlighted: true),
        ScreenLine(text(notice ?? ""), .bold), ScreenLine.footer(help, columns: size.columns - 1),
      ]
  }

  /// Returns the line above a list, with a note that is shown whole.
  func line(of title: String, note: String, columns: Int) -> ScreenLine {
    var line = ScreenLine(text(title), .bold)
      .cut(toColumns: max(4, columns - note.columns), sign: ellipsis)
    line.append(note)
    return line
  }

  /// Returns the line above a list while its filter is typed.
  func line(of filter: TypedText, note: String, columns: Int) -> ScreenLine {
    .typed("Filter: ", text(filter.before), text(filter.after), note: note, columns: columns)
  }

  private func button(_ text: String, isHighlighted: Bool) -> ScreenLine {
    ScreenLine("\(isHighlighted ? marker : " ") [ \(text) ]", isHighlighted ? .boldAccent : .plain)
  }
}

extension ScreenLine {
  /// Returns the last line of a menu: as many entries as fit, each a key, a space, and what it does.
  static func footer(_ entries: [String], columns: Int) -> ScreenLine {
    var line = ScreenLine()
    for entry in entries {
      var longer = line
      let key = entry.prefix { $0 != " " }
      longer.append(line.isEmpty ? "" : "  ")
      longer.append(String(key), .accent)
      longer.append(String(entry[key.endIndex...]), .faint)
      if longer.columns <= columns { line = longer }
    }
    return line
  }
}

extension TextStyle {
  /// The cursor, the open step and the names of keys: magenta, which themes keep readable on light and on dark.
  ///
  /// A sign or a place says the same without color.
  static let accent = TextStyle(isAccent: true)
  static let boldAccent = TextStyle(isAccent: true, isBold: true)
}
