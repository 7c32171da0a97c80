import Synchronization
import SystemCalls

/// Turns signals into bytes in a pipe; one `select` can then wait for signals and keys.
///
/// While the pipe is open, caught signals have no other effect.
final class SignalPipe {
  /// The end to read signal numbers from, one byte each.
  let reader: FileDescriptor
  private let writer: Int32
  private var before: [(signal: Int32, action: sigaction)] = []

  /// The descriptor that the handler writes to; global, because a handler has no context.
  private static let target = Atomic<Int32>(-1)

  /// Creates a pipe that catches no signals yet, or throws if too many files are open.
  init() throws(SystemError) {
    var ends: (Int32, Int32) = (-1, -1)
    // pipe(2) writes two numbers; the tuple is laid out like an array.
    let result = withUnsafeMutableBytes(of: &ends) {
      pipe($0.bindMemory(to: Int32.self).baseAddress)
    }
    guard result == 0 else { throw .last }
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must not block on a full pipe; the signals in it are enough.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reader = FileDescriptor(number: ends.0, waits: false)
    writer = ends.1
  }

  deinit {
    close()
    _ = SystemCalls.close(reader.number)
    _ = SystemCalls.close(writer)
  }

  /// Starts catching signals; those ignored by the parent process stay ignored.
  func open(_ signals: [Int32]) {
    Self.target.store(writer, ordering: .relaxed)
    for number in signals {
      var old = sigaction()
      var new = sigaction { number in
        let kept = errno
        var byte = UInt8(truncatingIfNeeded: number)
        // write(2) is one of the few calls that a handler may make (POSIX, 2.4.3).
        _ = write(SignalPipe.target.load(ordering: .relaxed), &byte, 1)
        errno = kept
      }
      // Like signal(3): interrupted calls resume.
      new.sa_flags = SA_RESTART
      // The C library refuses its own signals.
      guard sigaction(number, &new, &old) == 0 else { continue }
      // A signal ignored by the parent process stays ignored.
      if old.isIgnored { sigaction(number, &old, nil) } else { before.append((number, old)) }
    }
  }

  /// Stops catching signals, and restores their previous actions.
  func close() {
    for (number, var action) in before { sigaction(number, &action, nil) }
    before = []
  }

  /// Returns whether a signal is caught, not ignored.
  func catches(_ signal: Int32) -> Bool { before.contains { $0.signal == signal } }

  /// Reads the signals that arrived since the last call.
  func takeAll() -> [Int32] {
    ((try? reader.read()) ?? []).map(Int32.init)
  }
}

// Systems differ in the name of the member that holds the function.
extension sigaction {
  /// Creates an action that calls a function, without flags.
  init(handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #else
      __sa_handler.sa_handler = handler
    #endif
  }

  var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = __sigaction_handler.sa_handler
    #else
      let handler = __sa_handler.sa_handler
    #endif
    // SIG_IGN is not a function but the number 1, on every system.
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}
