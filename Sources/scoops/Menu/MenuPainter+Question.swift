import IceCreamDomain
import TerminalMenu

// A menu where there is one question only.
extension MenuPainter {
  /// Returns what went wrong, or the ice cream that was made, with one button below it; otherwise `nil`.
  func question(
    in state: DisplayedIceCream, _ menu: MenuState, _ size: WindowSize
  ) -> [ScreenLine]? {
    if let failure = state.failure {
      return question(
        [failure.message] + failure.details, button: failure.retryButton ?? "OK",
        does: "tries again", menu, size)
    }
    if let failure = state.storeFailure {
      return question(
        [failure.message], button: failure.retryButton ?? "OK",
        does: failure.retryButton == nil ? "leaves" : "tries again", menu, size)
    }
    guard let alert = state.alert else { return nil }
    // The line above is left to a result that comes late, by way of another program.
    return question(
      size.rows < 10 ? [alert.iceCream.sentence] : ["", alert.title, alert.iceCream.sentence],
      button: alert.button, does: "makes another", canOpenSaved: canOpenSaved, menu, size)
  }

  /// Returns texts with one button below them, and as many of their lines as there is room for.
  private func question(
    _ texts: [String], button: String, does: String, canOpenSaved: Bool = false,
    _ menu: MenuState, _ size: WindowSize
  ) -> [ScreenLine] {
    let wrapped = texts.flatMap { glyphs.text($0).wrapped(toColumns: size.columns - 1) }
    let room = size.rows - 3
    var lines = wrapped.prefix(room).map { ScreenLine($0) }
    if wrapped.count > room, let last = lines.indices.last {
      lines[last] = ScreenLine("and \(wrapped.count - room + 1) more lines")
    }
    lines.append(ScreenLine("\(glyphs.marker) [ \(button) ]", .bold))
    lines.append(ScreenLine(menu.notice ?? "", .bold))
    let help = (canOpenSaved ? ["s saved"] : []) + ["Enter \(does)", "q leave"]
    return lines + [HelpPage.line(help, columns: size.columns - 1)]
  }
}
