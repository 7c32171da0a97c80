import TerminalMenu
import TestTerminal

/// A screen with scripted events.
final class ScriptedScreen: Screen {
  private(set) var size: WindowSize
  private(set) var seen: VirtualScreen
  /// The visible text at each wait for an event, without the empty rows above and columns left of it.
  private(set) var screens: [String] = []
  /// The visible content at each wait, with styles.
  private(set) var cells: [[[VirtualScreen.Cell]]] = []
  /// The number of times that the terminal was taken over and restored.
  private(set) var calls: [String] = []
  private(set) var sent: [String] = []
  private var events: [ScreenEvent]
  /// Called before each event, with the number of remaining events.
  var beforeEvent: ((Int) -> Void)?

  init(
    _ events: [ScreenEvent] = [], size: WindowSize = .usual, areSignsWide: Bool = false
  ) {
    self.events = events
    self.size = size
    seen = VirtualScreen(columns: size.columns, rows: size.rows)
    seen.areSignsWide = areSignsWide
  }

  convenience init(keys: [Key], size: WindowSize = .usual, areSignsWide: Bool = false) {
    self.init(keys.map(ScreenEvent.key), size: size, areSignsWide: areSignsWide)
  }

  /// Whether all keys are typed before the first paint.
  var typesAhead = false
  /// Whether a message was printed while the menu was open.
  private var isDisturbed = false
  var isBusy: Bool { isDisturbed || typesAhead && !events.isEmpty }

  private(set) var isOpen = false
  /// Whether the menu is on the alternate screen.
  private var isCovering = false

  func open() {
    isOpen = true
    calls.append("open")
  }

  func interject(_ lines: String) {
    if isCovering { seen.feed(ScreenPainter.clearing + "\u{1B}[?1049l") }
    isCovering = false
    sent.append(lines)
    seen.feed(lines.replacing("\n", with: "\r\n") + "\u{1B}7")
    isDisturbed = true
  }

  func letSignalsEnd() { calls.append("letSignalsEnd") }

  func close() {
    isOpen = false
    calls.append("close")
    seen.feed(ScreenPainter.clearing + "\u{1B}[?1049l")
    isCovering = false
  }

  func show(_ text: String) {
    sent.append(text)
    if isOpen, !isCovering { seen.feed("\u{1B}[?1049h\u{1B}[H") }
    isCovering = isOpen
    seen.feed(text)
  }

  func next() -> ScreenEvent {
    if isDisturbed {
      isDisturbed = false
      return .disturbed
    }
    screens.append(seen.trimmedText)
    cells.append(seen.cells)
    beforeEvent?(events.count)
    return events.isEmpty ? .end : events.removeFirst()
  }

  func resize(to size: WindowSize) {
    self.size = size
    seen.resize(columns: size.columns, rows: size.rows)
  }
}

extension Key {
  /// Returns the keys of a text, such as `↓\r` or `/mint\u{1B}`.
  static func keys(_ text: String) -> [Key] {
    let names: [Unicode.Scalar: Key] = [
      "\r": .enter, "\t": .tab, "\u{1B}": .escape, "\u{7F}": .backspace, "↑": .up, "↓": .down,
      "←": .left, "→": .right, "⌦": .delete, "⇤": .backTab,
    ]
    return text.unicodeScalars.map { scalar in
      if let key = names[scalar] { return key }
      return scalar.value < 0x20
        ? .control(Unicode.Scalar(UInt8(scalar.value) + 0x60)) : .character(scalar)
    }
  }
}
