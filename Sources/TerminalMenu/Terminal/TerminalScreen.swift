import PlainText
import SystemCalls

/// The controlling terminal of the program's session, independent of the standard streams.
final class TerminalScreen: Screen {
  private let descriptor: Int32
  private let signals: SignalPipe
  /// The terminal's modes while no menu is open.
  private var modes: TerminalModes
  private var decoder = KeyDecoder()
  /// The buffer for keys, reused to avoid allocations.
  private var bytes = [UInt8](repeating: 0, count: 1024)
  /// Events not yet returned, the oldest last.
  private var waiting: [ScreenEvent] = []
  private(set) var isOpen = false
  /// Whether the menu covers what other programs wrote.
  private var isCovering = false
  /// How many milliseconds to wait for a terminal that accepts no output.
  ///
  /// Unlimited while the menu is open, because a window may be frozen for a while.
  private var patience: Int32 = -1
  /// Whether a signal terminates the program at once, not only while it waits for keys.
  private var endsAtOnce = false
  /// The signals that arrived while output was written.
  private var missed: [Int32] = []
  /// Whether the rest of a paste is being read before the terminal is restored.
  private var isFinishing = false

  /// The signals that terminate the program.
  private static let ends = [SIGINT, SIGTERM, SIGHUP]

  /// Erases keys typed before, switches to the alternate screen (xterm's DEC private mode 1049), and sets no
  /// wrapping (mode 7).
  ///
  /// There, a menu leaves nothing behind in a window that is resized, and what is printed stays in the scrollback
  /// of the other screen. A terminal may count more columns for an emoji than we do. If its line wrapped,
  /// everything below would be painted in the wrong row.
  private static let covering = ScreenPainter.erasure + "\u{1B}[?1049h\u{1B}[H" + noWrapping
  private static let uncovering = "\u{1B}[?1049l"
  /// Saves the cursor's position (DECSC), which xterm restores even if the other screen is already shown.
  private static let cursorSaving = "\u{1B}7"

  /// Hides the cursor, and sets bracketed paste (xterm's DEC private modes 25 and 2004).
  private static let greeting = "\u{1B}[?25l\u{1B}[?2004h"
  /// Erases the menu, and resets colors and modes.
  private static let farewell =
    ScreenPainter.erasure + "\u{1B}[0m" + uncovering + wrapping + "\u{1B}[?2004l\u{1B}[?25h"

  private static let wrapping = "\u{1B}[?7h"
  private static let noWrapping = "\u{1B}[?7l"

  /// Finds the terminal, or returns `nil` if there is none, or if standard input must be the same one and is not.
  static func find(mustBeStandardInput: Bool) -> TerminalScreen? {
    // tcgetsid(3) succeeds only for processes of the terminal's session.
    if mustBeStandardInput, tcgetsid(STDIN_FILENO) != getsid(0) { return nil }
    let descriptor = SystemCalls.open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    guard let modes = TerminalModes(of: descriptor), let signals = try? SignalPipe(),
      canWait(for: [descriptor, signals.reader.number])
    else {
      _ = SystemCalls.close(descriptor)
      return nil
    }
    return TerminalScreen(descriptor: descriptor, modes: modes, signals: signals)
  }

  private init(descriptor: Int32, modes: TerminalModes, signals: SignalPipe) {
    self.descriptor = descriptor
    self.modes = modes
    self.signals = signals
  }

  deinit {
    close()
    _ = SystemCalls.close(descriptor)
  }

  private(set) var size = WindowSize.usual
  var isBusy: Bool { !waiting.isEmpty }

  func show(_ text: String) {
    let isUncovered = isOpen && !isCovering
    isCovering = isOpen
    write(isUncovered ? Self.covering + text : text)
  }

  private func write(_ text: String) {
    // If the window is closed, the next event reports it.
    try? FileDescriptor(number: descriptor).write(text) {
      isOpen ? waitForOutput() : $0.waitForRoom()
    }
  }

  func interject(_ lines: String) {
    // Printed lines may wrap.
    let text = lines.substituting("\r\n", for: "\n")
    if isCovering { write(ScreenPainter.erasure + Self.uncovering + Self.wrapping) }
    // The text is visible until the menu is painted again.
    isCovering = false
    // Another program's line feed may have left the cursor in any column.
    write("\r" + text + Self.cursorSaving)
    if waiting.last != .disturbed { waiting.append(.disturbed) }
  }

  /// Waits until the terminal accepts more; meanwhile signals and keys can terminate the program.
  private func waitForOutput() -> Bool {
    let ready = waitUntilReady(
      reading: [signals.reader.number] + (canRead ? [descriptor] : []), writing: [descriptor],
      milliseconds: patience)
    guard let ready else { return false }
    if ready.contains(signals.reader.number) { endBySignals() }
    readTyped()
    return true
  }

  /// Obeys the signals that terminate the program; the others wait.
  private func endBySignals() {
    for signal in signals.takeAll() {
      if Self.ends.contains(signal) { obey(signal) } else { missed.append(signal) }
    }
  }

  // In the background, reading would stop the program.
  private var canRead: Bool { isInForeground && !waiting.contains(.end) }

  /// Reads the keys that are there, so that those that send signals do.
  private func readTyped() {
    guard canRead, waitUntilReady(reading: [descriptor], milliseconds: 0) != nil else { return }
    read()
  }

  func open() {
    if isOpen { return }
    isOpen = true
    // In the background, tcdrain sends SIGTTOU (POSIX) and stops the program. Otherwise it would store the
    // modes of the foreground job as those to restore.
    while tcdrain(descriptor) != 0, errno == EINTR {}
    modes = TerminalModes(of: descriptor) ?? modes
    decoder.signal = modes.signal
    // In this order: the rescue handles signals that the pipe no longer catches.
    TerminalRescue.standBy(descriptor: descriptor, modes: modes, farewell: Self.farewell)
    signals.open(Self.ends + [SIGTSTP, SIGCONT, SIGWINCH])
    takeOver()
  }

  private func takeOver() {
    size = WindowSize(of: descriptor)
    modes.forMenu.apply(to: descriptor)
    isCovering = false
    show(Self.greeting)
  }

  func close() {
    guard isOpen else { return }
    // In the background, the terminal belongs to another job, and touching it would stop the program.
    if isInForeground {
      show(Self.farewell)
      finishPaste()
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

  /// Reads the keys typed so far, and the rest of a paste, which a shell would take for commands.
  ///
  /// A paste that pauses for half a second, takes more than five or is longer than 1 MiB is not read to its end.
  private func finishPaste() {
    guard !isFinishing else { return }
    isFinishing = true
    defer { isFinishing = false }
    let deadline = monotonicTime() + .seconds(5)
    var left = 1_048_576
    while canRead, left > 0, monotonicTime() < deadline {
      let patience = min(decoder.patience ?? 0, 500)
      guard waitUntilReady(reading: [descriptor], milliseconds: patience) != nil else { break }
      left -= read()
    }
    if decoder.patience != nil { add(decoder.giveUp()) }
  }

  func letSignalsEnd() {
    guard isOpen else { return }
    if !endsAtOnce {
      endsAtOnce = true
      signals.close(Self.ends.contains)
      // Earlier signals that terminate the program do so now.
      endBySignals()
    }
    readTyped()
  }

  func next() -> ScreenEvent {
    if endsAtOnce { signals.open(Self.ends) }
    endsAtOnce = false
    while true {
      // Signals take precedence over keys typed earlier.
      missed += signals.takeAll()
      while !missed.isEmpty { obey(missed.removeFirst()) }
      if let event = waiting.popLast() { return event }
      let ready = waitUntilReady(
        reading: [signals.reader.number, descriptor], milliseconds: decoder.patience ?? -1)
      guard let ready else {
        add(decoder.giveUp())
        continue
      }
      if ready == [descriptor] { read() }
    }
  }

  /// Reads keys, and returns the number of bytes.
  @discardableResult
  private func read() -> Int {
    guard let count = try? FileDescriptor(number: descriptor).read(into: &bytes), count > 0 else {
      // The window was closed. SIGHUP may come late, or only to the shell.
      if signals.catches(SIGHUP) { obey(SIGHUP) }
      waiting.append(.end)
      return 0
    }
    add(decoder.decode(bytes[..<count]))
    return count
  }

  private func add(_ keys: [Key]) {
    for key in keys {
      switch key {
      case .signal(let signal): send(signal)
      // Some terminals are set to have no key for it.
      case .control("c"): send(SIGINT)
      default: waiting.insert(.key(key), at: 0)
      }
    }
  }

  /// Sends a signal to the job, as the terminal does outside of a menu.
  private func send(_ signal: Int32) {
    // This signal ends the program here, and others where the terminal is restored.
    if signal == SIGQUIT || endsAtOnce { finishPaste() }
    // kill(2): 0 is the group of this process. It is in the foreground, or it could not read keys.
    kill(0, signal)
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
