import PlainText
import SystemCalls

/// The terminal that the program's session belongs to, wherever the standard streams lead.
final class ControllingTerminal: Screen {
  private let descriptor: Int32
  private let output: OutputDescriptor
  private let signals: SignalPipe
  /// How the terminal is when no menu is open.
  private var modes: TerminalModes
  private var decoder = KeyDecoder()
  /// Where keys are read to; kept, so that they take no new memory.
  private var bytes = [UInt8](repeating: 0, count: 1024)
  /// What has happened and was not asked for yet, the oldest last.
  private var waiting: [ScreenEvent] = []
  private(set) var isOpen = false
  /// How many milliseconds to wait for a terminal that takes nothing; without an end while the menu is
  /// open, as a window may be frozen for a while.
  private var patience: Int32 = -1
  /// Whether a signal ends the program wherever it is, and not only while it waits for keys.
  private var endsAtOnce = false
  /// The signals that came while something was shown.
  private var missed: [Int32] = []

  /// The signals that end the program.
  private static let ends = [SIGINT, SIGTERM, SIGHUP]

  /// What the terminal is told at first: no cursor, marks around what is pasted, and no wrapping (xterm's
  /// DEC private modes 25, 2004 and 7).
  ///
  /// A terminal may count more columns for an emoji than we do. A line that wrapped would take two rows, and
  /// all below it would be painted in the wrong one.
  private static let greeting = "\u{1B}[?25l\u{1B}[?2004h" + noWrapping
  /// What the terminal is told at last: no more menu, no colour, and all modes as they were.
  private static let farewell =
    ScreenWriter.erasure + "\u{1B}[0m" + wrapping + "\u{1B}[?2004l\u{1B}[?25h"

  private static let wrapping = "\u{1B}[?7h"
  private static let noWrapping = "\u{1B}[?7l"

  /// Finds the terminal.
  ///
  /// - Parameter mustBeStandardInput: Whether it is of use only where standard input is the same one.
  /// - Returns: `nil` where the session has no terminal.
  static func find(mustBeStandardInput: Bool) -> ControllingTerminal? {
    // tcgetsid(3) knows a terminal's session only to processes of that session.
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
    // Where the window is gone, there is nobody left to tell; the next event says so.
    try? output.write(text) { isOpen ? waitForOutput($0) : $0.waitForRoom() }
  }

  func interject(_ lines: String) {
    // What stays is read to its end.
    let text = lines.substituting("\r\n", for: "\n")
    show(ScreenWriter.erasure + Self.wrapping + text + Self.noWrapping)
    if waiting.last != .disturbed { waiting.append(.disturbed) }
  }

  /// Waits until the terminal takes more, or a signal ends the program: a window may be frozen.
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
    // In the background, the program stands still here (POSIX has tcdrain send SIGTTOU), before it takes
    // the modes of whoever has the terminal now for the ones to give back.
    while tcdrain(descriptor) != 0, errno == EINTR {}
    modes = TerminalModes(of: descriptor) ?? modes
    // In this order: what the pipe does not catch any more is for the rescue.
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
    // In the background the terminal is somebody else's, and to touch it would stop the program.
    if isInForeground {
      show(Self.farewell)
      modes.apply(to: descriptor)
    }
    isOpen = false
    endsAtOnce = false
    signals.close()
    TerminalRescue.standDown()
    // What came in the last moment is not lost.
    for signal in signals.takeAll() where Self.ends.contains(signal) { raise(signal) }
  }

  private var isInForeground: Bool { tcgetpgrp(descriptor) == getpgrp() }

  func letSignalsEnd() {
    guard isOpen, !endsAtOnce else { return }
    endsAtOnce = true
    signals.close(Self.ends.contains)
    // What came before is obeyed now, or later where it does not end the program.
    for signal in signals.takeAll() {
      if Self.ends.contains(signal) { obey(signal) } else { missed.append(signal) }
    }
  }

  func next() -> ScreenEvent {
    if endsAtOnce { signals.open(Self.ends) }
    endsAtOnce = false
    while true {
      // Signals come before the keys that were typed first.
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
      // The window was closed. The signal that says so may come late, or not at all where the shell is
      // told first.
      if signals.catches(SIGHUP) { obey(SIGHUP) }
      waiting.append(.end)
      return
    }
    add(decoder.decode(bytes[..<count]))
  }

  private func add(_ keys: [Key]) {
    for key in keys {
      // Where the terminal does not make a signal of it.
      if key == .control("c") { obey(SIGINT) }
      waiting.insert(.key(key), at: 0)
    }
  }

  private func obey(_ signal: Int32) {
    switch signal {
    case SIGINT, SIGTERM, SIGHUP:
      // A terminal that takes no farewell keeps nobody from ending.
      patience = 100
      close()
      raise(signal)
      // Only a signal that is blocked comes back to here.
      exit(128 + signal)
    case SIGTSTP:
      close()
      // Here the program stands still, until somebody has it go on.
      raise(signal)
      open()
      waiting.append(.disturbed)
    case SIGCONT:
      // Whoever had the terminal meanwhile may have left it in another state. In the background they have
      // it still; to be brought back is another signal.
      guard isInForeground else { return }
      takeOver()
      waiting.append(.disturbed)
    default:
      size = WindowSize(of: descriptor)
      waiting.append(.disturbed)
    }
  }
}

// The system calls, which the methods above hide by their names.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
private func systemClose(_ number: Int32) -> Int32 { close(number) }
