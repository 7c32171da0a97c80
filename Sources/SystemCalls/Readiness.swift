/// Waits with select(2) until a descriptor can be read or written, or is at its end.
///
/// A signal does not end the wait. On macOS, poll(2) cannot wait for a terminal.
///
/// - Parameters:
///   - sources: The descriptors to read from.
///   - sinks: The descriptors to write to.
///   - deadline: The ``monotonicTime()`` at which to give up, or `nil` for none; an earlier one only looks.
/// - Returns: The ready descriptors, none after the deadline.
package func waitUntilReady(
  reading sources: [Int32], writing sinks: [Int32] = [], until deadline: Duration? = nil
) -> [Int32] {
  let all = sources + sinks
  guard canWait(for: all) else { return all }
  while true {
    var (readable, writable, none) = (fd_set(), fd_set(), fd_set())
    for source in sources { readable.insert(source) }
    for sink in sinks { writable.insert(sink) }
    var limit = timeval()
    if let deadline {
      let left = max(.zero, deadline - monotonicTime()).components
      limit.tv_sec = numericCast(left.seconds)
      limit.tv_usec = numericCast(left.attoseconds / 1_000_000_000_000)
    }
    let count = withUnsafeMutablePointer(to: &limit) {
      select((all.max() ?? -1) + 1, &readable, &writable, &none, deadline == nil ? nil : $0)
    }
    if count >= 0 { return sources.filter(readable.contains) + sinks.filter(writable.contains) }
    // Reading or writing reports what is wrong with a descriptor.
    if errno != EINTR { return all }
  }
}

/// Returns whether `waitUntilReady` can wait for these descriptors.
package func canWait(for descriptors: [Int32]) -> Bool {
  // FD_SETSIZE: a set has a bit for each number below it, and no room for others.
  descriptors.allSatisfy((0..<Int32(MemoryLayout<fd_set>.size * 8)).contains)
}

// FD_SET and FD_ISSET are macros, which Swift does not import. On little-endian machines, which are all that
// Swift supports here, the bits of a set are numbered from the lowest of its first byte, whatever its words are.
extension fd_set {
  fileprivate mutating func insert(_ number: Int32) {
    withUnsafeMutableBytes(of: &self) { $0[Int(number) / 8] |= 1 << UInt8(number % 8) }
  }

  fileprivate func contains(_ number: Int32) -> Bool {
    withUnsafeBytes(of: self) { $0[Int(number) / 8] & 1 << UInt8(number % 8) != 0 }
  }
}
