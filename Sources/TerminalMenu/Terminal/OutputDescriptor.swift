import SystemCalls

/// An open file, pipe or terminal to write to.
struct OutputDescriptor {
  let number: Int32

  static let standardOutput = OutputDescriptor(number: STDOUT_FILENO)
  static let standardError = OutputDescriptor(number: STDERR_FILENO)

  /// Whether somebody sees what is written.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes a text in full.
  ///
  /// - Parameter wait: Waits while nothing more is taken, and returns whether to go on; usually for as
  ///   long as it takes.
  /// - Throws: `SystemError` when the system takes no more.
  func write(
    _ text: String, wait: (OutputDescriptor) -> Bool = { $0.waitForRoom() }
  ) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // write(2) reads at most as many bytes as the slice has, and keeps no pointer to it.
      let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The descriptor is non-blocking, maybe by somebody else's doing; wait instead of spinning.
        guard wait(self) else { return }
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Waits until more is taken, however long that is.
  func waitForRoom() -> Bool {
    var waiting = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&waiting, 1, -1)
    return true
  }
}

/// The system call, which the method above hides by its name.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}
