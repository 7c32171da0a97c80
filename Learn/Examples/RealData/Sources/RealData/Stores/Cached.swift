/// Keeps a fetched value for a time, and fetches it once for all who wait.
actor Cached<Value: Sendable, Failure: Error> {
  private let lifetime: Duration
  private let now: @Sendable () -> ContinuousClock.Instant
  private let fetch: @Sendable () async -> Result<Value, Failure>
  private var kept: (value: Value, end: ContinuousClock.Instant)?
  private var fetching: Task<Result<Value, Failure>, Never>?

  init(
    for lifetime: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    fetch: @escaping @Sendable () async -> Result<Value, Failure>
  ) {
    (self.lifetime, self.now, self.fetch) = (lifetime, now, fetch)
  }

  /// Returns the value, which is fetched if it is too old, or if the caller wants a new one.
  func value(isNew: Bool = false) async throws(Failure) -> Value {
    if !isNew, let kept, now() < kept.end { return kept.value }
    // What the caller changed may be missing from a fetch that began before.
    let running = isNew ? nil : fetching
    let task = running ?? Task { [fetch] in await fetch() }
    fetching = task
    let result = await task.value
    if fetching == task {
      fetching = nil
      if case .success(let value) = result { kept = (value, now() + lifetime) }
    }
    return try result.get()
  }
}
