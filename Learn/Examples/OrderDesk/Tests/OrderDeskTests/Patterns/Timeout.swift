struct TimedOut: Error {}

/// Returns the answer, or cancels the work when time is up.
func answer<Value: Sendable>(
  within limit: Duration, on clock: any Clock<Duration> = ContinuousClock(),
  of work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await clock.sleep(for: limit)
      throw TimedOut()
    }
    defer { group.cancelAll() }
    guard let first = try await group.next() else { throw TimedOut() }
    return first
  }
}
