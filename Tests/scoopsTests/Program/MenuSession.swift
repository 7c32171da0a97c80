import Testing

@testable import TerminalDoubles

/// Somebody at the window of a terminal in which the built program runs.
///
/// Whatever is waited for has twenty seconds to come.
final class MenuSession {
  let terminal: PseudoTerminal
  /// What is seen in the window.
  private(set) var screen: VirtualScreen
  /// The modes from before anything was started.
  let modes: TerminalModes?
  private var seenBytes = 0
  /// Where the book is, unless another place is wanted.
  let folder: Folder

  private static let patience = 20_000

  /// Opens a window.
  ///
  /// - Parameter joinsEmoji: Whether an emoji of several is one character in it.
  init(columns: Int = 80, rows: Int = 24, joinsEmoji: Bool = true) throws {
    folder = try Folder()
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    screen = VirtualScreen(columns: columns, rows: rows, convertsLineFeeds: false)
    screen.joinsEmoji = joinsEmoji
    modes = terminal.modes
  }

  /// Opens a window and starts the program in it.
  convenience init(
    _ arguments: [String], _ changes: [String: String?] = [:], columns: Int = 80, rows: Int = 24,
    joinsEmoji: Bool = true
  ) throws {
    try self.init(columns: columns, rows: rows, joinsEmoji: joinsEmoji)
    let program = BuiltProgram.folder.appendingPathComponent("scoops").path
    try start([program] + arguments, changes)
  }

  /// Opens a window and has a shell perform a line in it, with the program first in its path.
  convenience init(
    shell line: String, _ changes: [String: String?] = [:], columns: Int = 80, rows: Int = 24
  ) throws {
    try self.init(columns: columns, rows: rows)
    try start(["/bin/sh", "-c", line], changes)
  }

  /// Starts a command.
  ///
  /// - Parameters:
  ///   - command: The path of the program, and its arguments.
  ///   - changes: What is other than usual in its environment; `nil` where a variable is not set.
  func start(_ command: [String], _ changes: [String: String?] = [:]) throws {
    let usual: [String: String?] = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "$ ",
      "PATH": "\(BuiltProgram.folder.path):/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
      "XDG_DATA_HOME": folder.path,
    ]
    let environment = usual.merging(changes) { $1 }.compactMapValues(\.self)
    try terminal.start(
      command, environment: environment.merging(BuiltProgram.toolEnvironment) { $1 })
  }

  // MARK: What is done

  /// Presses keys.
  func send(_ keys: String) { terminal.send(keys) }

  /// Changes the size of the window, once all is seen that was sent for the old size.
  func resize(columns: Int, rows: Int) {
    see { _ in true }
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Presses keys, one after the other, each followed by a text that has to be seen, and was not before.
  func go(_ steps: KeyValuePairs<String, String>, at place: SourceLocation = #_sourceLocation) {
    for (keys, text) in steps {
      if !keys.isEmpty { expectNone(text, at: place) }
      send(keys)
      expect(text, at: place)
    }
  }

  // MARK: What is seen

  /// Everything that was seen and not erased: what scrolled off at the top, and what is in the window.
  var transcript: String { (screen.scrollback + [screen.text]).joined(separator: "\n") }

  /// Waits until what is seen fulfils a condition.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  func see(_ isSeen: (VirtualScreen) -> Bool) -> Bool {
    terminal.read(milliseconds: Self.patience) { received in
      screen.feed(Array(received[seenBytes...]))
      seenBytes = received.count
      return isSeen(screen)
    }
  }

  /// Expects to see a text somewhere in the window.
  func expect(_ text: String, at place: SourceLocation = #_sourceLocation) {
    let isSeen = see { $0.text.contains(text) }
    #expect(isSeen, "\(text.debugDescription) is not in:\n\(screen.text)", sourceLocation: place)
  }

  /// Expects a text to be nowhere in the window, or to go.
  func expectNone(_ text: String, at place: SourceLocation = #_sourceLocation) {
    let isGone = see { !$0.text.contains(text) }
    #expect(isGone, "\(text.debugDescription) is in:\n\(screen.text)", sourceLocation: place)
  }

  /// Expects to see a text and nothing else in the window.
  func expectScreen(_ text: String, at place: SourceLocation = #_sourceLocation) {
    see { $0.text == text }
    #expect(screen.text == text, sourceLocation: place)
  }

  /// Expects that nothing is sent for so long, and that the program is not at work, once it has shown all
  /// that it has to show.
  func expectSilence(milliseconds: Int, at place: SourceLocation = #_sourceLocation) {
    // The last painting may still be on its way.
    let isQuiet = (0..<100).contains { _ in isSilent(milliseconds: 200) }
    #expect(isQuiet, "it goes on and on", sourceLocation: place)
    #expect(isSilent(milliseconds: milliseconds), "it goes on", sourceLocation: place)
  }

  private func isSilent(milliseconds: Int) -> Bool {
    let (sent, worked) = (terminal.received.count, terminal.processorTime)
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    terminal.read(milliseconds: milliseconds) { $0.count > sent }
    return ContinuousClock.now >= deadline && terminal.processorTime == worked
  }

  /// Expects the end, with the terminal as it was.
  ///
  /// - Parameters:
  ///   - status: The status, as a shell has it.
  ///   - text: All that is seen and not erased.
  func expectEnd(
    _ status: Int32, leaving text: String, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.wait(milliseconds: Self.patience) == status, sourceLocation: place)
    expectTerminalAsBefore(at: place)
    #expect(transcript == text, sourceLocation: place)
  }

  /// Expects the terminal to be as it was before anything was started.
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
  /// What is seen: a failed test that tells of every cell tells nothing.
  public var testDescription: String { text }
}
