@testable import DeparturesBoard

/// Values for tests.
extension Stop {
  static let first = Stop(station: "First", time: "A time")
  static let second = Stop(station: "Second", time: "A time")
}
