import IceCreamDomain
import TerminalMenu

/// The parts that the menus of saved ice creams have in common.
struct SavedMenuPainter {
  let glyphs: MenuGlyphs
  let hasColor: Bool

  init(settings: Settings) {
    glyphs = settings.abilities.isUnicode ? .unicode : .ascii
    hasColor = settings.screenStyle.depth != .none
  }

  init(glyphs: MenuGlyphs, hasColor: Bool) {
    self.glyphs = glyphs
    self.hasColor = hasColor
  }

  /// Returns texts wrapped to a window, at most so many lines of them.
  func wrapped(_ texts: [String], most: Int, _ size: WindowSize, _ style: TextStyle = .plain)
    -> [ScreenLine]
  {
    texts.flatMap { glyphs.text($0).wrapped(toColumns: size.columns - 1) }
      .prefix(max(0, most)).map { ScreenLine($0, style) }
  }

  /// Returns a question with its two answers.
  func lines(of question: DisplayedQuestion, _ state: Confirmation, _ size: WindowSize)
    -> [ScreenLine]
  {
    wrapped([question.text], most: size.rows - 3, size)
      + [
        button(question.noButton, isHighlighted: !state.isAtYes),
        button(question.yesButton, isHighlighted: state.isAtYes),
        HelpPage.line(["Enter choose", "y delete", "n keep"], columns: size.columns - 1),
      ]
  }

  /// Returns what went wrong, with one button below it.
  func lines(of failure: DisplayedFailure, notice: String?, _ size: WindowSize) -> [ScreenLine] {
    let canRetry = failure.retryButton != nil
    return wrapped([failure.message] + failure.details, most: size.rows - 3, size)
      + [
        button(failure.retryButton ?? "OK", isHighlighted: true),
        ScreenLine(glyphs.text(notice ?? ""), .bold),
        HelpPage.line(
          ["Enter \(canRetry ? "tries again" : "goes back")", "q back"], columns: size.columns - 1),
      ]
  }

  private func button(_ text: String, isHighlighted: Bool) -> ScreenLine {
    ScreenLine(
      "\(isHighlighted ? glyphs.marker : " ") [ \(text) ]", isHighlighted ? .bold : .plain)
  }
}
