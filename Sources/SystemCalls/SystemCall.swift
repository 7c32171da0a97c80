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
    // Some file systems, such as those of a network, do not support it.
    if (try? retrying { fcntl(descriptor, F_FULLFSYNC) }) != nil { return }
  #endif
  _ = try retrying { fsync(descriptor) }
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
