/// Measures filtering a list of 100,000 names, compared with a program that only filters.
struct Narrowing {
  static let queries = ["caramel 47", "mint 99"]

  /// The program, or `nil` if it has no menu.
  let scoopsPath: String?
  let folder: String
  let environment: [String: String]

  func run() throws {
    let (catalog, lines) = (folder + "/names.json", folder + "/names.txt")
    let names = Self.names()
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ",\n")
    let text = "{\"cones\":[\"A cone\"],\"toppings\":[\"Nuts\"],\"flavors\":[\n\(quoted)\n]}\n"
    try writeFile(catalog, Array(text.utf8))
    try writeFile(lines, Array(names.map { $0 + "\n" }.joined().utf8))

    print("\nA catalog of \(names.count) flavors: each letter of a query, typed and deleted")
    let scoops = scoopsPath.flatMap { typeAll($0, catalog) }
    guard let fzf = pathOfProgram("fzf") else { return print("  fzf is not installed: left out") }
    let times = try Self.queries.flatMap { try filter($0, lines, fzf) }
    guard let other = times.median, let most = times.max() else { return }
    printLine(
      "fzf --filter, whole process", other.text, "max \(most.text)",
      bar: scoops.map { Bar($0 / other, atMost: 1, "of it") })
  }

  /// 100,000 names of two words and a number.
  private static func names() -> [String] {
    let tastes = [
      "Salted", "Dark", "White", "Roasted", "Wild", "Sweet", "Sour", "Smoked", "Fresh", "Old",
    ]
    let bases = [
      "caramel", "chocolate", "vanilla", "hazelnut", "mint", "coffee", "lemon", "cherry", "fig",
      "plum",
    ]
    return (0..<1_000).flatMap { number in
      tastes.flatMap { taste in bases.map { base in "\(taste) \(base) \(number)" } }
    }
  }

  /// Types all queries, prints the times, and returns the median.
  private func typeAll(_ scoopsPath: String, _ catalog: String) -> Duration? {
    do {
      let times = try Self.queries.flatMap { try type($0, scoopsPath, catalog) }
      guard let middle = times.median, let most = times.max() else { return nil }
      printLine(
        "scoops, key to repaint", middle.text, "max \(most.text)",
        bar: Bar(most.milliseconds, atMost: 16, "ms"))
      return middle
    } catch {
      printLine("scoops", "\(error)")
      return nil
    }
  }

  /// Types a query and deletes it, one key at a time, and returns the time of each key.
  private func type(_ query: String, _ scoopsPath: String, _ catalog: String) throws -> [Duration] {
    let player = try Player(environment: environment)
    try player.start(Run(command: [scoopsPath, "--no-save", "--catalog", catalog], steps: []))
    try player.see(" keys", milliseconds: 20_000)
    for key in ["\r", "/"] {
      player.press(key)
      try player.see("", milliseconds: 10_000)
      player.terminal.readUntilQuiet(milliseconds: 200)
    }
    let keys = query.map { String($0) } + query.map { _ in "\u{7F}" }
    return try keys.map { key in
      let sent = player.press(key)
      try player.see("", milliseconds: 10_000)
      player.terminal.readUntilQuiet(milliseconds: 100)
      return player.terminal.lastArrival - sent
    }
  }

  /// Filters by each prefix of a query, one process each.
  private func filter(_ query: String, _ lines: String, _ fzf: String) throws -> [Duration] {
    try query.indices.map { last in
      let player = try Player(environment: environment)
      let begin = ContinuousClock.now
      try player.start(
        Run(command: [fzf, "--filter", String(query[...last])], input: lines, steps: []))
      guard player.terminal.wait(milliseconds: 30_000) != nil, let end = player.terminal.end
      else { throw NotSeen(text: "the end of fzf") }
      return end - begin
    }
  }
}
