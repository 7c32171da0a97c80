import Synchronization
import SystemCalls

/// A pipe that signals come out of, so that one `poll` waits for them and for keys.
///
/// While it is open, the signals in it do nothing else.
final class SignalPipe {
  /// Where the numbers of the signals that came can be read, a byte each.
  let reader: InputDescriptor
  private let writer: Int32
  /// Where signals are read to; kept, so that a key takes no new memory.
  private var bytes = [UInt8](repeating: 0, count: 64)
  private var before: [(signal: Int32, action: sigaction)] = []

  /// Where the handler writes to.
  ///
  /// A handler can reach nothing but what is global.
  private static let target = Atomic<Int32>(-1)

  /// Makes a pipe that is not open yet.
  ///
  /// - Throws: `SystemError` when there are too many open files.
  init() throws(SystemError) {
    var ends: (Int32, Int32) = (-1, -1)
    // pipe(2) writes two numbers; the tuple has them one after the other.
    let result = withUnsafeMutableBytes(of: &ends) {
      pipe($0.bindMemory(to: Int32.self).baseAddress)
    }
    guard result == 0 else { throw .last }
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must not wait because the pipe is full: so many signals are as good as one.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reader = InputDescriptor(number: ends.0, waits: false)
    writer = ends.1
  }

  deinit {
    close()
    _ = systemClose(reader.number)
    _ = systemClose(writer)
  }

  /// Begins to catch signals.
  ///
  /// One that whoever started the program has it ignore stays ignored.
  func open(_ signals: [Int32]) {
    Self.target.store(writer, ordering: .relaxed)
    for number in signals where !catches(number) {
      var old = sigaction()
      var new = sigaction { number in
        let kept = errno
        var byte = UInt8(truncatingIfNeeded: number)
        // write(2) is one of the few calls that a handler may make (POSIX, 2.4.3).
        _ = write(SignalPipe.target.load(ordering: .relaxed), &byte, 1)
        errno = kept
      }
      // As signal(3) has it: what is interrupted goes on.
      new.sa_flags = SA_RESTART
      sigaction(number, &new, &old)
      // What whoever started the program has it ignore stays ignored.
      if old.isIgnored { sigaction(number, &old, nil) } else { before.append((number, old)) }
    }
  }

  /// Ends the catching: each signal does again what it did before.
  func close() { close { _ in true } }

  /// Ends the catching of some signals.
  func close(_ isMeant: (Int32) -> Bool) {
    for (number, var action) in before where isMeant(number) { sigaction(number, &action, nil) }
    before.removeAll { isMeant($0.signal) }
  }

  /// Whether a signal is caught, and not ignored.
  func catches(_ signal: Int32) -> Bool { before.contains { $0.signal == signal } }

  /// Reads the signals that came since the last time.
  func takeAll() -> [Int32] {
    guard let count = try? reader.read(into: &bytes) else { return [] }
    return bytes[..<count].map(Int32.init)
  }
}

// What a signal does. Systems differ in the name of the function in it, and in nothing else.
extension sigaction {
  /// Makes an action that calls a function, and has no flags.
  init(handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    #if canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #else
      __sigaction_u.__sa_handler = handler
    #endif
  }

  /// Whether the signal is ignored.
  var isIgnored: Bool {
    #if canImport(Glibc)
      let handler = __sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = __sa_handler.sa_handler
    #else
      let handler = __sigaction_u.__sa_handler
    #endif
    // SIG_IGN is no function but the number 1 in the place of one, on every system.
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}

private func systemClose(_ number: Int32) -> Int32 { close(number) }
