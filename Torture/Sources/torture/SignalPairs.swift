import Books
import SystemCalls

/// Sends the menu and the plain conversation two signals in the middle of a key or of a paste.
///
/// Each case ends within a second, or goes on, with the terminal as it was.
struct SignalPairs {
  let program: String
  let folder: String

  /// The statuses after signals that end the program.
  static let ends: [Int32: Int32] = [SIGTERM: 143, SIGHUP: 129, SIGINT: 130]

  private static let unfinished: [[UInt8]] =
    ["\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[200~abc", ""].map { Array($0.utf8) } + [[0xC3]]
  private static let signals = [SIGTERM, SIGINT, SIGHUP, SIGWINCH, SIGTSTP]
  /// Milliseconds between two signals.
  private static let pauses = [5, 20, 100]

  struct Case {
    let isMenu: Bool
    let keys: [UInt8]
    let signals: [Int32]
    let pause: Int
  }

  func run(from lane: Int, step: Int) throws {
    let cases = [true, false].flatMap { isMenu in
      Self.unfinished.flatMap { keys in
        Self.signals.flatMap { first in
          Self.signals.flatMap { second in
            Self.pauses.map {
              Case(isMenu: isMenu, keys: keys, signals: [first, second], pause: $0)
            }
          }
        }
      }
    }
    var (ended, wentOn, slowest) = (0, 0, Duration.zero)
    for index in stride(from: lane, to: cases.count, by: step) {
      do {
        if let time = try play(cases[index], home: "\(folder)/\(lane)-") {
          (ended, slowest) = (ended + 1, max(slowest, time))
        } else {
          wentOn += 1
        }
      } catch {
        throw Fault("\(cases[index]): \(error)")
      }
    }
    print("\(ended) pairs of signals ended it, within \(slowest); \(wentOn) did not.")
  }

  /// Plays a case.
  ///
  /// - Returns: The time from the second signal to the end; `nil` if the program goes on.
  private func play(_ one: Case, home: String) throws -> Duration? {
    let session = try TerminalSession(
      [program] + (one.isMenu ? [] : ["--plain"]) + ["--no-save"], folder: home)
    try session.wait(for: "the menu") { session.screen.text.contains("Choose a cone") }
    // Esc, if a key ends as one, clears a search.
    session.terminal.send((one.isMenu ? [0x77] : []) + one.keys)
    if one.isMenu { try session.wait(for: "a reader of keys") { !session.hasUnreadKeys } }
    session.signal(one.signals[0])
    let pause = ContinuousClock.now + .milliseconds(one.pause)
    while ContinuousClock.now < pause, try session.pump(milliseconds: 1) { session.carryOn() }
    session.signal(one.signals[1])

    let begin = ContinuousClock.now
    let promised = Set(one.signals.compactMap { Self.ends[$0] })
    if promised.isEmpty {
      // The end of a paste, which is no key otherwise; Home and Delete, to clear what is typed, which the terminal
      // takes for no keys of its own while the menu is stopped; a choice; and Ctrl-L, to paint all of it.
      let clearing = "\u{1B}[201~\u{1B}[H" + String(repeating: "\u{1B}[3~", count: 9)
      session.terminal.send(one.isMenu ? clearing + "5\u{0C}" : "\u{15}5\n")
      try session.wait(for: "a choice") { session.screen.text.contains("hoose a flavor") }
      session.terminal.send(one.isMenu ? "\u{04}" : "q\n")
    }
    try session.wait(for: "the end") { session.status != nil }
    let time = ContinuousClock.now - begin
    try session.checkEnd(promised.isEmpty ? [0] : promised)
    if promised.isEmpty { return nil }
    try check(time < .seconds(1), "it ended only after \(time)")
    return time
  }
}
