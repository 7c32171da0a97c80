#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal without a screen, in which a program runs as it does for a person.
///
/// What is sent are the keys; what is received is all that the program would have shown. Nothing here
/// waits without a limit. The benchmarks have this folder by a symbolic link, so it imports nothing but
/// the system's library.
final class PseudoTerminal {
  /// All that the terminal was sent so far.
  private(set) var received: [UInt8] = []

  /// When the last of it came.
  private(set) var lastArrival = ContinuousClock.now

  /// The process that was started last.
  var spawned: SpawnedProcess?

  private var window: Int32 = -1
  // The side of the program, kept open so that the modes outlive it.
  private let side: Int32
  private let path: String
  private var part = [UInt8](repeating: 0, count: 65_536)

  init(columns: Int, rows: Int) throws(SystemFailure) {
    let ends = try TerminalEnds()
    (window, side, path) = (ends.window, ends.side, ends.path)
    resize(columns: columns, rows: rows)
  }

  deinit {
    spawned?.kill()
    closeWindow()
    close(side)
  }

  /// Starts a program in a new session whose controlling terminal this is.
  ///
  /// - Parameters:
  ///   - command: The path of the program, and its arguments.
  ///   - environment: All of its environment.
  ///   - input: The path of the file that is its standard input instead of the terminal.
  ///   - output: The same for standard output.
  ///   - error: The same for standard error.
  func start(
    _ command: [String], environment: [String: String], input: String? = nil,
    output: String? = nil, error: String? = nil
  ) throws(SystemFailure) {
    spawned?.kill()
    spawned = try SpawnedProcess(
      command, environment: environment, terminal: path, streams: [input, output, error])
  }

  // MARK: Keys

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends keys; what nobody takes within ten seconds is lost.
  func send(_ bytes: [UInt8]) {
    let deadline = ContinuousClock.now + .seconds(10)
    var rest = bytes[...]
    while window >= 0, !rest.isEmpty, ContinuousClock.now < deadline {
      // The bytes stay where they are during the call, which reads no more than `count` of them.
      let count = rest.withUnsafeBytes { write(window, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { take(within: 1) }
    }
  }

  /// Changes the size, of which the kernel tells the programs in the foreground with SIGWINCH.
  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    // tty_ioctl(4): the call reads one `winsize`. Systems differ in the type of the number.
    _ = ioctl(window, numericCast(TIOCSWINSZ), &size)
  }

  /// Has the terminal take nothing any more of what is written, as after Ctrl-S.
  func freeze() {
    tcflow(side, TCOOFF)
  }

  /// Closes the window, as a person does: the programs in it are hung up on.
  func closeWindow() {
    if window >= 0 { close(window) }
    window = -1
  }

  /// The modes that the terminal is in, or `nil` once the window is closed.
  var modes: TerminalModes? { TerminalModes(of: side) }

  // MARK: The screen

  /// Reads until a condition on all that was received holds.
  ///
  /// - Returns: Whether it did before the time was over.
  @discardableResult
  func read(milliseconds: Int, until isEnough: ([UInt8]) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while !isEnough(received) {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0, window >= 0 else { return false }
      take(within: Int32(clamping: Int(left.rounded(.up))))
    }
    return true
  }

  /// Reads until nothing has come for so long.
  func readUntilQuiet(milliseconds: Int) {
    while take(within: Int32(clamping: milliseconds)) {}
  }

  /// Takes what comes first, if anything comes within so many milliseconds.
  ///
  /// - Returns: Whether anything came.
  @discardableResult
  func take(within milliseconds: Int32) -> Bool {
    // poll(2) leaves out a negative descriptor: without a window, this only waits.
    var waiting = pollfd(fd: window, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0, waiting.revents & Int16(POLLIN) != 0 else {
      return false
    }
    // `part` is nobody else's during the call, which fills no more than its `count`.
    let count = part.withUnsafeMutableBytes { readBytes(window, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    lastArrival = .now
    received += part[..<count]
    return true
  }
}

/// Reads from a descriptor, for a type that has a method of that name.
private func readBytes(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, start, count)
}
