import SystemCalls

/// Returns the processor time that the current thread needs for a task, in seconds.
///
/// Other threads and processes do not prolong it. Compare it only with that of a control in the same test, with a
/// wide margin: machines and builds differ.
func processorTime(of task: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    // clock_gettime(3) fills it, and cannot fail for this clock.
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
  let begin = now()
  try task()
  return now() - begin
}
