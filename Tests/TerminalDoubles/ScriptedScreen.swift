import TerminalMenu

/// A screen on which somebody does what is written down beforehand.
final class ScriptedScreen: Screen {
  private(set) var size: WindowSize
  /// What a person sees.
  private(set) var seen: VirtualScreen
  /// What was seen each time something was waited for.
  private(set) var screens: [String] = []
  /// The same with the look of everything.
  private(set) var cells: [[[VirtualScreen.Cell]]] = []
  /// How often the terminal was taken over and given back.
  private(set) var calls: [String] = []
  /// What was sent each time.
  private(set) var sent: [String] = []
  private var events: [ScreenEvent]
  /// Is called before an event happens, with the number of events that are left.
  var beforeEvent: ((Int) -> Void)?

  init(_ events: [ScreenEvent] = [], size: WindowSize = .usual) {
    self.events = events
    self.size = size
    seen = VirtualScreen(columns: size.columns, rows: size.rows)
  }

  convenience init(keys: [Key], size: WindowSize = .usual) {
    self.init(keys.map(ScreenEvent.key), size: size)
  }

  /// Whether something was said in the middle of the menu.
  private(set) var isBusy = false

  private(set) var isOpen = false

  func open() {
    isOpen = true
    calls.append("open")
  }

  func interject(_ lines: String) {
    show(ScreenWriter.erasure + lines.replacing("\n", with: "\r\n"))
    isBusy = true
  }

  func letSignalsEnd() { calls.append("letSignalsEnd") }

  func close() {
    isOpen = false
    calls.append("close")
    show(ScreenWriter.erasure)
  }

  func show(_ text: String) {
    sent.append(text)
    seen.feed(text)
  }

  func next() -> ScreenEvent {
    if isBusy {
      isBusy = false
      return .disturbed
    }
    screens.append(seen.text)
    cells.append(seen.cells)
    beforeEvent?(events.count)
    return events.isEmpty ? .end : events.removeFirst()
  }

  /// Gives the window another size.
  func resize(to size: WindowSize) {
    self.size = size
    seen.resize(columns: size.columns, rows: size.rows)
  }
}
