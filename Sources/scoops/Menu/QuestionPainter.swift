import IceCreamDomain
import TerminalMenu

// What every menu shows in the same way: buttons, a question with two answers, and a failure.
extension MenuGlyphs {
  /// Returns the line above a list: what is asked, and what is typed.
  ///
  /// - Parameters:
  ///   - question: What is asked; a narrow window cuts it.
  ///   - before: The typed text before the cursor.
  ///   - after: The typed text after the cursor.
  ///   - note: A remark after them.
  ///   - columns: The maximum number of columns.
  func line(
    asking question: String, _ before: String, _ after: String, note: String, columns: Int
  ) -> ScreenLine {
    let isWord = question.last.map { $0.isLetter || $0.isNumber } == true
    let typed = min((before + after).columns, columns / 2)
    var label = ScreenLine(text(question) + (isWord ? ":" : ""), .bold)
      .cut(toColumns: max(1, columns - typed - note.columns - 5), sign: ellipsis)
    label.append(" ")
    return .typed(label, text(before), text(after), note: note, columns: columns)
  }

  /// Returns buttons, of which one is highlighted: side by side if there is room.
  func lines(of buttons: [String], highlighted: Int?, columns: Int) -> [ScreenLine] {
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
    return row.columns <= columns ? [row] : all
  }

  /// Returns a question, with its two answers below it.
  func lines(
    of question: DisplayedQuestion, _ confirmation: Confirmation, limit: Int, columns: Int
  ) -> [ScreenLine] {
    let answers = lines(
      of: [question.noButton, question.yesButton], highlighted: confirmation.isAtYes ? 1 : 0,
      columns: columns)
    return wrapped([question.text], limit: limit - answers.count, columns: columns, .bold)
      + answers
  }
}

/// The screen of a failure: a message, and a button.
struct FailureScreen<Action> {
  let keys: [MenuKey<Action>]
  private let failure: DisplayedFailure

  /// - Parameters:
  ///   - failure: What failed.
  ///   - retry: The request of its button, if it has one; otherwise the button leaves.
  ///   - leave: The request to leave.
  ///   - verb: What leaving does: `back` or `leave`.
  init(_ failure: DisplayedFailure, retry: Action, leave: Action, verb: String, help: Action) {
    self.failure = failure
    let button = failure.retryButton ?? "OK"
    let does = failure.retryButton?.lowercased() ?? verb
    keys = [
      MenuKey(
        [.enter], failure.retryButton == nil ? leave : retry, "Enter", does,
        footer: "Enter \(does)", button: button),
      .leaving(leave, verb), .help(help),
    ]
  }

  func lines(in frame: MenuFrame, notice: String?) -> [ScreenLine] {
    let glyphs = frame.glyphs
    return frame.lines(
      glyphs.wrapped(
        [failure.message] + failure.details, limit: frame.textRows - 2, columns: frame.columns)
        + glyphs.lines(of: keys.buttons().map(\.title), highlighted: 0, columns: frame.columns),
      message: frame.message([notice].compactMap(\.self), limit: 1),
      footer: keys.footer(glyphs, columns: frame.columns))
  }
}
