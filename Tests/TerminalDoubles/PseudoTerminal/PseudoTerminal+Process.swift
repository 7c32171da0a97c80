#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process in the terminal.
extension PseudoTerminal {
  /// The process that was started last, or -1.
  var process: pid_t { spawned?.id ?? -1 }

  /// How long the process has been at work on processors, while it runs.
  var processorTime: Duration? { spawned?.processorTime }

  /// How many bytes of memory the process took at most, once it has ended.
  ///
  /// Linux has a process begin with what its starter took, so this is no less than that.
  var peakMemory: Int? { spawned?.peakMemory }

  /// When the process was seen to have ended.
  var end: ContinuousClock.Instant? { spawned?.end }

  /// Sends the process a signal, if it has not ended.
  func signal(_ number: Int32) { spawned?.signal(number) }

  /// Waits for the end, and kills what takes longer.
  ///
  /// What the process writes is received meanwhile.
  ///
  /// - Returns: The status, as a shell has it: 128 and the number of the signal that ended it. `nil` when
  ///   it had to be killed, or was never started.
  func wait(milliseconds: Int) -> Int32? {
    let begin = ContinuousClock.now
    while let spawned {
      if let status = spawned.status {
        while take(within: 0) {}
        return status
      }
      let now = ContinuousClock.now
      if now - begin > .milliseconds(milliseconds) { break }
      // Most end at once, and the moment counts where time is measured.
      let isEager = now - begin < .milliseconds(10)
      if !take(within: isEager ? 0 : 1), isEager { sched_yield() }
    }
    spawned?.kill()
    return nil
  }

  /// Waits until the process is stopped, as by Ctrl-Z.
  ///
  /// - Returns: Whether it was, within the time.
  func waitUntilStopped(milliseconds: Int) -> Bool {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while let spawned, spawned.status == nil, ContinuousClock.now < deadline {
      if spawned.isNewlyStopped { return true }
      take(within: 1)
    }
    return false
  }
}
