import IceCreamDomain

/// Measures key presses, a lone Escape and idle menus.
struct KeySection {
  let contestants: [Contestant]
  /// The menu whose picture does not change with the highlight.
  let samePicture: Contestant
  let catalog: IceCreamCatalog
  let environment: [String: String]

  private var worst: [String: String] {
    environment.merging(["COLORTERM": "truecolor"]) { $1 }
  }

  func run() {
    print(
      "\nA highlight moved among the flavors: 200 presses; processor time, then time to the repaint"
    )
    each { try moves($0, atMost: $0.name == "scoops" ? 0.25 : nil) }
    each([samePicture]) { try moves($0, atMost: 0.15) }
    print("\nBytes sent for it at most, through all options and back, with 24-bit colors")
    each { try bytes($0, atMost: $0.name == "scoops" ? 8_192 : nil) }
    each([samePicture]) { try bytes($0, atMost: 200) }
    print("\nFrom a lone Escape to its effect, which is the end for all but scoops; 10 times")
    each { try escape($0) }
    print("\nTwo seconds in which nothing happens: bytes sent, processor time used")
    each { try silence($0) }
  }

  /// Measures each menu that has a highlight.
  private func each(_ menus: [Contestant]? = nil, _ body: (Contestant) throws -> Void) {
    for contestant in menus ?? contestants where contestant.name != "bash select" {
      do { try body(contestant) } catch { printLine(contestant.name, "\(error)") }
    }
  }

  private func moves(_ contestant: Contestant, atMost milliseconds: Double?) throws {
    let player = try KeyPresses.player(at: contestant.choice, environment: environment)
    var presses = KeyPresses()
    try presses.goUpAndDown(
      contestant, options: catalog.flavors.count, presses: 200, by: player)
    guard let work = presses.work.median, let wait = presses.waits.median else { return }
    printLine(
      contestant.name, "\(work.text), max \((presses.work.max() ?? work).text)",
      "\(wait.text), max \((presses.waits.max() ?? wait).text)",
      bar: milliseconds.map { Bar(work.milliseconds, atMost: $0, "ms") })
  }

  private func bytes(_ contestant: Contestant, atMost limit: Double?) throws {
    let isScoops = contestant.name == "scoops"
    let run = isScoops ? contestant.visit[0] : contestant.choice
    let lists = isScoops ? [catalog.cones, catalog.flavors, catalog.toppings] : [catalog.flavors]
    let player = try KeyPresses.player(at: run, environment: worst)
    var presses = KeyPresses()
    for list in lists {
      try presses.goUpAndDown(
        contestant, options: list.count, presses: 2 * (list.count - 1), by: player)
      if isScoops {
        // Once past the last option and once before the first, where a menu wraps around.
        try presses.press(contestant.keys.previous, by: player)
        try presses.press(contestant.keys.next, by: player)
        player.press("\r")
        try player.see("")
      }
    }
    guard let most = presses.bytes.max(), let middle = presses.bytes.median else { return }
    printLine(
      contestant.name, "\(most)", "median \(middle)",
      bar: limit.map { Bar(Double(most), atMost: $0, "bytes") })
  }

  private func escape(_ contestant: Contestant) throws {
    var times: [Duration] = []
    if contestant.name == "scoops" {
      let player = try KeyPresses.player(at: contestant.visit[0], environment: environment)
      for _ in 0..<10 {
        player.press("\r")
        try player.see("")
        player.terminal.readUntilQuiet(milliseconds: 50)
        let sent = player.press("\u{1B}")
        try player.see("")
        times.append(player.terminal.lastArrival - sent)
        player.terminal.readUntilQuiet(milliseconds: 50)
      }
    } else {
      for _ in 0..<10 {
        let player = try KeyPresses.player(at: contestant.choice, environment: environment)
        let sent = player.press("\u{1B}")
        guard player.terminal.wait(milliseconds: 3_000) != nil, let end = player.terminal.end
        else { throw NotSeen(text: "the end") }
        times.append(end - sent)
      }
    }
    guard let middle = times.median, let most = times.max() else { return }
    printLine(
      contestant.name, middle.text, "max \(most.text)",
      bar: contestant.name == "scoops" ? Bar(most.milliseconds, atMost: 60, "ms") : nil)
  }

  private func silence(_ contestant: Contestant) throws {
    let player = try KeyPresses.player(at: contestant.choice, environment: environment)
    let (count, before) = (player.terminal.received.count, player.terminal.processorTime)
    player.terminal.read(milliseconds: 2_000) { _ in false }
    let bytes = player.terminal.received.count - count
    let work = (player.terminal.processorTime ?? .zero) - (before ?? .zero)
    printLine(
      contestant.name, "\(bytes) bytes", work.text,
      bar: contestant.name == "scoops" ? Bar(Double(bytes) + work.milliseconds, atMost: 0) : nil)
  }
}
