/// Decides when to decode an incomplete key without its rest.
///
/// What counts is waiting for input in vain, in steps. If a busy machine runs neither the program nor the sender for a
/// while, or something else takes long, that is no more than one step.
struct KeyPatience {
  private static let steps = 5

  private var left = 0
  /// How long to wait for input the next time, or `nil` without a limit, because no key is incomplete.
  private(set) var step: Duration?

  /// Starts over after input; the time is in milliseconds, or `nil` if no key is incomplete.
  mutating func start(_ time: Int32?) {
    left = Self.steps
    step = time.map { .microseconds(Int($0) * 1000 / Self.steps) }
  }

  /// Notes that no input came during a step, and returns whether that was the last one.
  mutating func isOverAfterStep() -> Bool {
    left -= 1
    return left <= 0
  }

  /// Returns the milliseconds to wait for what follows an ESC.
  ///
  /// `ESCDELAY` sets them, as in ncurses(3); an absurd value is bounded. Otherwise, a connection by ssh(1) has more.
  static func escapeDelay(_ environment: (String) -> String?) -> Int32 {
    if let delay = environment("ESCDELAY").flatMap({ Int($0) }), delay >= 0 {
      return Int32(max(1, min(delay, 5000)))
    }
    return environment("SSH_CONNECTION") == nil ? 50 : 100
  }
}
