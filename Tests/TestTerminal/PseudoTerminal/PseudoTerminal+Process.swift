import SystemCalls

// The process in the terminal.
extension PseudoTerminal {
  /// The identifier of the latest process, or -1.
  public var process: pid_t { spawned?.id ?? -1 }

  /// Whether the process waits: for input, a time or another process.
  public var isWaiting: Bool { spawned?.isWaiting ?? false }

  /// The processor time of the latest process.
  public var processorTime: Duration? { spawned?.processorTime }

  /// The time at which the process was found to have ended.
  public var end: ContinuousClock.Instant? { spawned?.end }

  /// Sends the latest process a signal.
  public func signal(_ number: Int32) { spawned?.signal(number) }

  /// Waits for the process to end, and kills it after a timeout.
  ///
  /// Output is received meanwhile.
  ///
  /// - Returns: The status like in a shell, which is 128 plus the signal for a terminated process; `nil` if
  ///   it had to be killed, or was never started.
  public func wait(milliseconds: Int = patience) -> Int32? {
    let begin = ContinuousClock.now
    while let spawned {
      if let status = spawned.status {
        while take(within: 0) {}
        return status
      }
      let now = ContinuousClock.now
      if now - begin > .milliseconds(milliseconds) { break }
      // Poll often at first: most processes end at once, and benchmarks measure the time.
      let isEager = now - begin < .milliseconds(10)
      if !take(within: isEager ? 0 : 1), isEager { sched_yield() }
    }
    spawned?.kill()
    return nil
  }

  /// Waits until the process is stopped, such as by Ctrl-Z, and returns whether it was in time.
  public func waitUntilStopped(milliseconds: Int = patience) -> Bool {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while let spawned, spawned.status == nil, ContinuousClock.now < deadline {
      if spawned.isNewlyStopped { return true }
      take(within: 1)
    }
    return false
  }
}
