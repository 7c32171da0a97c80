import TerminalMenu

/// The help in a menu: a line of it always, and all of it on demand.
extension MenuPainter {
  /// Returns the line of help: of what somebody can press, as much as there is room for.
  func helpLine(isNarrowing: Bool, columns: Int) -> ScreenLine {
    // The most important ones come last, where they stand too.
    let all =
      isNarrowing
      ? ["Backspace letter", "Enter choose", "Esc all"]
      : glyphs.isUnicode
        ? saved + ["↑↓ move", "← back", "/ narrow", "Enter choose", "? keys", "q leave"]
        : saved + ["j k move", "h back", "/ narrow", "Enter choose", "? keys", "q leave"]
    return HelpPage.line(all, columns: columns)
  }

  private var saved: [String] { canOpenSaved ? ["s saved"] : [] }

  /// All of the help.
  var helpPage: HelpPage { HelpPage(keys: keys) }

  private var keys: [(String, String)] {
    let (up, down, left, right) =
      glyphs.isUnicode ? ("↑", "↓", "←", "→") : ("Up", "Down", "Left", "Right")
    return [
      ("\(up) \(down), k j, Ctrl-P Ctrl-N", "move"),
      ("Home End, g G", "the first, the last"),
      ("PageUp PageDown", "a page"),
      ("1 to 9", "choose by number; where there are more, Enter ends it"),
      ("Enter, Space, \(right), l", "choose, and on to the next step"),
      ("\(left), h, b, Shift-Tab", "the step before"),
      ("Tab", "the next step"),
      ("/", "narrow the options by typing; Esc ends it"),
      canOpenSaved ? ("s", "the saved ice creams") : nil,
      ("?", "all keys"),
      ("Esc", "back; from the first step, leave"),
      ("q, Ctrl-D", "leave"),
      ("Ctrl-C", "end at once"),
      ("Ctrl-Z", "suspend; fg brings it back"),
    ].compactMap { $0 }
  }
}
