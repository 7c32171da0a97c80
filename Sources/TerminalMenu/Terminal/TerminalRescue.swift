import Synchronization
import SystemCalls

/// Restores the terminal when a crash terminates the program while a menu is open.
///
/// Other signals wait until the program handles them, and prints what was made. The handler calls only functions that
/// are safe in one, on memory prepared in advance: tcgetpgrp(3), tcsetattr(3), write(2), sigaction(2) and raise(3).
enum TerminalRescue {
  private struct Kit {
    var descriptor: Int32
    var modes: termios
    var farewell: UnsafeMutableBufferPointer<UInt8>
    /// The number of bytes at its beginning that move the cursor to the corner of the window.
    var homeCount: Int
    var before: UnsafeMutableBufferPointer<sigaction>
  }

  /// The signals that a fault of the program sends, after which it cannot go on.
  private static let signals: [Int32] = {
    let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGXCPU]
    #if canImport(Darwin)
      return signals + [SIGEMT]
    #else
      return signals
    #endif
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
    for (index, number) in signals.enumerated() {
      sigaction(number, &action, &before[index])
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
  /// Restores the previous action, such as a crash report of Swift, which then handles it.
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
      for index in 0..<signals.count where signals[index] == number {
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
