import AllocationCounter

/// The average cost of one action in a run.
struct Measurement {
  var nanoseconds: Double
  /// Not a number if allocations cannot be counted.
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
  /// The median.
  var median: Double { sorted()[count / 2] }
}

/// Adds up what observers see, so the optimizer can leave nothing out.
final class Tally {
  var sum = 0
}
