import IceCreamDomain
import TerminalMenu

/// Paints the common parts of the menus of saved ice creams: wrapped text, questions and failures.
struct SavedMenuPainter {
  let glyphs: MenuGlyphs
  let depth: ColorDepth
  let times: TimeWording

  init(settings: Settings) {
    glyphs = MenuGlyphs(isUnicode: settings.abilities.isUnicode)
    depth = settings.screenStyle.depth
    times = settings.times
  }

  init(glyphs: MenuGlyphs, hasColor: Bool, times: TimeWording) {
    self.times = times
    self.glyphs = glyphs
    depth = hasColor ? .trueColor : .none
  }

  /// The height of a window that shows what a question is about above it.
  static let leastRowsBesideQuestion = 12

  /// Returns texts wrapped to a window, limited to a number of lines.
  func wrapped(
    _ texts: [String], limit: Int, _ size: WindowSize, _ style: TextStyle = .plain
  ) -> [ScreenLine] {
    glyphs.wrapped(texts, limit: limit, columns: size.columns - 1, style)
  }

  /// Returns a question, and its two answers in one line, to show below what it is about.
  func lines(
    of question: DisplayedQuestion, _ confirmation: Confirmation, columns: Int
  ) -> [ScreenLine] {
    var answers = button(question.noButton, isHighlighted: !confirmation.isAtYes)
    answers.append("  ")
    answers.append(button(question.yesButton, isHighlighted: confirmation.isAtYes))
    return glyphs.wrapped([question.text], limit: 4, columns: columns, .bold) + [answers]
  }

  /// Returns as much of a question as fits, with its two answers below it.
  func lines(
    of question: DisplayedQuestion, _ confirmation: Confirmation, _ size: WindowSize
  ) -> [ScreenLine] {
    wrapped([question.text], limit: size.rows - 3, size)
      + [
        button(question.noButton, isHighlighted: !confirmation.isAtYes),
        button(question.yesButton, isHighlighted: confirmation.isAtYes),
        HelpPage.line(SavedMenuWording.keys(of: question), columns: size.columns - 1),
      ]
  }

  /// Returns a failure with one button below it.
  func lines(of failure: DisplayedFailure, notice: String?, _ size: WindowSize) -> [ScreenLine] {
    let keys = SavedMenuWording.failureKeys(canRetry: failure.retryButton != nil)
    return wrapped([failure.message] + failure.details, limit: size.rows - 3, size)
      + [
        button(failure.retryButton ?? SavedMenuWording.okButton, isHighlighted: true),
        ScreenLine(glyphs.text(notice ?? ""), .bold),
        HelpPage.line(keys, columns: size.columns - 1),
      ]
  }

  private func button(_ text: String, isHighlighted: Bool) -> ScreenLine {
    ScreenLine(
      "\(isHighlighted ? glyphs.marker : " ") [ \(text) ]", isHighlighted ? .boldAccent : .plain)
  }
}
