/// Paints a menu on a terminal and reads its keys.
package final class MenuLoop {
  /// The smallest window for a menu.
  package static let least = WindowSize(columns: 20, rows: 6)

  private let screen: any Screen
  private var writer: ScreenPainter
  /// Handles a key in the same way on every page, and returns whether it does.
  private let takeCommon: (Key) -> Bool

  package init(
    _ screen: any Screen, style: Style, takeCommon: @escaping (Key) -> Bool = { _ in false }
  ) {
    (self.screen, self.takeCommon) = (screen, takeCommon)
    writer = ScreenPainter(style: style)
  }

  package var size: WindowSize { screen.size }

  /// Takes over the terminal, paints a menu or a page, and handles keys until it is over or the user leaves.
  ///
  /// If a menu has the terminal already, that stays taken over afterwards. Ctrl-L repaints everything.
  ///
  /// - Parameters:
  ///   - isOver: Returns whether the menu is over.
  ///   - lines: Returns the lines to show in a window, once for each repaint.
  ///   - take: Handles a key, and returns whether to continue.
  /// - Returns: Whether the menu is over; otherwise the user left.
  @discardableResult
  package func run(
    until isOver: () -> Bool = { false }, lines: (WindowSize) -> [ScreenLine],
    take: (Key) -> Bool
  ) -> Bool {
    let isOnTop = screen.isOpen
    if !isOnTop { screen.open() }
    writer.forget()
    defer {
      if !isOnTop { screen.close() }
      writer.forget()
    }
    func update() {
      let text = writer.update(to: hasRoom ? lines(size) : tooSmall)
      if !text.isEmpty { screen.show(text) }
    }
    update()
    while !isOver() {
      switch screen.next() {
      case .end: return false
      case .disturbed: screen.show(writer.retake(rows: size.rows))
      case .key(.control("l")):
        screen.show(ScreenPainter.clearing)
        writer.forget()
      case .key(let key) where hasRoom:
        guard takeCommon(key) || take(key) else { return false }
      case .key(let key):
        if Key.leaving.contains(key) { return false }
      }
      if !screen.isBusy, !isOver() { update() }
    }
    return true
  }

  private var hasRoom: Bool { size.columns >= Self.least.columns && size.rows >= Self.least.rows }

  /// The lines to show in a window that is too small.
  private var tooSmall: [ScreenLine] {
    "The window is too small: the menu needs \(Self.least.columns) by \(Self.least.rows)."
      .wrapped(toColumns: max(1, size.columns - 1)).prefix(max(1, size.rows))
      .map { ScreenLine($0) }
  }

  /// Erases the menu and lends the terminal to another one.
  ///
  /// The terminal stays taken over and does not echo keys typed ahead.
  package func lend(to other: () -> Void) {
    screen.show(ScreenPainter.clearing)
    other()
    writer.forget()
  }

  /// Prints a text that stays in the scrollback.
  package func say(_ message: PrintedText) {
    let text = message.text + "\n"
    if screen.isOpen { screen.interject(text) } else { screen.show(text) }
  }
}
