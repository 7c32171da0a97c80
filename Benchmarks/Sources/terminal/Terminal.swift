import IceCreamDomain
import SystemCalls
import TestTerminal

/// Measures the program at a terminal: `terminal SCOOPS HELLO FOLDER`.
///
/// `HELLO` is a program that only prints. `FOLDER` is for files, and the home folder of the programs.
@main
struct Terminal {
  let (scoops, hello, folder): (String, String, String)

  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 4 else { throw NotSeen(text: "SCOOPS HELLO FOLDER") }
    let terminal = Terminal(scoops: words[1], hello: words[2], folder: words[3])
    let catalog = try BundledCatalogWorker().fetchCatalog()
    try terminal.measureStart()
    try terminal.measureFirstMenu(catalog)
    try terminal.measureHighlight(catalog)
    try terminal.measureSavedList(catalog)
    try terminal.measureEscapeAndSilence()
    try terminal.measureFilter()
  }

  /// Runs whole processes in turn.
  private func measureStart() throws {
    func time(_ command: [String]) throws -> Duration {
      let start = ContinuousClock.now
      let player = try Player(command, home: folder, input: "/dev/null")
      guard player.terminal.wait(milliseconds: 3_000) == 0, let end = player.terminal.end else {
        throw NotSeen(text: "the end of \(command)")
      }
      return end - start
    }
    try compare("scoops menu", atMost: 1.5, runs: 200, with: "a program that only prints") {
      (try time([scoops, "menu"]), try time([hello]))
    }
  }

  /// Starts menus of the flavors in turn: with a given cone, the first menu of scoops is their list, as in fzy.
  private func measureFirstMenu(_ catalog: IceCreamCatalog) throws {
    let fzy = "/usr/bin/fzy"
    guard access(fzy, X_OK) == 0 else { return print("fzy is not installed: left out") }
    let list = try file("flavors", catalog.flavors.joined(separator: "\n") + "\n")
    func time(_ command: [String], _ input: String?, until text: String?) throws -> Duration {
      let start = ContinuousClock.now
      let player = try Player(command, home: folder, input: input)
      try player.see(text ?? "")
      return player.terminal.lastArrival - start
    }
    try compare("first menu", atMost: 1.4, runs: 50, with: "fzy") {
      (
        // The help line is painted last.
        try time([scoops, "make", "--no-save", "--cone", "1"], nil, until: " keys"),
        try time([fzy, "--lines", "14"], list, until: catalog.flavors.last)
      )
    }
  }

  /// Moves the highlight through the flavors and back, also where they look the same, so the picture stays.
  private func measureHighlight(_ catalog: IceCreamCatalog) throws {
    let looks = catalog.flavors.map { ##""\##($0)":{"color":"#F6E7B4","shape":"scoop"}"## }
    let same = try file(
      "same.json",
      #"{"cones":["A cone"],"toppings":["Nuts"],"flavors":\#(Self.json(catalog.flavors)),"#
        + #""appearance":{"flavors":{\#(looks.joined(separator: ","))}}}"#)
    for (name, options, milliseconds, limit) in [
      ("a highlight moved", [], 0.25, 8_192.0), ("  same picture", ["--catalog", same], 0.15, 200),
    ] {
      let player = try menu(["--cone", "1"] + options)
      let turn = catalog.flavors.count - 1
      let presses = try (0..<200).map { number in
        try player.press(number / turn % 2 == 0 ? "\u{1B}[B" : "\u{1B}[A")
      }
      report("\(name), processor", presses.map(\.work).median, "ms", atMost: milliseconds)
      report("\(name), repaint", presses.map(\.wait).median, "ms")
      report("\(name), most bytes", Double(presses.map(\.bytes).max() ?? 0), "", atMost: limit)
    }
  }

  /// Moves the highlight through saved ice creams without their picture; below the list, each is written out.
  private func measureSavedList(_ catalog: IceCreamCatalog) throws {
    let book = "\(folder)/saved.jsonl"
    let count = catalog.flavors.count
    for number in 0..<count {
      let ingredients = [catalog.cones, catalog.toppings].map { $0[number % $0.count] }
      let player = try Player(
        [scoops, "make", "--book", book, "-c", ingredients[0], "-f", catalog.flavors[number]]
          + ["-t", ingredients[1]], home: folder, input: "/dev/null")
      guard player.terminal.wait(milliseconds: 3_000) == 0 else { throw NotSeen(text: "a result") }
    }
    let player = try Player([scoops, "--book", book], home: folder)
    try player.see(" keys")
    // Hides the picture, and opens the list.
    for key in ["\u{14}", "\u{13}"] { try player.press(key, quiet: 100) }
    let presses = try (1..<count).map { _ in try player.press("\u{1B}[B") }
    report("a highlight moved in the saved list, processor", presses.map(\.work).median, "ms")
    report(
      "  most bytes, without the picture", Double(presses.map(\.bytes).max() ?? 0), "",
      atMost: 150)
  }

  private func measureEscapeAndSilence() throws {
    let player = try menu([])
    var waits: [Duration] = []
    for _ in 0..<10 {
      try player.press("\r", quiet: 50)
      waits.append(try player.press("\u{1B}", quiet: 50).wait)
    }
    report("a lone Escape, maximum", (waits.max() ?? .zero) / .milliseconds(1), "ms", atMost: 60)
    let (count, before) = (player.terminal.received.count, player.terminal.processorTime)
    player.terminal.read(milliseconds: 2_000) { _ in false }
    let work = (player.terminal.processorTime ?? .zero) - (before ?? .zero)
    report("two idle seconds", work / .milliseconds(1), "ms", atMost: 0)
    report("  sent", Double(player.terminal.received.count - count), "bytes", atMost: 0)
    let memory = peakMemory(of: player.terminal.process)
    report("memory", Double(memory) / 1_048_576, "MiB", atMost: 10)
  }

  /// Types and deletes each letter of queries in a list of 100,000 names.
  private func measureFilter() throws {
    let names = (0..<100_000).map { number in
      let taste = ["Salted", "Dark", "Wild", "Sour", "Smoked"][number % 5]
      return "\(taste) \(["caramel", "mint", "coffee", "fig"][number / 5 % 4]) \(number / 20)"
    }
    let catalog = try file(
      "names.json", #"{"cones":["A cone"],"toppings":["Nuts"],"flavors":\#(Self.json(names))}"#)
    let player = try menu(["--catalog", catalog])
    for key in ["\r", "/"] { try player.press(key, quiet: 200) }
    let keys = ["caramel 47", "mint 99"].flatMap { $0.map(String.init) + $0.map { _ in "\u{7F}" } }
    let waits = try keys.map { try player.press($0, quiet: 100).wait }
    report("a letter among 100,000 names", waits.median, "ms", atMost: 10)
    report("  maximum", (waits.max() ?? .zero) / .milliseconds(1), "ms")
  }

  // MARK: Tools

  private func menu(_ options: [String]) throws -> Player {
    let player = try Player([scoops, "make", "--no-save"] + options, home: folder)
    try player.see(" keys")
    player.terminal.readUntilQuiet(milliseconds: 100)
    return player
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = "\(folder)/\(name)"
    guard let file = fopen(path, "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
      throw SystemFailure(path)
    }
    return path
  }

  private static func json(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }

  /// Compares two times, run by run, since a machine varies from minute to minute.
  private func compare(
    _ name: String, atMost limit: Double, runs: Int, with other: String,
    _ measure: () throws -> (Duration, Duration)
  ) throws {
    for _ in 0..<10 { _ = try measure() }
    let times = try (0..<runs).map { _ in try measure() }
    report(name, times.map(\.0).median, "ms")
    report("  \(other)", times.map(\.1).median, "ms")
    let ratios = times.map { $0 / $1 }.sorted()
    report("  ratio, run by run", ratios[runs / 2], "", atMost: limit)
  }

  /// Prints a figure beside its bar.
  private func report(_ name: String, _ figure: Double, _ unit: String, atMost limit: Double? = nil)
  {
    let verdict = limit.map { "  at most \($0): \(figure <= $0 ? "met" : "missed")" } ?? ""
    print("\(name): \((figure * 100).rounded() / 100) \(unit)\(verdict)")
  }

  /// The peak memory of a running process in bytes: VmHWM of proc(5).
  private func peakMemory(of process: pid_t) -> Int {
    guard let file = fopen("/proc/\(process)/status", "r") else { return 0 }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8_192)
    let text = String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split { !("0"..."9" ~= $0) }.first.flatMap { Int($0) } ?? 0) * 1024
  }
}

extension [Duration] {
  /// The median in milliseconds.
  fileprivate var median: Double { isEmpty ? 0 : sorted()[count / 2] / .milliseconds(1) }
}
