/// Compares the time to the first menu, and of a whole session.
struct Comparison {
  let contestants: [Contestant]
  let runs: Int
  let environment: [String: String]

  /// The measurements of one menu, run by run; `nil` for a failed run.
  private struct Times {
    var painted: [Duration?] = []
    var choice: [Duration?] = []
    var visit: [Duration?] = []
  }

  func run() {
    var times = contestants.map { _ in Times() }
    for _ in 0..<runs {
      for (index, contestant) in contestants.enumerated() {
        let choice = try? play([contestant.choice])
        times[index].painted.append(choice?.painted)
        times[index].choice.append(choice?.whole)
        times[index].visit.append(try? play(contestant.visit).whole)
      }
    }
    print(
      "\nFrom the start of the process to its menu of the flavors; median of \(runs) runs in turn")
    table(times.map(\.painted), atMost: 1)
    print("\nA whole visit of three choices, from the first start to the last end")
    table(times.map(\.visit), atMost: 1)
    print("\nFor comparison, one choice by one process, and the whole visit of scoops")
    table(
      zip(contestants, times).map { $0.name == "scoops" ? $1.visit : $1.choice }, atMost: nil)
    print("\nMemory that a process takes at most, until it has its choice")
    memory()
  }

  /// Plays runs one after another in one terminal.
  ///
  /// - Returns: When the first run's menu was painted, and when the last run ended.
  func play(_ runs: [Run]) throws -> Played {
    let player = try Player(environment: environment)
    let begin = ContinuousClock.now
    let played = try runs.map { try player.play($0) }
    return Played(
      painted: played.first?.painted ?? .zero, whole: (player.terminal.end ?? .now) - begin)
  }

  private func table(_ times: [[Duration?]], atMost limit: Double?) {
    let scoops = contestants.firstIndex { $0.name == "scoops" }
    for (index, contestant) in contestants.enumerated() {
      let here = times[index]
      let lost = here.count { $0 == nil }
      let note = lost > 0 ? " (\(lost) lost)" : ""
      let figure = (here.compactMap(\.self).median?.text ?? "none") + note
      guard let scoops, index != scoops else {
        printLine(contestant.name, figure)
        continue
      }
      let ratios = zip(times[scoops], here).compactMap { own, other -> Double? in
        guard let own, let other else { return nil }
        return own / other
      }
      guard let ratio = ratios.median else { continue }
      printLine(
        contestant.name, figure, "scoops: \(ratio.twoDigits) of it",
        // fzy is a tenth of the size, and only filters.
        bar: limit.map { Bar(ratio, atMost: contestant.name == "fzy" ? 1.3 : $0) })
    }
  }

  private func memory() {
    var figures: [String: Double] = [:]
    for contestant in contestants {
      let peaks = (0..<5).compactMap { _ in try? peak(of: contestant.choice) }
      figures[contestant.name] = peaks.median.map { Double($0) / 1_048_576 }
    }
    for contestant in contestants {
      guard let figure = figures[contestant.name] else { continue }
      let limit = contestant.name == "scoops" ? 10.0 : nil
      printLine(
        contestant.name, figure.twoDigits + " MiB", "",
        bar: limit.map { Bar(figure, atMost: $0, "MiB") })
    }
  }

  /// Plays a run up to its last key, and reads its peak memory.
  private func peak(of run: Run) throws -> Int {
    let player = try Player(environment: environment)
    try player.start(run)
    for step in run.steps.dropLast() {
      try player.see(step.seen)
      player.press(step.key)
    }
    try player.see(run.steps.last?.seen ?? "")
    if let peak = peakMemory(of: player.terminal.process) { return peak }
    player.press(run.steps.last?.key ?? "")
    _ = player.terminal.wait(milliseconds: 3_000)
    guard let peak = player.terminal.peakMemory else { throw NotSeen(text: "the memory") }
    return peak
  }
}
