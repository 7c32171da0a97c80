/// The error of a failed system call.
package struct SystemError: Error, Equatable {
  /// The value of `errno`.
  package var code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error of the last failed system call.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's description, such as `Permission denied`.
  package var reason: String {
    // POSIX: strerror returns a text for every number.
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// An open file, pipe or terminal.
package struct FileDescriptor {
  /// The file descriptor.
  package let number: Int32
  /// Whether reading waits for input; otherwise missing input is an error, `EAGAIN`.
  package var waits = true

  package static let standardInput = FileDescriptor(number: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  package static let standardError = FileDescriptor(number: STDERR_FILENO)

  package init(number: Int32, waits: Bool = true) {
    self.number = number
    self.waits = waits
  }

  /// Whether the descriptor refers to a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Whether the descriptor refers to a pipe or a socket, behind which another program can write to any terminal.
  package var isPipe: Bool {
    var status = stat()
    // fstat(2) fills in the structure, and keeps no pointer to it.
    guard fstat(number, &status) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// Reads available bytes, waiting for the first.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes.
  ///   - wait: Waits until there is input, or its end.
  /// - Returns: The bytes read, none at the end.
  /// - Throws: `SystemError` if reading fails.
  package func read(
    atMost limit: Int = 4096,
    wait: (FileDescriptor) -> Void = { _ = waitUntilReady(reading: [$0.number]) }
  ) throws(SystemError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: limit)
    while true {
      // read(2) writes at most as many bytes as the buffer has, and keeps no pointer to it.
      let count = buffer.withUnsafeMutableBytes {
        SystemCalls.read(number, $0.baseAddress, $0.count)
      }
      if count >= 0 { return Array(buffer[..<count]) }
      switch errno {
      case EINTR: continue
      case EAGAIN where waits:
        // Another process made the descriptor non-blocking; wait instead of spinning.
        wait(self)
      default: throw .last
      }
    }
  }

  /// Writes a text in full.
  ///
  /// - Parameter wait: Waits until the descriptor accepts more, and returns whether to continue.
  /// - Throws: `SystemError` if writing fails.
  package func write(
    _ text: String, wait: (FileDescriptor) -> Bool = { $0.waitForRoom() }
  ) throws(SystemError) {
    try write(Array(text.utf8), wait: wait)
  }

  /// Writes bytes in full.
  package func write(
    _ bytes: [UInt8], wait: (FileDescriptor) -> Bool = { $0.waitForRoom() }
  ) throws(SystemError) {
    var rest = bytes[...]
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

  /// Waits without limit until the descriptor accepts more, and returns `true`.
  package func waitForRoom() -> Bool { !waitUntilReady(reading: [], writing: [number]).isEmpty }
}
