/// Plays a user who presses one key at a time, each after the menu is painted.
final class Player {
  let terminal: PseudoTerminal
  private let environment: [String: String]
  /// The position in the output at which the last key was pressed.
  private(set) var mark = 0
  /// The position up to which all requests of the program are answered.
  private var answered = 0

  init(environment: [String: String]) throws {
    // All lists fit, so all menus show the same.
    terminal = try PseudoTerminal(columns: 100, rows: 40)
    self.environment = environment
  }

  /// Starts a program, and discards its result.
  func start(_ run: Run) throws {
    mark = terminal.received.count
    try terminal.start(
      run.command, environment: environment, input: run.input,
      output: run.result == .output ? "/dev/null" : nil,
      error: run.result == .error ? "/dev/null" : nil)
  }

  /// Waits for a text in the output.
  func see(_ text: String, milliseconds: Int = 3_000) throws {
    let bytes = Array(text.utf8)
    let isSeen = terminal.read(milliseconds: milliseconds) { received in
      answerQuestions(in: received)
      return holds(received, bytes, from: mark)
    }
    guard isSeen else { throw NotSeen(text: text) }
  }

  /// Answers requests for the cursor position, as fzf sends them: the top left corner.
  private func answerQuestions(in received: [UInt8]) {
    guard holds(received, Self.question, from: answered) else {
      // A request may be incomplete.
      answered = max(answered, received.count - Self.question.count + 1)
      return
    }
    answered = received.count
    terminal.send("\u{1B}[1;1R")
  }

  // ECMA-48 8.3.35: DSR 6 requests the position, and CPR (8.3.14) reports it.
  private static let question = Array("\u{1B}[6n".utf8)

  /// Presses a key.
  ///
  /// - Returns: The time.
  @discardableResult
  func press(_ key: String) -> ContinuousClock.Instant {
    mark = terminal.received.count
    let now = ContinuousClock.now
    terminal.send(key)
    return now
  }

  /// Plays one run to its end.
  func play(_ run: Run) throws -> Played {
    let begin = ContinuousClock.now
    try start(run)
    var painted: Duration?
    for step in run.steps {
      try see(step.seen)
      if painted == nil { painted = terminal.lastArrival - begin }
      press(step.key)
    }
    guard terminal.wait(milliseconds: 3_000) == 0, let end = terminal.end, let painted else {
      throw NotSeen(text: "the end")
    }
    return Played(painted: painted, whole: end - begin)
  }
}

/// The time until a run's menu was painted, and until its end.
struct Played {
  let painted: Duration
  let whole: Duration
}

/// A text that did not appear in time.
struct NotSeen: Error, CustomStringConvertible {
  let text: String
  var description: String { "never saw \(text.debugDescription)" }
}

/// Returns whether bytes contain others after a position; if these are empty, whether there are any bytes.
private func holds(_ bytes: [UInt8], _ text: [UInt8], from start: Int) -> Bool {
  guard let first = text.first else { return bytes.count > start }
  // A handwritten loop, since its time is measured with the menu's.
  var place = start
  while place + text.count <= bytes.count {
    if bytes[place] == first, bytes[place..<place + text.count].elementsEqual(text) { return true }
    place += 1
  }
  return false
}
