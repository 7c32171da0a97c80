/// The part of a terminal below the prompt, which is painted from lines, and takes keys until something
/// is over.
final class PaintedScreen {
  private let screen: any Screen
  private var writer: ScreenWriter

  init(_ screen: any Screen, settings: Settings) {
    self.screen = screen
    writer = ScreenWriter(
      style: settings.screenStyle, isSynchronized: settings.abilities.isSynchronized)
  }

  /// The window.
  var size: WindowSize { screen.size }

  /// Paints, and takes keys.
  ///
  /// - Parameters:
  ///   - isOver: Whether there is nothing left to ask.
  ///   - lines: Returns what to show in a window.
  ///   - take: Takes a key, and returns whether to go on.
  /// - Returns: Whether it is over; otherwise somebody has left.
  func run(
    until isOver: () -> Bool, lines: (WindowSize) -> [ScreenLine], take: (Key) -> Bool
  ) -> Bool {
    open()
    defer { screen.close() }
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
  func lend(to other: () -> Void) {
    screen.close()
    other()
    open()
  }

  /// Shows a text that stays.
  func say(_ text: String) {
    screen.show(text + "\n")
  }

  private func open() {
    screen.open()
    writer.forget()
  }

  private func paint(_ lines: (WindowSize) -> [ScreenLine]) {
    let text = writer.update(to: lines(screen.size))
    if !text.isEmpty { screen.show(text) }
  }
}
