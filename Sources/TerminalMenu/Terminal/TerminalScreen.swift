import PlainText
import SystemCalls

/// The controlling terminal of the program's session, independent of the standard streams.
final class TerminalScreen: Screen {
  private let descriptor: Int32
  private let signals: SignalPipe
  /// The terminal's modes while no menu is open.
  private var modes: TerminalModes
  private var decoder: KeyDecoder
  /// Decides when the decoder gives up an incomplete key.
  private var patience = KeyPatience()
  /// The keys not yet returned.
  private var keys: ArraySlice<Key> = []
  /// Whether everything must be repainted before the next key.
  private var isDisturbed = false
  /// Whether input has ended.
  private var hasEnded = false
  private(set) var isOpen = false
  /// Whether the whole window is the menu's, and what other programs wrote is covered or scrolled away.
  private var isCovering = false {
    didSet { TerminalRescue.isCovering.store(isCovering, ordering: .releasing) }
  }
  /// When to give up a terminal that accepts no output, or `nil` while a window may be frozen for a while.
  private var outputLimit: Duration?
  /// The signals that arrived while output was written.
  private var missed: [Int32] = []
  /// Called after the terminal is restored, before a signal terminates the program, with the time at which it must.
  var willEnd: (_ limit: Duration) -> Void = { _ in }
  /// Whether the rest of a paste is being read before the terminal is restored.
  private var isFinishing = false

  /// No more is read while so many keys wait.
  private static let typedAheadLimit = 65_536

  /// The signals that terminate the program by default, except those of a crash, which `TerminalRescue` handles.
  ///
  /// The real-time signals are included (signal(7)). The C library reserves the first few for its threads
  /// and refuses to catch them; SIGKILL cannot be caught.
  private static let ends: [Int32] = {
    let ends = [
      SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF,
    ]
    #if canImport(Darwin)
      return ends
    #else
      // 16 is SIGSTKFLT, which Swift does not import on every processor.
      return ends + [16, SIGIO, SIGPWR] + Array(34...64)
    #endif
  }()

  /// Finds the terminal.
  ///
  /// - Parameters:
  ///   - mustBeStandardInput: Whether standard input must be the same terminal.
  ///   - escapeDelay: How many milliseconds the parts of a key may arrive apart.
  /// - Returns: `nil` if there is none.
  static func find(mustBeStandardInput: Bool, escapeDelay: Int32) -> TerminalScreen? {
    // tcgetsid(3) succeeds only for processes of the terminal's session.
    if mustBeStandardInput, tcgetsid(STDIN_FILENO) != getsid(0) { return nil }
    // Reading never waits. The flag belongs to this opening of the terminal, so no other process gets it; VMIN = 0
    // would not tell a closed window from a missing key.
    let descriptor = SystemCalls.open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    guard let modes = TerminalModes(of: descriptor), let signals = try? SignalPipe(),
      canWait(for: [descriptor, signals.reader.number])
    else {
      _ = SystemCalls.close(descriptor)
      return nil
    }
    return TerminalScreen(
      descriptor: descriptor, modes: modes, signals: signals,
      decoder: KeyDecoder(escapeDelay: escapeDelay))
  }

  private init(
    descriptor: Int32, modes: TerminalModes, signals: SignalPipe, decoder: KeyDecoder
  ) {
    self.decoder = decoder
    self.descriptor = descriptor
    self.modes = modes
    self.signals = signals
  }

  deinit {
    close()
    _ = SystemCalls.close(descriptor)
  }

  private(set) var size = WindowSize.usual
  var isBusy: Bool { hasEnded || isDisturbed || !keys.isEmpty }

  func show(_ text: String) {
    if isOpen, !isCovering { cover() }
    write(text)
  }

  private func write(_ text: String) {
    // If the window is closed, the next event reports it.
    try? FileDescriptor(number: descriptor).write(text) {
      isOpen
        ? waitForOutput()
        : !waitUntilReady(reading: [], writing: [$0.number], until: outputLimit).isEmpty
    }
  }

  func interject(_ lines: String) {
    // Printed lines may wrap.
    let text = lines.substituting("\r\n", for: "\n")
    // The text is visible until the menu is painted again.
    uncover()
    // Another program's line feed may have left the cursor in any column.
    write("\r" + text + ScreenModes.cursorSaving)
    isDisturbed = true
  }

  private func cover() {
    write(ScreenModes.covering(rows: size.rows))
    isCovering = true
  }

  private func uncover() {
    guard isCovering else { return }
    isCovering = false
    // A signal may end the program within a repaint.
    write(ScreenModes.plain + ScreenPainter.clearing + ScreenModes.uncovering)
  }

  /// Waits until the terminal accepts more; meanwhile signals and keys can terminate the program.
  private func waitForOutput() -> Bool {
    let ready = waitUntilReady(
      reading: [signals.reader.number] + (canRead ? [descriptor] : []), writing: [descriptor],
      until: outputLimit)
    if ready.contains(signals.reader.number) { endBySignals() }
    readTyped()
    return !ready.isEmpty
  }

  /// Obeys the signals that terminate the program; the others wait.
  private func endBySignals() {
    for signal in signals.takeAll() {
      if Self.ends.contains(signal) { obey(signal) } else { missed.append(signal) }
    }
  }

  // In the background, reading would stop the program.
  private var canRead: Bool { isInForeground && !hasEnded }

  /// Reads the keys that have arrived, and the rest of an incomplete one or of a paste until a moment.
  private func readTyped(until limit: Duration = .zero) {
    var left = 1_048_576
    while left > 0, canRead {
      let pause = monotonicTime() + .milliseconds(min(500, decoder.patience ?? 0))
      let ready = waitUntilReady(reading: [descriptor], until: min(limit, pause))
      if ready.isEmpty { return }
      left -= read()
    }
  }

  func open() {
    if isOpen { return }
    isOpen = true
    // The size is read, and everything painted, in any case.
    missed = []
    // In the background, tcdrain sends SIGTTOU (POSIX) and stops the program. Otherwise it would store the
    // modes of the foreground job as those to restore.
    while tcdrain(descriptor) != 0, errno == EINTR {}
    modes = TerminalModes(of: descriptor) ?? modes
    decoder.signal = modes.signal
    TerminalRescue.standBy(descriptor: descriptor, modes: modes, farewell: ScreenModes.farewell)
    signals.open(Self.ends + [SIGTSTP, SIGCONT, SIGWINCH])
    takeOver()
  }

  private func takeOver() {
    size = WindowSize(of: descriptor)
    modes.forMenu.apply(to: descriptor)
    isCovering = false
    show(ScreenModes.greeting)
  }

  func close() {
    guard isOpen else { return }
    // In the background, the terminal belongs to another job, and touching it would stop the program.
    if isInForeground {
      uncover()
      write(ScreenModes.farewell)
      finishPaste()
      modes.apply(to: descriptor)
    }
    isOpen = false
    signals.close()
    TerminalRescue.standDown()
    // Signals that arrived meanwhile are not lost.
    missed += signals.takeAll()
    if missed.contains(where: Self.ends.contains) {
      // With the rest of a paste, a signal ends the program within a second.
      let limit = monotonicTime() + .milliseconds(100)
      outputLimit = limit
      willEnd(limit)
    }
    raiseEnds()
  }

  /// Terminates the program if a signal that does so has arrived.
  private func raiseEnds() {
    for end in missed.filter(Self.ends.contains) {
      // Swift's own handler takes Ctrl-\ for a crash, and the program would continue after it.
      signal(end, SIG_DFL)
      raise(end)
    }
  }

  /// Whether the terminal belongs to this job, and not to another one.
  var isInForeground: Bool { tcgetpgrp(descriptor) == getpgrp() }

  /// Reads the keys typed so far, and the rest of a paste, which a shell would take for commands.
  ///
  /// A paste that pauses for half a second, takes more than 0.8 or is longer than 1 MiB is not read to its end: a
  /// signal ends the program within a second.
  private func finishPaste() {
    guard !isFinishing else { return }
    isFinishing = true
    defer { isFinishing = false }
    readTyped(until: monotonicTime() + .milliseconds(800))
    if decoder.patience != nil { giveUp() }
  }

  func letSignalsEnd() {
    // What is done before the program ends may take long, too.
    guard isOpen else { return raiseEnds() }
    readTyped()
    endBySignals()
  }

  func next() -> ScreenEvent {
    while true {
      // Signals take precedence over keys, and so do the keys that send them.
      obeySignals()
      if keys.count < Self.typedAheadLimit { readTyped() }
      obeySignals()
      if let event = takeEvent() { return event }
      let ready = waitUntilReady(
        reading: [signals.reader.number, descriptor],
        until: patience.step.map { monotonicTime() + $0 })
      if ready.isEmpty, patience.isOverAfterStep() { giveUp() }
      // In the background, this stops the program.
      if ready == [descriptor] { read() }
    }
  }

  private func takeEvent() -> ScreenEvent? {
    if hasEnded {
      hasEnded = false
      return .end
    }
    if isDisturbed {
      isDisturbed = false
      return .disturbed
    }
    return keys.popFirst().map { .key($0) }
  }

  /// Reads keys, and returns the number of bytes.
  @discardableResult
  private func read() -> Int {
    do throws(SystemError) {
      let bytes = try FileDescriptor(number: descriptor, waits: false).read()
      if !bytes.isEmpty {
        let keys = decoder.decode(bytes)
        // Before a key sends a signal, which waits for the rest of a paste.
        patience.start(decoder.patience)
        add(keys)
        return bytes.count
      }
    } catch {
      // Another process was faster.
      if error.code == EAGAIN { return 0 }
    }
    // The window was closed. SIGHUP may come late, or only to the shell.
    if signals.catches(SIGHUP) { obey(SIGHUP) }
    hasEnded = true
    return 0
  }

  /// Decodes an incomplete key without its rest.
  private func giveUp() {
    patience.start(nil)
    add(decoder.giveUp())
  }

  private func add(_ keys: [Key]) {
    for key in keys {
      switch key {
      // kill(2): 0 is the group of this process. It is in the foreground, or it could not read keys. The terminal sends
      // a signal to it, too, outside of a menu.
      case .signal(let signal): kill(0, signal)
      // Some terminals are set to have no key for it.
      case .control("c"): kill(0, SIGINT)
      default: self.keys.append(key)
      }
    }
  }

  private func obeySignals() {
    missed += signals.takeAll()
    while !missed.isEmpty { obey(missed.removeFirst()) }
  }

  private func obey(_ signal: Int32) {
    switch signal {
    case _ where Self.ends.contains(signal):
      outputLimit = monotonicTime() + .milliseconds(100)
      // Closing raises it, before any that arrived later.
      missed.insert(signal, at: 0)
      close()
      // Only reached if the signal is blocked.
      exit(128 + signal)
    case SIGTSTP:
      close()
      // The program stops here until it is continued, unless it already is.
      if missed.last(where: [SIGTSTP, SIGCONT].contains) != SIGCONT { raise(signal) }
      open()
      isDisturbed = true
    case SIGCONT:
      // Another job may have changed the terminal's state. In the background, that job still has it, and
      // another signal follows later.
      guard isInForeground else { return }
      takeOver()
      isDisturbed = true
    default:
      size = WindowSize(of: descriptor)
      isDisturbed = true
    }
  }
}
