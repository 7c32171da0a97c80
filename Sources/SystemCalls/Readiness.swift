/// poll(2), or what a test puts in its place.
package typealias Poll = (UnsafeMutablePointer<pollfd>, nfds_t, Int32) -> Int32

/// Waits until a descriptor can be read or written, or is at its end.
///
/// On macOS, poll(2) cannot wait for a terminal, and reports POLLNVAL at once. Then select(2) waits.
///
/// - Parameters:
///   - sources: The descriptors to read from.
///   - sinks: The descriptors to write to.
///   - milliseconds: The time limit; a negative one is none.
///   - poll: The system call.
/// - Returns: The ready descriptors, none of them after a signal, or `nil` after the time limit.
package func waitUntilReady(
  reading sources: [Int32], writing sinks: [Int32] = [], milliseconds: Int32 = -1,
  poll: Poll = { systemPoll($0, $1, $2) }
) -> [Int32]? {
  var all =
    sources.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    + sinks.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
  let count = poll(&all, nfds_t(all.count), milliseconds)
  if count == 0 { return nil }
  if count < 0 { return [] }
  if all.contains(where: { $0.revents & Int16(POLLNVAL) != 0 }) {
    return select(all, milliseconds: milliseconds)
  }
  return all.filter { $0.revents != 0 }.map(\.fd)
}

/// Waits with select(2).
private func select(_ all: [pollfd], milliseconds: Int32) -> [Int32]? {
  // FD_SETSIZE: a set has a bit for each number below it, and no room for others.
  let numbers = 0..<Int32(MemoryLayout<fd_set>.size * 8)
  guard all.allSatisfy({ numbers.contains($0.fd) }) else {
    // Look again at intervals instead.
    usleep(10_000)
    let ready = all.filter { $0.events == Int16(POLLOUT) || waitingBytes($0.fd) != 0 }
    return ready.isEmpty && milliseconds >= 0 ? nil : ready.map(\.fd)
  }
  var (readable, writable, none) = (fd_set(), fd_set(), fd_set())
  for one in all {
    if one.events == Int16(POLLOUT) { writable.insert(one.fd) } else { readable.insert(one.fd) }
  }
  var limit = timeval()
  limit.tv_sec = numericCast(milliseconds / 1000)
  limit.tv_usec = numericCast(milliseconds % 1000 * 1000)
  let count = withUnsafeMutablePointer(to: &limit) {
    systemSelect(
      (all.map(\.fd).max() ?? -1) + 1, &readable, &writable, &none, milliseconds < 0 ? nil : $0)
  }
  if count == 0 { return nil }
  // Reading or writing reports what is wrong with a descriptor.
  if count < 0 { return errno == EINTR ? [] : all.map(\.fd) }
  return all.map(\.fd).filter { readable.contains($0) || writable.contains($0) }
}

/// Returns the number of bytes that can be read without waiting, or `nil` if the system cannot tell.
package func waitingBytes(_ descriptor: Int32) -> Int? {
  #if canImport(Darwin)
    // FIONREAD in <sys/filio.h>, which Swift does not import: _IOR('f', 127, int).
    let request: UInt = 0x4004_667F
  #else
    let request = FIONREAD
  #endif
  var count: Int32 = 0
  // The call fills in an int.
  return ioctl(descriptor, numericCast(request), &count) == 0 ? Int(count) : nil
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

// The functions and parameters above hide the system calls of the same names.
private func systemPoll(
  _ all: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ milliseconds: Int32
) -> Int32 {
  poll(all, count, milliseconds)
}

private func systemSelect(
  _ count: Int32, _ readable: inout fd_set, _ writable: inout fd_set, _ none: inout fd_set,
  _ limit: UnsafeMutablePointer<timeval>?
) -> Int32 {
  select(count, &readable, &writable, &none, limit)
}
