import IceCreamDomain
import TerminalMenu

// What every menu shows in the same way: a question with two answers, and a failure with a button.
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

  private func button(_ text: String, isHighlighted: Bool) -> ScreenLine {
    ScreenLine("\(isHighlighted ? marker : " ") [ \(text) ]", isHighlighted ? .boldAccent : .plain)
  }
}
