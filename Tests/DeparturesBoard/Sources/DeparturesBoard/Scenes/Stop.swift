/// A stop.
nonisolated struct Stop: Equatable, Sendable {
  /// The station.
  var station: String
  /// The time.
  var time: String
}
