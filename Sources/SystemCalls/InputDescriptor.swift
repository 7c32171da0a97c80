/// The system's word on why something could not be done.
package struct SystemError: Error, Equatable {
  /// The number that the system calls leave in `errno`.
  package var code: Int32

  /// Makes an error from a number of `errno`.
  package init(code: Int32) {
    self.code = code
  }

  /// What the last system call that failed left behind.
  package static var last: SystemError { SystemError(code: errno) }

  /// The reason in the system's words, such as `Permission denied`.
  package var reason: String {
    // POSIX: strerror answers with a text for every number.
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// An open file, pipe or terminal to read from.
package struct InputDescriptor {
  /// The number by which the system knows it.
  package let number: Int32
  /// Whether to wait where there is nothing to read yet; otherwise that is an error, `EAGAIN`.
  package var waits = true

  /// Standard input.
  package static let standardInput = InputDescriptor(number: STDIN_FILENO)

  /// Makes a descriptor of what is open already.
  package init(number: Int32, waits: Bool = true) {
    self.number = number
    self.waits = waits
  }

  /// Whether somebody types on the other end.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Reads what there is, and waits where there is nothing yet.
  ///
  /// - Parameter buffer: Where the bytes go, from its beginning; its count is the most that is read.
  /// - Returns: How many bytes were read, 0 at the end.
  /// - Throws: `SystemError` when the system refuses.
  package func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      // read(2) writes at most as many bytes as the buffer has, and keeps no pointer to it.
      let count = buffer.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN where waits:
        // Somebody else made the descriptor non-blocking; wait instead of spinning.
        var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      default: throw .last
      }
    }
  }
}

/// The system call, which the method above hides by its name.
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, bytes, count)
}
