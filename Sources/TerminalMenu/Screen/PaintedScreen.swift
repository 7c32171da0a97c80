/// The part of a terminal below the prompt, which is painted from lines, and takes keys until something
/// is over.
package final class PaintedScreen {
  private let screen: any Screen
  private var writer: ScreenWriter

  package init(_ screen: any Screen, style: Style, isSynchronized: Bool) {
    self.screen = screen
    writer = ScreenWriter(style: style, isSynchronized: isSynchronized)
  }

  /// The window.
  package var size: WindowSize { screen.size }

  /// Paints, and takes keys.
  ///
  /// Inside another one that lends the terminal, it leaves the terminal as that has it: taken over.
  ///
  /// - Parameters:
  ///   - isOver: Whether there is nothing left to ask.
  ///   - lines: Returns what to show in a window.
  ///   - take: Takes a key, and returns whether to go on.
  /// - Returns: Whether it is over; otherwise somebody has left.
  package func run(
    until isOver: () -> Bool, lines: (WindowSize) -> [ScreenLine], take: (Key) -> Bool
  ) -> Bool {
    let isLent = screen.isOpen
    if !isLent { screen.open() }
    writer.forget()
    defer { if isLent { screen.show(ScreenWriter.erasure) } else { screen.close() } }
    paint(lines)
    while !isOver() {
      switch screen.next() {
      case .end: return false
      case .disturbed: writer.forget()
      case .key(let key):
        guard take(key) else { return false }
      }
      if !screen.isBusy, !isOver() { paint(lines) }
    }
    return true
  }

  /// Erases what is painted, and has somebody else paint for a while.
  ///
  /// The terminal stays taken over, so that it does not show the keys that are typed ahead.
  package func lend(to other: () -> Void) {
    screen.show(ScreenWriter.erasure)
    other()
    writer.forget()
  }

  /// Shows a text that stays.
  package func say(_ text: String) {
    if screen.isOpen { screen.interject(text + "\n") } else { screen.show(text + "\n") }
  }

  private func paint(_ lines: (WindowSize) -> [ScreenLine]) {
    let text = writer.update(to: lines(screen.size))
    if !text.isEmpty { screen.show(text) }
  }
}
