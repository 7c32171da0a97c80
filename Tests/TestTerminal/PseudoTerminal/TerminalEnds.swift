import SystemCalls

/// The two open ends of a pseudo-terminal.
package struct TerminalEnds {
  /// The end of the test: keys in, output out.
  package let window: Int32
  /// The end of the program.
  package let side: Int32
  package let path: String

  package init() throws(SystemFailure) {
    self = try SystemFailure.lock.withLock { _ throws(SystemFailure) in
      var (window, side): (Int32, Int32) = (-1, -1)
      // openpty(3) fills both. The name, the modes and the size are optional.
      guard openpty(&window, &side, nil, nil, nil) == 0 else { throw SystemFailure("openpty") }
      for descriptor in [window, side] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      // Sending keys that are not read must not block.
      _ = fcntl(window, F_SETFL, O_NONBLOCK)
      return try TerminalEnds(window: window, side: side)
    }
  }

  private init(window: Int32, side: Int32) throws(SystemFailure) {
    // Names on Linux look like /dev/pts/12345; ttyname_r(3) respects the size of the buffer.
    var name = [CChar](repeating: 0, count: 128)
    let failed = ttyname_r(side, &name, name.count)
    guard failed == 0 else {
      close(window)
      close(side)
      throw SystemFailure("ttyname_r", failed)
    }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    (self.window, self.side, path) = (window, side, String(decoding: bytes, as: UTF8.self))
  }
}
