import PlainText
import SystemCalls

/// The controlling terminal of the program's session, independent of the standard streams.
final class ControllingTerminal: Screen {
  private let descriptor: Int32
  private let output: OutputDescriptor
  private let signals: SignalPipe
  /// The terminal's modes while no menu is open.
  private var modes: TerminalModes
  private var decoder = KeyDecoder()
  /// The buffer for keys, reused to avoid allocations.
  private var bytes = [UInt8](repeating: 0, count: 1024)
  /// Events not yet returned, the oldest last.
  private var waiting: [ScreenEvent] = []
  private(set) var isOpen = false
  /// How many milliseconds to wait for a terminal that accepts no output.
  ///
  /// Unlimited while the menu is open, because a window may be frozen for a while.
  private var patience: Int32 = -1
  /// Whether a signal terminates the program at once, not only while it waits for keys.
  private var endsAtOnce = false
  /// The signals that arrived while output was written.
  private var missed: [Int32] = []

  /// The signals that terminate the program.
  private static let ends = [SIGINT, SIGTERM, SIGHUP]

  /// Hides the cursor, and sets bracketed paste and no wrapping (xterm's DEC private modes 25, 2004 and 7).
  ///
  /// A terminal may count more columns for an emoji than we do. If its line wrapped, everything below would
  /// be painted in the wrong row.
  private static let greeting = "\u{1B}[?25l\u{1B}[?2004h" + noWrapping
  /// Erases the menu, and resets colors and modes.
  private static let farewell =
    ScreenWriter.erasure + "\u{1B}[0m" + wrapping + "\u{1B}[?2004l\u{1B}[?25h"

  private static let wrapping = "\u{1B}[?7h"
  private static let noWrapping = "\u{1B}[?7l"

  /// Finds the terminal.
  ///
  /// - Parameter mustBeStandardInput: Whether standard input must be the same terminal.
  /// - Returns: `nil` if there is no such terminal.
  static func find(mustBeStandardInput: Bool) -> ControllingTerminal? {
    // tcgetsid(3) succeeds only for processes of the terminal's session.
    if mustBeStandardInput, tcgetsid(STDIN_FILENO) != getsid(0) { return nil }
    let descriptor = systemOpen("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    guard let modes = TerminalModes(of: descriptor), let signals = try? SignalPipe() else {
      _ = systemClose(descriptor)
      return nil
    }
    return ControllingTerminal(descriptor: descriptor, modes: modes, signals: signals)
  }

  private init(descriptor: Int32, modes: TerminalModes, signals: SignalPipe) {
    self.descriptor = descriptor
    self.modes = modes
    self.signals = signals
    output = OutputDescriptor(number: descriptor)
  }

  deinit {
    close()
    _ = systemClose(descriptor)
  }

  private(set) var size = WindowSize.usual
  var isBusy: Bool { !waiting.isEmpty }

  func show(_ text: String) {
    // If the window is closed, the next event reports it.
    try? output.write(text) { isOpen ? waitForOutput($0) : $0.waitForRoom() }
  }

  func interject(_ lines: String) {
    // Printed lines may wrap.
    let text = lines.substituting("\r\n", for: "\n")
    show(ScreenWriter.erasure + Self.wrapping + text + Self.noWrapping)
    if waiting.last != .disturbed { waiting.append(.disturbed) }
  }

  /// Waits until the terminal accepts more; meanwhile signals can terminate the program.
  private func waitForOutput(_ output: OutputDescriptor) -> Bool {
    var sources = [
      pollfd(fd: signals.reader.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output.number, events: Int16(POLLOUT), revents: 0),
    ]
    let count = poll(&sources, 2, patience)
    guard count > 0, sources[0].revents != 0 else { return count != 0 }
    for signal in signals.takeAll() {
      if Self.ends.contains(signal) { obey(signal) } else { missed.append(signal) }
    }
    return true
  }

  func open() {
    if isOpen { return }
    isOpen = true
    // In the background, tcdrain sends SIGTTOU (POSIX) and stops the program. Otherwise it would store the
    // modes of the foreground job as those to restore.
    while tcdrain(descriptor) != 0, errno == EINTR {}
    modes = TerminalModes(of: descriptor) ?? modes
    // In this order: the rescue handles signals that the pipe no longer catches.
    TerminalRescue.standBy(descriptor: descriptor, modes: modes, farewell: Self.farewell)
    signals.open(Self.ends + [SIGTSTP, SIGCONT, SIGWINCH])
    takeOver()
  }

  private func takeOver() {
    size = WindowSize(of: descriptor)
    modes.forMenu.apply(to: descriptor)
    show(Self.greeting)
  }

  func close() {
    guard isOpen else { return }
    // In the background, the terminal belongs to another job, and touching it would stop the program.
    if isInForeground {
      show(Self.farewell)
      modes.apply(to: descriptor)
    }
    isOpen = false
    endsAtOnce = false
    signals.close()
    TerminalRescue.standDown()
    // Signals that arrived meanwhile are not lost.
    for signal in signals.takeAll() where Self.ends.contains(signal) { raise(signal) }
  }

  private var isInForeground: Bool { tcgetpgrp(descriptor) == getpgrp() }

  func letSignalsEnd() {
    guard isOpen, !endsAtOnce else { return }
    endsAtOnce = true
    signals.close(Self.ends.contains)
    // Earlier signals that terminate the program do so now; the others wait.
    for signal in signals.takeAll() {
      if Self.ends.contains(signal) { obey(signal) } else { missed.append(signal) }
    }
  }

  func next() -> ScreenEvent {
    if endsAtOnce { signals.open(Self.ends) }
    endsAtOnce = false
    while true {
      // Signals take precedence over keys typed earlier.
      missed += signals.takeAll()
      while !missed.isEmpty { obey(missed.removeFirst()) }
      if let event = waiting.popLast() { return event }
      var sources = [
        pollfd(fd: signals.reader.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, 2, decoder.patience ?? -1)
      if count == 0 { add(decoder.giveUp()) }
      guard count > 0 else { continue }
      if sources[0].revents == 0, sources[1].revents != 0 { read() }
    }
  }

  private func read() {
    let input = InputDescriptor(number: descriptor)
    guard let count = try? input.read(into: &bytes), count > 0 else {
      // The window was closed. SIGHUP may come late, or only to the shell.
      if signals.catches(SIGHUP) { obey(SIGHUP) }
      waiting.append(.end)
      return
    }
    add(decoder.decode(bytes[..<count]))
  }

  private func add(_ keys: [Key]) {
    for key in keys {
      // Some terminals are set not to turn Ctrl-C into a signal.
      if key == .control("c") { obey(SIGINT) }
      waiting.insert(.key(key), at: 0)
    }
  }

  private func obey(_ signal: Int32) {
    switch signal {
    case SIGINT, SIGTERM, SIGHUP:
      // A frozen terminal must not keep the program from ending.
      patience = 100
      close()
      raise(signal)
      // Only reached if the signal is blocked.
      exit(128 + signal)
    case SIGTSTP:
      close()
      // The program stops here until it is continued.
      raise(signal)
      open()
      waiting.append(.disturbed)
    case SIGCONT:
      // Another job may have changed the terminal's state. In the background, that job still has it, and
      // another signal follows later.
      guard isInForeground else { return }
      takeOver()
      waiting.append(.disturbed)
    default:
      size = WindowSize(of: descriptor)
      waiting.append(.disturbed)
    }
  }
}

// The methods above hide the system calls of the same names.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
private func systemClose(_ number: Int32) -> Int32 { close(number) }
