/// Returns the seconds that remain, rounded up, so that each is shown for a second, and ends at zero.
func countDown<C: Clock<Duration>>(to end: C.Instant, on clock: C) -> AsyncStream<Int64> {
  AsyncStream { values in
    let task = Task {
      while !Task.isCancelled {
        let rest = clock.now.duration(to: end)
        if rest <= .zero { break }
        let seconds = Int64((rest / .seconds(1)).rounded(.up))
        values.yield(seconds)
        try? await clock.sleep(until: end.advanced(by: .seconds(1 - seconds)), tolerance: nil)
      }
      values.yield(0)
      values.finish()
    }
    values.onTermination = { _ in task.cancel() }
  }
}
