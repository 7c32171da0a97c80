import SystemCalls

/// An open file, pipe or terminal to write to.
struct OutputDescriptor {
  let number: Int32

  static let standardOutput = OutputDescriptor(number: STDOUT_FILENO)
  static let standardError = OutputDescriptor(number: STDERR_FILENO)

  /// Whether the descriptor refers to a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes a text in full.
  ///
  /// - Parameter wait: Waits until the descriptor accepts more, and returns whether to continue. By
  ///   default, it waits without limit.
  /// - Throws: `SystemError` if writing fails.
  func write(
    _ text: String, wait: (OutputDescriptor) -> Bool = { $0.waitForRoom() }
  ) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // write(2) reads at most as many bytes as the slice has, and keeps no pointer to it.
      let count = rest.withUnsafeBytes { SystemCalls.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The descriptor is non-blocking, perhaps set by another process; wait instead of spinning.
        guard wait(self) else { return }
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Waits without limit until the descriptor accepts more.
  func waitForRoom() -> Bool {
    _ = waitUntilReady(reading: [], writing: [number])
    return true
  }
}
