import Books
import Seeds
import SystemCalls
import TestTerminal

/// Sends random keys and other bytes to the menu, pastes any bytes, resizes its window, and stops and ends it.
///
/// However it ends, the terminal is as before, and nothing of a paste is left to the shell. What is not redrawn would
/// be seen: after whole keys, a repaint of the screen changes nothing.
struct RandomKeys {
  private let program: String
  /// The folder of the files, with the prefix of their names.
  private let folder: String
  private let seed: UInt64
  private let catalogs: [String?]

  private var book: String { folder + "book.jsonl" }

  /// Text that a terminal must never obey: titles, cleared and other screens, resets, and turns of direction.
  private static let commands = [
    "\u{1B}]0;owned\u{07}", "\u{1B}[2J", "\u{1B}[?1049h", "\u{1B}c", "\u{9B}31m", "\u{07}",
    "\u{08}", "\u{7F}", "\u{85}", "\u{202E}", "\u{2066}", "\u{200E}", "\u{2028}", "\u{FEFF}",
    "\u{1B}[6n",
    "\u{1B}P1$r\u{1B}\\", "\r\n", "\t", "\u{0E}", "\u{05}",
  ]
  /// Keys of which no more can follow.
  private static let wholeKeys = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}OA", "\u{1B}OB", "\u{1B}[H", "\u{1B}[F",
    "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[Z", "\t", "\r", "\n", " ", "a", "i", "l", "1",
    "2", "9", "12", "/", "van", "r", "s", "e", "d", "u", "y", "n", "?", "\u{7F}", "\u{08}",
    "\u{15}", "\u{19}", "\u{17}", "\u{0C}", "\u{12}", "\u{13}", "\u{0F}", "\u{1B}[3~", "saved\r",
    "-9223372036854775808\r", "9223372036854775807\r",
    "é抹🍦👨‍👩‍👧",
    "\u{202E}\u{200E}\u{2066}\u{200B}\u{301}", "\u{1B}[200~Mint\u{1B}[201~",
  ].map { Array($0.utf8) }
  private static let otherKeys =
    [
      "\u{1B}\u{7F}", "\u{1B}", "\u{1B}[201~", "\u{1B}[M !!", "\u{1B}[<0;1;1M", "\u{1B}[[A",
      "\u{1B}]0;x\u{07}", "\u{1B}P", "\0", "\u{16}",
    ].map { Array($0.utf8) } + [[0xC3], [0x80, 0xFF], Array("\u{1B}[200~".utf8) + [0xFF]]
  /// Keys after which the program may end: q, Esc, Ctrl-D, Ctrl-C and Ctrl-\.
  private static let ends: [[UInt8]] = [[0x71], [0x1B], [0x04], [0x03], [0x1C]]
  /// The statuses after signals that end the program.
  private static let endingSignals: [Int32: Int32] = [SIGTERM: 143, SIGHUP: 129, SIGINT: 130]

  enum Action {
    case keys([UInt8])
    case resize(Int, Int)
    case signal(Int32)
    case pause
  }

  struct Plan {
    var command: [String]
    var environment: [String: String]
    var (columns, rows): (Int, Int)
    var echoes: Bool
    var actions: [Action]
  }

  init(program: String, folder: String, seed: UInt64, lane: Int) throws {
    (self.program, self.seed) = (program, seed)
    self.folder = "\(folder)/\(lane)-"
    let texts: [[[String]]] = [
      [
        ["抹茶", "🍦"], ["Crème brûlée", "👨‍👩‍👧", String(repeating: "e\u{301}", count: 30)], ["ｗｉｄｅ"],
      ],
      [["A"], (0..<300).map { "Flavor \($0)" }, [String(repeating: "x", count: 300), "B"]],
      [Self.commands, Self.commands.map { "A\($0)B" }, Self.commands],
    ]
    var paths: [String?] = [nil, nil, self.folder + "raw.json"]
    try Disk.write(
      Array("{\"cones\": [\"A\(Self.commands.joined())\", \u{9B}, \u{1B}[2J".utf8),
      to: self.folder + "raw.json")
    for (number, lists) in texts.enumerated() {
      for isASCII in [true, false] {
        let members = zip(["cones", "flavors", "toppings"], lists).map { label, names in
          "\"\(label)\": [\(names.map { Self.json($0, isASCII) }.joined(separator: ", "))]"
        }
        let path = "\(self.folder)\(number)-\(isASCII).json"
        try Disk.write(Array("{\(members.joined(separator: ", "))}".utf8), to: path)
        paths.append(path)
      }
    }
    catalogs = paths
  }

  /// Returns a string of JSON, in which other than ASCII characters can be escapes.
  private static func json(_ text: String, _ isASCII: Bool) -> String {
    let parts = text.unicodeScalars.map { scalar in
      let isPlain = isASCII ? 0x20..<0x7F ~= scalar.value : scalar.value >= 0x20
      if isPlain, !["\"", "\\"].contains(scalar) { return String(scalar) }
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
    return "\"\(parts.joined())\""
  }

  // MARK: Runs

  func run(_ numbers: StrideTo<Int>) throws {
    var (runs, stops, bytes, statuses) = (0, 0, 0, [Int32: Int]())
    for number in numbers {
      var random = FixedNumbers(seed: seed &+ UInt64(number))
      // Of ten runs, three are of whole keys, and one comes after pastes.
      let isWhole = number % 10 > 6
      let plan = try plan(&random, isWhole: isWhole)
      do {
        if number % 10 == 0 { try paste(&random) }
        let before = try Disk.bytes(of: book)
        let session = try TerminalSession(
          [program] + plan.command, plan.environment, folder: folder,
          size: (plan.columns, plan.rows), echoes: plan.echoes)
        try session.checkEnd(play(plan.actions, in: session, isWhole: isWhole))
        try check(Disk.bytes(of: book).starts(with: before), "lost: the book lost what it had")
        (runs, stops) = (runs + 1, stops + session.stops)
        bytes += session.terminal.received.count
        statuses[session.status ?? -1, default: 0] += 1
      } catch {
        throw Fault("run \(number) of seed \(seed): \(error)\n\(plan)")
      }
    }
    let ends = statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    print("\(runs) runs, \(stops) stops, \(bytes) bytes; statuses \(ends.joined(separator: ", ")).")
  }

  /// Writes a book with commands in its names, and returns the identifiers.
  private func writeBook(_ random: inout FixedNumbers) throws -> [String] {
    var (text, ids) = ("", [String]())
    for number in 0..<random.pick([0, 1, 3, 40]) {
      ids.append("b\(number)a")
      let isASCII = random.happens(50)
      let names = ["cone", "flavor", "topping"].map { label in
        let name = random.pick(["Cone", "Vanilla", "抹茶", "A\(random.pick(Self.commands))B"])
        return ",\"\(label)\":\(Self.json(name, isASCII))"
      }
      text += "{\"id\":\"b\(number)a\",\"madeAt\":\"2026-11-20T09:05:00Z\"\(names.joined())}\n"
      let command = random.pick(Self.commands.filter { $0 != "\r\n" })
      if random.happens(10) { text += "damaged \(command)\n" }
    }
    try Disk.write(Array(text.utf8), to: book)
    return ids.isEmpty ? ["none"] : ids
  }

  private func plan(_ random: inout FixedNumbers, isWhole: Bool) throws -> Plan {
    let id = random.pick(try writeBook(&random))
    var command = random.pick([
      [], [], [], ["make"], ["make"], ["make", "--again"], ["edit", id], ["delete", id],
      ["show", id], ["list"], ["list"], ["--plain"], ["make", "--plain"],
    ])
    if ["make", "--plain"].contains(command.first ?? "make"), let catalog = random.pick(catalogs) {
      command += ["--catalog", catalog]
    }
    var environment = [
      "TERM": random.pick(["xterm-256color", "xterm-256color", "screen", "linux", "vt100", "dumb"]),
      "LANG": random.pick(["C.UTF-8", "C.UTF-8", "C"]),
    ]
    for (name, value) in [
      ("NO_COLOR", "1"), ("COLORTERM", "truecolor"), ("TERM_PROGRAM", "WezTerm"),
    ]
    where random.happens(30) { environment[name] = value }
    let actions = (0..<Int.random(in: 5..<(isWhole ? 15 : 60), using: &random)).flatMap { _ in
      isWhole ? wholeActions(&random) : anyActions(&random)
    }
    return Plan(
      command: command + ["--book", book], environment: environment,
      columns: random.pick([10, 20, 40, 80, 80, 120]), rows: random.pick([2, 6, 10, 24, 24, 50]),
      echoes: random.happens(20), actions: actions)
  }

  private func wholeActions(_ random: inout FixedNumbers) -> [Action] {
    let size = Action.resize(random.pick([20, 40, 80, 200]), random.pick([6, 12, 24, 60]))
    return [random.happens(15) ? size : .keys(random.pick(Self.wholeKeys))]
  }

  private func anyActions(_ random: inout FixedNumbers) -> [Action] {
    switch Int.random(in: 0..<1000, using: &random) {
    case 0..<600:
      let keys = (0..<random.pick([1, 1, 1, 2, 5])).flatMap { _ in
        random.pick(Self.wholeKeys + Self.otherKeys)
      }
      return [.keys(keys)]
    case 600..<680:
      let bytes = (0..<Int.random(in: 1..<30, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      return [.keys(bytes.filter { ![0x03, 0x04, 0x1C].contains($0) })]
    case 680..<840:
      return (0..<random.pick([1, 1, 4])).map { _ in
        .resize(random.pick([1, 5, 20, 40, 80, 200]), random.pick([1, 3, 6, 12, 24, 60]))
      }
    case 840..<900: return [.keys([0x1A])]
    case 900..<930: return [.signal(random.pick([SIGTSTP, SIGCONT, SIGWINCH, SIGSTOP]))]
    case 930..<960: return [.pause]
    case 960..<980: return [.keys(random.pick(Self.ends))]
    case 980..<985: return [.signal(random.pick(Array(Self.endingSignals.keys.sorted())))]
    default: return []
    }
  }

  /// Does what is planned, then whatever ends the program, and returns the statuses that are right.
  private func play(
    _ actions: [Action], in session: TerminalSession, isWhole: Bool
  ) throws -> Set<Int32> {
    var allowed: Set<Int32> = [0, 1, 2]
    for action in actions where session.status == nil {
      // A stopped program may be continued in another window.
      if case .resize(let columns, let rows) = action {
        if isWhole { try session.settle() }
        session.resize(columns, rows)
      }
      session.carryOn()
      switch action {
      case .keys(let keys):
        session.terminal.send(keys)
        if keys.contains(0x03) { allowed.insert(130) }
        if keys.contains(0x1C) { allowed.insert(131) }
      case .signal(SIGSTOP): try session.stopHard()
      case .signal(let number):
        session.signal(number)
        if let status = Self.endingSignals[number] { allowed.insert(status) }
      case .pause: try session.pump(milliseconds: 30)
      case .resize: break
      }
      if isWhole { try session.checkRepaint() } else { try session.pump(milliseconds: 2) }
    }
    let deadline = ContinuousClock.now + .seconds(TerminalSession.patience)
    var attempts = 0
    while session.status == nil {
      try check(ContinuousClock.now < deadline, "it does not end")
      session.carryOn()
      session.terminal.send("\u{1B}\u{03}")
      allowed.insert(130)
      attempts += 1
      // In a paste without an end, Ctrl-C is text until no byte has come for five seconds.
      try session.pump(milliseconds: attempts % 10 == 0 ? 5500 : 100)
    }
    return allowed
  }

  /// Pastes random bytes, with control characters among them, in parts: a paste may end and stop nothing.
  private func paste(_ random: inout FixedNumbers) throws {
    let session = try TerminalSession(
      [program, "make", "--book", book], folder: folder, echoes: false)
    try session.wait(for: "the menu") { session.screen.text.contains("leave") }
    let (start, end) = (Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8))
    for _ in 0..<20 {
      var inside = (0..<Int.random(in: 1..<300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      // Random bytes do not have the end of a paste in them.
      let place = Int.random(in: 0..<inside.count, using: &random)
      inside[place] = random.pick([0x03, 0x1A, 0x1C, 0x0A, 0x0D])
      var rest = (start + inside + end)[...]
      for _ in 0..<random.pick([0, 0, 1, 2]) {
        let part = rest.prefix(Int.random(in: 0..<rest.count, using: &random))
        session.terminal.send(Array(part))
        rest = rest.dropFirst(part.count)
        try session.pump(milliseconds: 1)
      }
      session.terminal.send(Array(rest))
      let isRunning = try session.pump(milliseconds: 5)
      try check(isRunning && !session.isStopped, "the paste \(inside) ended or stopped the menu")
    }
    session.terminal.send("\u{04}\u{1B}[200~echo 1\n")
    try session.pump(milliseconds: 10)
    session.terminal.send("echo 2\n\u{1B}[201~")
    try session.wait(for: "the end after Ctrl-D") { session.status != nil }
    try session.checkEnd([1])
    try check(!session.hasUnreadKeys, "the rest of a paste is left to the shell")
  }
}
