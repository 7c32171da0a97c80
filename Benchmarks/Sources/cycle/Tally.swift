extension [Double] {
  /// The median.
  var median: Double { sorted()[count / 2] }
}

/// Adds up what observers see, so the optimizer can leave nothing out.
final class Tally {
  var sum = 0
}
