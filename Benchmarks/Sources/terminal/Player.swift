/// Somebody at a terminal, who presses one key at a time, and none before the menu is there.
final class Player {
  let terminal: PseudoTerminal
  private let environment: [String: String]
  /// Where in what was received the last key was pressed.
  private(set) var mark = 0
  /// Up to where the program has asked nothing that is not answered.
  private var answered = 0

  init(environment: [String: String]) throws {
    // All lists fit, so that all menus show the same.
    terminal = try PseudoTerminal(columns: 100, rows: 40)
    self.environment = environment
  }

  /// Starts a program, with its result thrown away.
  func start(_ run: Run) throws {
    mark = terminal.received.count
    try terminal.start(
      run.command, environment: environment, input: run.input,
      output: run.result == .output ? "/dev/null" : nil,
      error: run.result == .error ? "/dev/null" : nil)
  }

  /// Waits until something is seen.
  func see(_ text: String, milliseconds: Int = 3_000) throws {
    let bytes = Array(text.utf8)
    let isSeen = terminal.read(milliseconds: milliseconds) { received in
      answerQuestions(in: received)
      return holds(received, bytes, from: mark)
    }
    guard isSeen else { throw NotSeen(text: text) }
  }

  /// Does what a terminal does that is asked where its cursor is, as by fzf: it is at the top left.
  private func answerQuestions(in received: [UInt8]) {
    guard holds(received, Self.question, from: answered) else {
      // The question may have come in part.
      answered = max(answered, received.count - Self.question.count + 1)
      return
    }
    answered = received.count
    terminal.send("\u{1B}[1;1R")
  }

  // ECMA-48 8.3.35: DSR 6 asks for the position, which CPR (8.3.14) tells.
  private static let question = Array("\u{1B}[6n".utf8)

  /// Presses a key.
  ///
  /// - Returns: When.
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

/// How long a run took until its menu was there, and until its end.
struct Played {
  let painted: Duration
  let whole: Duration
}

/// Something that was waited for in vain.
struct NotSeen: Error, CustomStringConvertible {
  let text: String
  var description: String { "never saw \(text.debugDescription)" }
}

/// Returns whether bytes hold others, or from there on anything, if there are none of these.
private func holds(_ bytes: [UInt8], _ text: [UInt8], from start: Int) -> Bool {
  guard let first = text.first else { return bytes.count > start }
  // A loop by hand: its time is measured with the menu's.
  var place = start
  while place + text.count <= bytes.count {
    if bytes[place] == first, bytes[place..<place + text.count].elementsEqual(text) { return true }
    place += 1
  }
  return false
}
