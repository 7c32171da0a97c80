/// The sequences that take a terminal's window for a menu and give it back.
enum ScreenModes {
  /// Erases keys typed before, switches to the alternate screen (xterm's DEC private mode 1049), takes all rows, and
  /// sets no wrapping (mode 7).
  ///
  /// On the alternate screen, a menu leaves nothing behind in a window that is resized, and what is printed stays in
  /// the scrollback of the other screen. Some terminals have none, such as GNU screen by default. There, what stands in
  /// the window scrolls away, and the window is erased in the end.
  ///
  /// A terminal may count more columns for an emoji than we do. If its line wrapped, everything below would be painted
  /// in the wrong row.
  static func covering(rows: Int) -> String {
    ScreenPainter.erasure + "\u{1B}[?1049h" + ScreenPainter.taking(rows: rows)
      + "\u{1B}[H\u{1B}[?7l"
  }

  /// Resets colors, so that erasing does not color the window: ECMA-48 8.3.117, SGR.
  static let plain = "\u{1B}[0m"

  /// Leaves the alternate screen, and wraps again.
  static let uncovering = "\u{1B}[?1049l\u{1B}[?7h"

  /// Saves the cursor's position (DECSC), which xterm restores even if the other screen is already shown.
  static let cursorSaving = "\u{1B}7"

  /// Hides the cursor, and sets bracketed paste (xterm's DEC private modes 25 and 2004).
  static let greeting = "\u{1B}[?25l\u{1B}[?2004h"

  /// Resets colors and modes, and erases what is below the cursor, which is everything if it is in the corner.
  ///
  /// A signal may end the program within a repaint, so this ends a synchronized update (DEC private mode 2026). An
  /// escape ends a sequence whose rest was not written (as the parsers of all terminals do).
  static let farewell =
    plain + ScreenPainter.erasure + uncovering + "\u{1B}[?2004l\u{1B}[?25h\u{1B}[?2026l"
}
