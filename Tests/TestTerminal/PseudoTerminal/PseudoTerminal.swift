import SystemCalls

/// A pseudo-terminal that runs a program as a real terminal would.
///
/// Tests send keys and receive the program's output. Every wait has a time limit.
public final class PseudoTerminal {
  /// How long to wait for what must come, in milliseconds: so long that only a program that hangs exceeds it.
  public static let patience = 120_000

  /// All output so far.
  public private(set) var received: [UInt8] = []

  /// The time of the last output.
  public private(set) var lastArrival = ContinuousClock.now

  /// The latest process.
  public var spawned: SpawnedProcess?

  private var window: Int32 = -1
  // The program's side, kept open to preserve the modes after the program ends.
  private let side: Int32
  /// The path of the program's side.
  public let path: String
  private var part = [UInt8](repeating: 0, count: 65_536)

  /// Opens a terminal of some size.
  public init(columns: Int, rows: Int) throws(SystemFailure) {
    let ends = try TerminalEnds()
    (window, side, path) = (ends.window, ends.side, ends.path)
    resize(columns: columns, rows: rows)
  }

  deinit {
    spawned?.kill()
    closeWindow()
    close(side)
  }

  /// Starts a program in a new session with this controlling terminal; its streams may be files instead.
  public func start(
    _ command: [String], environment: [String: String], input: String? = nil,
    output: String? = nil, error: String? = nil
  ) throws(SystemFailure) {
    spawned?.kill()
    spawned = try SpawnedProcess(
      command, environment: environment, terminal: path, streams: [input, output, error])
  }

  // MARK: Keys

  /// Sends the keys of a text.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends keys; those that the program does not accept in time are lost.
  public func send(_ bytes: [UInt8]) {
    let deadline = ContinuousClock.now + .milliseconds(Self.patience)
    var rest = bytes[...]
    while window >= 0, !rest.isEmpty, ContinuousClock.now < deadline {
      // The bytes are pinned during the call, which reads at most `count` of them.
      let count = rest.withUnsafeBytes { write(window, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { take(within: 1) }
    }
  }

  /// Changes the size; the kernel sends SIGWINCH to the programs in the foreground.
  public func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    // tty_ioctl(4): the call reads one `winsize`. Systems differ in the type of the number.
    _ = ioctl(window, numericCast(TIOCSWINSZ), &size)
  }

  /// Makes the terminal stop accepting output, as after Ctrl-S.
  package func freeze() {
    tcflow(side, TCOOFF)
  }

  /// Closes the window; its programs receive SIGHUP.
  package func closeWindow() {
    if window >= 0 { close(window) }
    window = -1
  }

  /// The current modes of the terminal, or `nil` once the window is closed.
  public var modes: TerminalAttributes? {
    #if canImport(Darwin)
      // There, the end of a session takes the program's side away from all processes.
      TerminalAttributes(of: window)
    #else
      TerminalAttributes(of: side)
    #endif
  }

  // MARK: The screen

  /// Reads until a condition on all received output holds, and returns whether it did in time.
  @discardableResult
  public func read(milliseconds: Int, until isEnough: ([UInt8]) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while !isEnough(received) {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0, window >= 0 else { return false }
      take(within: Int32(clamping: Int(left.rounded(.up))))
    }
    return true
  }

  /// Reads until no output arrives for a time.
  public func readUntilQuiet(milliseconds: Int) {
    while take(within: Int32(clamping: milliseconds)) {}
  }

  /// Receives the next output within some milliseconds, and returns whether any arrived.
  @discardableResult
  public func take(within milliseconds: Int32) -> Bool {
    // poll(2) ignores a negative descriptor: without a window, this only waits.
    var waiting = pollfd(fd: window, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0, waiting.revents & Int16(POLLIN) != 0 else {
      return false
    }
    // The call has exclusive access to `part`, and fills at most `count` bytes.
    let count = part.withUnsafeMutableBytes { readBytes(window, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    lastArrival = .now
    received += part[..<count]
    return true
  }
}

// The method above hides the system call of the same name.
private func readBytes(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, start, count)
}
