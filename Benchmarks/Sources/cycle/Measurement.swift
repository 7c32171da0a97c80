import AllocationCounter

/// What one action costs, on average over a run.
struct Measurement {
  var nanoseconds: Double
  /// Not a number where allocations cannot be counted.
  var allocations: Double

  /// Runs an action many times and divides.
  static func of(_ repetitions: Int, _ action: (Int) -> Void) -> Measurement {
    let before = allocation_count()
    let time = ContinuousClock().measure {
      for turn in 0..<repetitions { action(turn) }
    }
    let allocated = allocation_count() - before
    return Measurement(
      nanoseconds: time / .nanoseconds(repetitions),
      allocations: before < 0 ? .nan : Double(allocated) / Double(repetitions))
  }
}

extension [Double] {
  /// The number in the middle.
  var median: Double { sorted()[count / 2] }
}

/// What observers do: they add up what they see, so that nothing can be left out.
final class Tally {
  var sum = 0
}
