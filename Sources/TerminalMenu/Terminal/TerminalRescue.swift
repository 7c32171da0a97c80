import Synchronization
import SystemCalls

/// What gives a terminal back as it was when a signal ends the program in the middle of a menu: because
/// it crashes, or while it waits for something else than keys.
///
/// Its handler does what is safe in one: it calls tcgetpgrp(3), tcsetattr(3), write(2), sigaction(2) and
/// raise(3) on memory that was filled in before.
enum TerminalRescue {
  private struct Kit {
    var descriptor: Int32
    var modes: termios
    var farewell: UnsafeMutableBufferPointer<UInt8>
    var before: UnsafeMutableBufferPointer<sigaction>
  }

  /// The signals of a crash.
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Every signal that ends a program unless it is caught, those of a crash first.
  ///
  /// The real-time signals do too (signal(7)). Of these, the C library keeps the first few for its threads,
  /// and lets nobody catch them; SIGKILL nobody can catch.
  private static let signals: [Int32] = {
    var signals =
      crashes + [
        SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
        SIGVTALRM, SIGPROF, SIGSYS,
      ]
    #if os(Linux)
      // SIGSTKFLT has no name in Swift on every processor.
      signals += [16, SIGIO, SIGPWR] + Array(34...64)
    #endif
    return signals
  }()

  /// Where the handler finds what it works with while a menu is open, 0 otherwise.
  ///
  /// A handler can reach nothing but what is global, and of that only what needs no lock.
  private static let address = Atomic<UInt>(0)

  /// Stands by.
  ///
  /// - Parameters:
  ///   - descriptor: The number of the terminal.
  ///   - modes: The modes to give back to it.
  ///   - farewell: What to send to it at last.
  static func standBy(descriptor: Int32, modes: TerminalModes, farewell: String) {
    standDown()
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: farewell.utf8.count)
    _ = bytes.initialize(from: farewell.utf8)
    let before = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: signals.count)
    before.initialize(repeating: sigaction())
    let new = UnsafeMutablePointer<Kit>.allocate(capacity: 1)
    new.initialize(
      to: Kit(descriptor: descriptor, modes: modes.value, farewell: bytes, before: before))
    provideStack()
    address.store(UInt(bitPattern: new), ordering: .releasing)
    var action = sigaction(handler: { TerminalRescue.rescue($0) })
    // Another signal must not end the program before the terminal is given back.
    sigfillset(&action.sa_mask)
    action.sa_flags = SA_ONSTACK
    // A call for each signal, and hardly ever a second one: they are many, and a start has to be fast.
    for (index, number) in signals.enumerated() {
      // What the C library keeps for itself stays as it is.
      guard sigaction(number, &action, &before[index]) == 0 else { continue }
      // What whoever started the program has it ignore stays ignored.
      if before[index].isIgnored { sigaction(number, &before[index], nil) }
    }
  }

  /// Gives the handler a stack of its own where there is none yet: one that has overflowed has no room for it.
  private static func provideStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    // Many times what the frame of a signal takes (sysconf, _SC_MINSIGSTKSZ). It is never given back, as the
    // thread may need it to its end.
    let size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    (stack.ss_size, stack.ss_flags) = (size, 0)
    sigaltstack(&stack, nil)
  }

  /// Is no longer needed: each signal does again what it did before.
  static func standDown() {
    guard let old = takeKit() else { return }
    for (index, number) in signals.enumerated() {
      sigaction(number, &old.pointee.before[index], nil)
    }
    old.pointee.farewell.deallocate()
    old.pointee.before.deallocate()
    old.deallocate()
  }

  /// The handler.
  ///
  /// The action from before gets a crash afterwards, so that it is still one. What else ends a program does
  /// so at once: to Swift's own handler Ctrl-\ is a crash too, after which the program would go on.
  private static func rescue(_ number: Int32) {
    signal(number, SIG_DFL)
    if let kit = takeKit() {
      // In the background the terminal is somebody else's.
      if tcgetpgrp(kit.pointee.descriptor) == getpgrp() {
        _ = write(
          kit.pointee.descriptor, kit.pointee.farewell.baseAddress, kit.pointee.farewell.count)
        tcsetattr(kit.pointee.descriptor, TCSANOW, &kit.pointee.modes)
      }
      // The crashes come first among the signals.
      for index in 0..<crashes.count where crashes[index] == number {
        sigaction(number, &kit.pointee.before[index], nil)
      }
    }
    raise(number)
  }

  private static func takeKit() -> UnsafeMutablePointer<Kit>? {
    // The number is that of a pointer that standBy made, and nobody has taken it before.
    UnsafeMutablePointer(bitPattern: address.exchange(0, ordering: .acquiring))
  }
}
