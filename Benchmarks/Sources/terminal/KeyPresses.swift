/// The cost of a key press until its repaint.
struct KeyPresses {
  private(set) var work: [Duration] = []
  private(set) var waits: [Duration] = []
  private(set) var bytes: [Int] = []

  /// Presses a key once, with pauses, and records the cost.
  mutating func press(_ key: String, by player: Player) throws {
    let terminal = player.terminal
    terminal.readUntilQuiet(milliseconds: 10)
    let before = terminal.processorTime
    let sent = player.press(key)
    try player.see("")
    // The pause counts too, to include work after the repaint.
    terminal.readUntilQuiet(milliseconds: 15)
    waits.append(terminal.lastArrival - sent)
    bytes.append(terminal.received.count - player.mark)
    if let before, let after = terminal.processorTime { work.append(after - before) }
  }

  /// Moves through a list and back until there are enough presses.
  mutating func goUpAndDown(_ contestant: Contestant, options: Int, presses: Int, by player: Player)
    throws
  {
    for number in 0..<presses {
      let isForth = number / (options - 1) % 2 == 0
      try press(isForth ? contestant.keys.next : contestant.keys.previous, by: player)
    }
  }

  /// Opens the list of a menu and returns its player.
  static func player(at run: Run, environment: [String: String]) throws -> Player {
    let player = try Player(environment: environment)
    try player.start(run)
    try player.see(run.steps.first?.seen ?? "")
    player.terminal.readUntilQuiet(milliseconds: 100)
    return player
  }
}
