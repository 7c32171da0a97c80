import TestTerminal

/// A program at a terminal, and a user who presses one key at a time, each after the menu is painted.
final class Player {
  let terminal: PseudoTerminal
  /// The position in the output at which the last key was pressed.
  private var mark = 0

  /// Starts a program with an empty home folder and without settings, and discards its result.
  init(_ command: [String], home: String, input: String? = nil) throws {
    // All lists fit, so all menus show the same.
    terminal = try PseudoTerminal(columns: 100, rows: 40)
    let environment = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "HOME": home,
    ]
    try terminal.start(command, environment: environment, input: input, output: "/dev/null")
  }

  /// Waits for a text since the last key; if it is empty, for any output.
  func see(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard terminal.read(milliseconds: 20_000, until: { holds($0, bytes) }) else {
      throw NotSeen(text: text)
    }
  }

  /// Presses a key, and waits for the end of its repaint.
  ///
  /// The processor time includes the pause after the repaint.
  @discardableResult
  func press(_ key: String, quiet: Int = 15) throws -> Press {
    terminal.readUntilQuiet(milliseconds: 10)
    mark = terminal.received.count
    let (before, start) = (terminal.processorTime, ContinuousClock.now)
    terminal.send(key)
    try see("")
    terminal.readUntilQuiet(milliseconds: quiet)
    let work = (terminal.processorTime ?? .zero) - (before ?? .zero)
    return Press(
      work: work, wait: terminal.lastArrival - start, bytes: terminal.received.count - mark)
  }

  private func holds(_ bytes: [UInt8], _ text: [UInt8]) -> Bool {
    guard let first = text.first else { return bytes.count > mark }
    // A handwritten loop, since its time is measured with the menu's.
    var place = mark
    while place + text.count <= bytes.count {
      if bytes[place] == first, bytes[place..<place + text.count].elementsEqual(text) {
        return true
      }
      place += 1
    }
    return false
  }
}

/// The cost of a key: processor time, the time until its repaint, and the bytes of that.
struct Press {
  let work: Duration
  let wait: Duration
  let bytes: Int
}

/// A text that did not appear in time.
struct NotSeen: Error {
  let text: String
}
