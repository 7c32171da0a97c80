import TestTerminal
import Testing

/// A session with the built program in a terminal window.
final class MenuSession {
  let terminal: PseudoTerminal
  private(set) var screen: VirtualScreen
  /// The terminal's modes before the program started.
  let modes: TerminalAttributes?
  private var seenBytes = 0
  /// The default path of the book.
  let folder: Folder

  /// What the program leaves behind when the user leaves it after a choice, above a command that may be wrapped.
  static func left(with name: String) -> String { "Not saved. You had: \(name)." }

  init(
    columns: Int = 80, rows: Int = 24, joinsEmoji: Bool = true, hasAlternate: Bool = true
  ) throws {
    folder = Folder()
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    screen = VirtualScreen(columns: columns, rows: rows, convertsLineFeeds: false)
    screen.joinsEmoji = joinsEmoji
    screen.hasAlternate = hasAlternate
    modes = terminal.modes
  }

  convenience init(
    _ arguments: [String], _ changes: [String: String?] = [:], columns: Int = 80, rows: Int = 24,
    joinsEmoji: Bool = true
  ) throws {
    try self.init(columns: columns, rows: rows, joinsEmoji: joinsEmoji)
    let program = BuiltProgram.folder.appendingPathComponent("scoops").path
    try start([program] + arguments, changes)
  }

  /// Opens a window and runs a shell command in it, with the program first in its path.
  convenience init(
    shell line: String, _ changes: [String: String?] = [:], columns: Int = 80, rows: Int = 24,
    hasAlternate: Bool = true
  ) throws {
    try self.init(columns: columns, rows: rows, hasAlternate: hasAlternate)
    try start(["/bin/sh", "-c", line], changes)
  }

  /// Starts a command, with changes to the usual environment; `nil` unsets a variable.
  func start(_ command: [String], _ changes: [String: String?] = [:]) throws {
    let usual: [String: String?] = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "$ ",
      "PATH": "\(BuiltProgram.folder.path):/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
      "XDG_DATA_HOME": folder.path, "TZ": "UTC0",
    ]
    let environment = usual.merging(changes) { $1 }.compactMapValues(\.self)
    try terminal.start(
      command, environment: environment.merging(BuiltProgram.toolEnvironment) { $1 })
  }

  // MARK: Actions

  func send(_ keys: String) { terminal.send(keys) }

  /// Resizes the window after receiving all output for the old size.
  func resize(columns: Int, rows: Int) {
    see { _ in true }
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Presses keys in order, and after each expects a text that was not visible before.
  func go(_ steps: KeyValuePairs<String, String>, at place: SourceLocation = #_sourceLocation) {
    for (keys, text) in steps {
      if !keys.isEmpty { expectNone(text, at: place) }
      send(keys)
      expect(text, at: place)
    }
  }

  // MARK: Expectations

  /// All text that was not erased: the scrollback and the window.
  var transcript: String { (screen.scrollback + [screen.text]).joined(separator: "\n") }

  /// Waits until the screen meets a condition, and returns whether it did in time.
  @discardableResult
  func see(_ isSeen: (VirtualScreen) -> Bool) -> Bool {
    terminal.read(milliseconds: PseudoTerminal.patience) { received in
      screen.feed(Array(received[seenBytes...]))
      seenBytes = received.count
      // As on a terminal, a synchronized update is seen when it is whole.
      return !screen.privateModes.contains(2026) && isSeen(screen)
    }
  }

  func expect(_ text: String, at place: SourceLocation = #_sourceLocation) {
    let isSeen = see { $0.text.contains(text) }
    #expect(isSeen, "\(text.debugDescription) is not in:\n\(screen.text)", sourceLocation: place)
  }

  /// Expects a text to be absent from the window or to disappear.
  func expectNone(_ text: String, at place: SourceLocation = #_sourceLocation) {
    let isGone = see { !$0.text.contains(text) }
    #expect(isGone, "\(text.debugDescription) is in:\n\(screen.text)", sourceLocation: place)
  }

  /// Expects the window to show a text and nothing else.
  func expectScreen(_ text: String, at place: SourceLocation = #_sourceLocation) {
    see { $0.text == text }
    #expect(screen.text == text, sourceLocation: place)
  }

  /// Expects the program to be idle: no output and no processor time for a while.
  func expectSilence(milliseconds: Int, at place: SourceLocation = #_sourceLocation) {
    // The last repaint may still be arriving.
    let isQuiet = (0..<1_000).contains { _ in isSilent(milliseconds: 200) }
    #expect(isQuiet, "it goes on and on", sourceLocation: place)
    #expect(isSilent(milliseconds: milliseconds), "it goes on", sourceLocation: place)
    // What arrived meanwhile.
    see { _ in true }
  }

  private func isSilent(milliseconds: Int) -> Bool {
    let (sent, worked) = (terminal.received.count, terminal.processorTime)
    let goesOn = terminal.read(milliseconds: milliseconds) { $0.count > sent }
    // On a busy machine, a program that has work may wait for the processor.
    return !goesOn && terminal.isWaiting && terminal.processorTime == worked
  }

  /// Expects the program to end like this in a shell, and to leave only this text, in a terminal as before.
  func expectEnd(
    _ status: Int32, leaving text: String, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.wait() == status, sourceLocation: place)
    expectTerminalAsBefore(at: place)
    let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false)
    let ending = lines.prefix { !$0.hasPrefix("Continue: scoops make ") }.joined(separator: "\n")
    #expect(ending == text, sourceLocation: place)
  }

  /// Expects the terminal to be in its initial state.
  func expectTerminalAsBefore(at place: SourceLocation = #_sourceLocation) {
    see { _ in true }
    #expect(terminal.modes == modes, sourceLocation: place)
    #expect(screen.privateModes == VirtualScreen.usualModes, sourceLocation: place)
    #expect(screen.pen == CellStyle(), sourceLocation: place)
    #expect(screen.unknown == [], sourceLocation: place)
    #expect(screen.unfinished == [], sourceLocation: place)
  }
}

extension VirtualScreen: CustomTestStringConvertible {
  /// The visible text, which is more readable in a failed test than every cell.
  public var testDescription: String { text }
}
