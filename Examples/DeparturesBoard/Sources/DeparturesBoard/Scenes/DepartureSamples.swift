/// Samples for tests and previews.
nonisolated extension Departure {
  static let first = Departure(
    train: "First",
    destination: "A destination",
    time: "A time",
    platform: 4,
    isCanceled: true,
    stops: [.first, .second]
  )
  static let second = Departure(
    train: "Second",
    destination: "A destination",
    time: "A time",
    platform: 5,
    isCanceled: false,
    stops: [.first, .second]
  )
}
