/// Repeats a system call while signals interrupt it, and returns its result.
///
/// - Throws: `SystemError` if the call returns a negative number for any other reason.
package func retrying<Result: BinaryInteger>(
  _ call: () -> Result
) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}

/// Flushes a file to the disk with fsync(2), or with `F_FULLFSYNC` on macOS, as its manual recommends.
package func synchronize(_ descriptor: Int32) throws(SystemError) {
  #if canImport(Darwin)
    try retrying({ fcntl(descriptor, F_FULLFSYNC) }, ifUnsupported: { fsync(descriptor) })
  #else
    _ = try retrying { fsync(descriptor) }
  #endif
}

/// Repeats a system call while signals interrupt it, or makes another one if the file does not support it.
///
/// - Throws: `SystemError` if the call fails for any other reason: the second one could hide it.
package func retrying(
  _ call: () -> Int32, ifUnsupported other: () -> Int32
) throws(SystemError) {
  do {
    _ = try retrying(call)
  } catch {
    // fcntl(2) and intro(2) of macOS: not for this file system, no such command, and not for this kind of file.
    guard [ENOTSUP, EOPNOTSUPP, EINVAL, ENOTTY].contains(error.code) else { throw error }
    _ = try retrying(other)
  }
}

/// Returns the time since an arbitrary moment in the past: clock_gettime(3).
///
/// `ContinuousClock` is part of Swift's concurrency, whose set-up would slow each start of a statically
/// linked program.
package func monotonicTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
