import Books
import PlainText
import SystemCalls
import TestTerminal

/// The program at a terminal, as a job of a shell.
final class TerminalSession {
  let terminal: PseudoTerminal
  /// The status of the ended program, like in a shell.
  private(set) var status: Int32?
  private(set) var stops = 0
  private(set) var isStopped = false
  private(set) var screen: VirtualScreen
  private var fedBytes = 0
  private let (numberFile, echoes): (String, Bool)
  private var modes: TerminalAttributes?

  /// Seconds for whatever has to happen.
  static let patience = 20

  /// Runs a program in the foreground, and stops whenever that stops; its first argument is a file for its number.
  private static let shell = """
    exec 3>&2 2>/dev/null
    trap : INT QUIT TERM HUP
    set -m
    /bin/sh -c 'echo $$ >"$0"; exec "$@"' "$@" 2>&3 3>&-
    status=$?
    while [ $status -ge 145 ] && [ $status -le 150 ]; do
      kill -STOP $$
      fg >/dev/null
      status=$?
    done
    exit $status
    """

  /// Starts a program, and waits for its first output; a folder has the prefix of the names of files.
  init(
    _ command: [String], _ changes: [String: String] = [:], folder: String,
    size: (columns: Int, rows: Int) = (80, 24), echoes: Bool = true
  ) throws {
    terminal = try PseudoTerminal(columns: size.columns, rows: size.rows)
    screen = VirtualScreen(
      columns: size.columns, rows: size.rows, convertsLineFeeds: false)
    (numberFile, self.echoes) = (folder + "number", echoes)
    unlink(numberFile)
    if !echoes { changeModes(without: ECHO) }
    modes = terminal.modes
    let usual = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder, "SWIFT_BACKTRACE": "enable=no",
    ]
    try terminal.start(
      ["/bin/sh", "-c", Self.shell, "sh", numberFile] + command,
      environment: usual.merging(changes) { $1 })
    try wait(for: "output") { !terminal.received.isEmpty || status != nil }
  }

  deinit { signal(SIGKILL) }

  private func changeModes(without flag: Int32) {
    let side = open(terminal.path, O_RDWR | O_NOCTTY)
    defer { close(side) }
    var modes = termios()
    tcgetattr(side, &modes)
    modes.c_lflag &= ~tcflag_t(flag)
    tcsetattr(side, TCSANOW, &modes)
  }

  /// The process of the program, not that of its shell.
  private var process: pid_t? {
    let digits = try? Disk.bytes(of: numberFile).dropLast()
    return digits.flatMap { Int32(String(decoding: $0, as: UTF8.self)) }
  }

  func signal(_ number: Int32) {
    if status == nil, let process { kill(process, number) }
  }

  /// Stops the program with SIGSTOP, of which the terminal knows nothing, and continues it.
  func stopHard() throws {
    signal(SIGSTOP)
    if terminal.waitUntilStopped(milliseconds: Self.patience * 1000) { terminal.signal(SIGCONT) }
  }

  func carryOn() {
    if isStopped { terminal.signal(SIGCONT) }
    isStopped = false
  }

  func resize(_ columns: Int, _ rows: Int) {
    feed()
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Receives output for a time, and returns whether the program has not ended.
  @discardableResult
  func pump(milliseconds: Int) throws -> Bool {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    repeat {
      terminal.take(within: 1)
      guard let spawned = terminal.spawned, status == nil else { return false }
      if spawned.isNewlyStopped {
        (isStopped, stops) = (true, stops + 1)
        try checkTerminal("while it is stopped")
      }
      status = spawned.status
    } while status == nil && ContinuousClock.now < deadline
    feed()
    return status == nil
  }

  /// Waits for a condition, and continues the program if it stops.
  func wait(for what: String, until holds: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(Self.patience)
    while !holds() {
      carryOn()
      let isRunning = try pump(milliseconds: 1)
      try check(
        (isRunning || holds()) && ContinuousClock.now < deadline,
        "waited for \(what) in vain, status \(status.map { "\($0)" } ?? "none")")
    }
  }

  /// Waits until the program has answered all keys.
  ///
  /// One long silence would not do: a busy machine, or a virtual one that is paused, lets time pass without the program.
  func settle() throws {
    var silences = 0
    while silences < 4 {
      try pump(milliseconds: 1)
      let isBusy = process.map { SpawnedProcess.state(of: $0) == "R" } ?? false
      silences = terminal.take(within: 40) || isBusy ? 0 : silences + 1
    }
    feed()
  }

  private func feed() {
    screen.feed(Array(terminal.received[fedBytes...]))
    fedBytes = terminal.received.count
  }

  /// Whether the terminal holds keys that no program has read, even of an unfinished line.
  var hasUnreadKeys: Bool {
    changeModes(without: ICANON)
    let side = open(terminal.path, O_RDWR | O_NOCTTY)
    defer { close(side) }
    var waiting = pollfd(fd: side, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  // MARK: The judge

  /// Fails unless a full repaint leaves the screen as it is.
  func checkRepaint() throws {
    try settle()
    guard status == nil, !isStopped, screen.privateModes.contains(1049) else { return }
    let before = screen
    terminal.send("\u{0C}")
    try settle()
    try check(
      screen.cells == before.cells,
      "a redraw was missed:\n\(before.text)\n-- a repaint of all of it:\n\(screen.text)")
  }

  /// Fails unless the terminal is as it was before the program.
  func checkTerminal(_ moment: String) throws {
    while terminal.take(within: 20) {}
    feed()
    try check(terminal.modes == modes, "the modes of the terminal are others \(moment)")
    let left = screen.privateModes.symmetricDifference(VirtualScreen.usualModes)
    try check(left.isEmpty, "private modes are left on \(moment): \(left)")
    try check(screen.pen == CellStyle(), "a color is left on \(moment): \(screen.pen)")
  }

  /// Fails unless the program ended with one of several statuses, and left nothing.
  func checkEnd(_ allowed: Set<Int32>) throws {
    try check(
      status.map(allowed.contains) ?? false,
      "ended with \(status.map { "\($0)" } ?? "nothing"), not with one of \(allowed.sorted())")
    try checkTerminal("after its end")
    // kill(2): a negative number is a process group, which every job has.
    let deadline = ContinuousClock.now + .seconds(2)
    while let process, kill(-process, 0) == 0 {
      try check(ContinuousClock.now < deadline, "processes are left")
      usleep(1000)
    }
    // Echoed keys can be anything.
    guard !echoes else { return }
    // A mark with nothing before it is harmless.
    let unknown = screen.unknown.filter { !$0.hasPrefix("nothing before") }
    try check(unknown.isEmpty && screen.unfinished.isEmpty, "on the screen: \(unknown)")
    let shown = String(decoding: terminal.received, as: UTF8.self).unicodeScalars
      .filter { !["\r", "\n", "\u{1B}"].contains($0) }
    let text = String(String.UnicodeScalarView(shown))
    try check(text.printable == text, "a command on the screen: \(text.printable)")
  }
}
