/// Returns the seconds that remain, as many as the clock says, and ends at zero.
func countDown<C: Clock<Duration>>(to end: C.Instant, on clock: C) -> AsyncStream<Int64> {
  AsyncStream { values in
    let task = Task {
      var next = clock.now
      while next < end, !Task.isCancelled {
        values.yield(next.duration(to: end).components.seconds)
        try? await clock.sleep(until: next.advanced(by: .seconds(1)), tolerance: nil)
        next = clock.now
      }
      values.yield(0)
      values.finish()
    }
    values.onTermination = { _ in task.cancel() }
  }
}
