import Synchronization
import SystemCalls

/// Restores the terminal when a signal terminates the program while a menu is open.
///
/// The signal may come from a crash, or arrive while the program does not wait for keys. The handler calls
/// only functions that are safe in one, on memory prepared in advance: tcgetpgrp(3), tcsetattr(3), write(2),
/// sigaction(2) and raise(3).
enum TerminalRescue {
  private struct Kit {
    var descriptor: Int32
    var modes: termios
    var farewell: UnsafeMutableBufferPointer<UInt8>
    /// The number of bytes at its beginning that move the cursor to the corner of the window.
    var homeCount: Int
    var before: UnsafeMutableBufferPointer<sigaction>
  }

  /// The signals that a crash sends.
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Every signal that terminates a program by default, those of a crash first.
  ///
  /// The real-time signals are included (signal(7)). The C library reserves the first few for its threads
  /// and refuses to catch them; SIGKILL cannot be caught.
  private static let signals: [Int32] = {
    var signals =
      crashes + [
        SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
        SIGVTALRM, SIGPROF, SIGSYS,
      ]
    #if canImport(Darwin)
      signals.append(SIGEMT)
    #else
      // 16 is SIGSTKFLT, which Swift does not import on every processor.
      signals += [16, SIGIO, SIGPWR] + Array(34...64)
    #endif
    return signals
  }()

  /// The address of the handler's data while a menu is open, otherwise 0.
  ///
  /// A handler can only use globals that need no lock.
  private static let address = Atomic<UInt>(0)
  /// Whether the menu covers the whole window, so that the farewell is written from its corner on.
  static let isCovering = Atomic<Bool>(false)
  /// ECMA-48 8.3.21, CUP.
  private static let home = Array("\u{1B}[H".utf8)

  /// Installs the handler, which writes a farewell to the terminal, and restores its modes.
  static func standBy(descriptor: Int32, modes: TerminalModes, farewell: String) {
    standDown()
    let text = home + farewell.utf8
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = bytes.initialize(from: text)
    let before = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: signals.count)
    before.initialize(repeating: sigaction())
    let new = UnsafeMutablePointer<Kit>.allocate(capacity: 1)
    new.initialize(
      to: Kit(
        descriptor: descriptor, modes: modes.value, farewell: bytes, homeCount: home.count,
        before: before))
    provideStack()
    address.store(UInt(bitPattern: new), ordering: .releasing)
    var action = sigaction(handler: { TerminalRescue.rescue($0) })
    // Another signal must not terminate the program before the terminal is restored.
    sigfillset(&action.sa_mask)
    action.sa_flags = SA_ONSTACK
    // One call for each signal, and rarely a second, to keep the start fast.
    for (index, number) in signals.enumerated() {
      // The C library refuses its own signals.
      guard sigaction(number, &action, &before[index]) == 0 else { continue }
      // A signal ignored by the parent process stays ignored.
      if before[index].isIgnored { sigaction(number, &before[index], nil) }
    }
  }

  /// Provides an alternate stack for the handler, because an overflowed one has no room.
  private static func provideStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    // Many times the size of a signal frame (sysconf, _SC_MINSIGSTKSZ). It is never freed, because the thread
    // may need it until it ends.
    let size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    // Systems differ in the type of the size.
    (stack.ss_size, stack.ss_flags) = (numericCast(size), 0)
    sigaltstack(&stack, nil)
  }

  /// Removes the handler and restores the previous signal actions.
  static func standDown() {
    guard let old = takeKit() else { return }
    for (index, number) in signals.enumerated() {
      sigaction(number, &old.pointee.before[index], nil)
    }
    old.pointee.farewell.deallocate()
    old.pointee.before.deallocate()
    old.deallocate()
  }

  /// Handles a signal.
  ///
  /// Restores the previous action of a crash, which then handles it. Any other signal terminates the program
  /// at once: Swift's own handler takes Ctrl-\ for a crash, and the program would continue after it.
  private static func rescue(_ number: Int32) {
    signal(number, SIG_DFL)
    if let kit = takeKit() {
      // In the background, the terminal belongs to another job.
      if tcgetpgrp(kit.pointee.descriptor) == getpgrp() {
        let skipped = isCovering.load(ordering: .acquiring) ? 0 : kit.pointee.homeCount
        _ = write(
          kit.pointee.descriptor, kit.pointee.farewell.baseAddress.map { $0 + skipped },
          kit.pointee.farewell.count - skipped)
        tcsetattr(kit.pointee.descriptor, TCSANOW, &kit.pointee.modes)
      }
      // The signals of a crash come first in the list.
      for index in 0..<crashes.count where crashes[index] == number {
        sigaction(number, &kit.pointee.before[index], nil)
      }
    }
    raise(number)
  }

  private static func takeKit() -> UnsafeMutablePointer<Kit>? {
    // standBy stored this pointer, and the exchange hands it out only once.
    UnsafeMutablePointer(bitPattern: address.exchange(0, ordering: .acquiring))
  }
}
