/// Waits with select(2) until a descriptor can be read or written, or is at its end.
///
/// On macOS, poll(2) cannot wait for a terminal.
///
/// - Parameters:
///   - sources: The descriptors to read from.
///   - sinks: The descriptors to write to.
///   - milliseconds: The time limit; a negative one is none.
/// - Returns: The ready descriptors, none of them after a signal, or `nil` after the time limit.
package func waitUntilReady(
  reading sources: [Int32], writing sinks: [Int32] = [], milliseconds: Int32 = -1
) -> [Int32]? {
  let all = sources + sinks
  guard canWait(for: all) else { return all }
  var (readable, writable, none) = (fd_set(), fd_set(), fd_set())
  for source in sources { readable.insert(source) }
  for sink in sinks { writable.insert(sink) }
  var limit = timeval()
  limit.tv_sec = numericCast(milliseconds / 1000)
  limit.tv_usec = numericCast(milliseconds % 1000 * 1000)
  let count = withUnsafeMutablePointer(to: &limit) {
    select((all.max() ?? -1) + 1, &readable, &writable, &none, milliseconds < 0 ? nil : $0)
  }
  if count == 0 { return nil }
  // Reading or writing reports what is wrong with a descriptor.
  if count < 0 { return errno == EINTR ? [] : all }
  return sources.filter(readable.contains) + sinks.filter(writable.contains)
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
