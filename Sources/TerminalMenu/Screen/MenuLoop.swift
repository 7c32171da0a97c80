/// Paints a menu on a terminal and reads its keys.
package final class MenuLoop {
  private let screen: any Screen
  private var writer: ScreenPainter

  package init(_ screen: any Screen, style: Style, isSynchronized: Bool) {
    self.screen = screen
    writer = ScreenPainter(style: style, isSynchronized: isSynchronized)
  }

  package var size: WindowSize { screen.size }

  /// Paints and handles keys until the menu is over or the user leaves; Ctrl-L repaints everything.
  ///
  /// If another menu has lent the terminal, it stays taken over afterwards.
  ///
  /// - Parameters:
  ///   - isOver: Returns whether the menu is over.
  ///   - arrange: Prepares what a window shows, before it is painted.
  ///   - lines: Returns the lines to show in a window.
  ///   - take: Handles a key, and returns whether to continue.
  /// - Returns: Whether the menu is over; otherwise the user left.
  package func run(
    until isOver: () -> Bool, arrange: (WindowSize) -> Void,
    lines: (WindowSize) -> [ScreenLine], take: (Key) -> Bool
  ) -> Bool {
    func paint() {
      let size = screen.size
      arrange(size)
      let text = writer.update(to: lines(size))
      if !text.isEmpty { screen.show(text) }
    }
    let isLent = screen.isOpen
    if !isLent { screen.open() }
    writer.forget()
    defer { if isLent { screen.show(ScreenPainter.erasure) } else { screen.close() } }
    paint()
    while !isOver() {
      switch screen.next() {
      case .end: return false
      case .disturbed: writer.forget()
      case .key(.control("l")):
        screen.show(ScreenPainter.clearing)
        writer.forget()
      case .key(let key):
        guard take(key) else { return false }
      }
      if !screen.isBusy, !isOver() { paint() }
    }
    return true
  }

  /// Erases the menu and lends the terminal to another one.
  ///
  /// The terminal stays taken over and does not echo keys typed ahead.
  package func lend(to other: () -> Void) {
    screen.show(ScreenPainter.erasure)
    other()
    writer.forget()
  }

  /// Prints a text that stays in the scrollback.
  package func say(_ text: String) {
    if screen.isOpen { screen.interject(text + "\n") } else { screen.show(text + "\n") }
  }
}
