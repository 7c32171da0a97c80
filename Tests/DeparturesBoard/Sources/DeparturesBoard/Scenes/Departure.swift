/// A departure.
nonisolated struct Departure: Equatable, Sendable {
  /// The train.
  var train: String
  /// The destination.
  var destination: String
  /// The time.
  var time: String
  /// The platform.
  var platform: Int
  /// Whether it is canceled.
  var isCanceled: Bool
  /// The stops.
  var stops: [Stop]
}
