import Foundation

struct Boat: Equatable {
  var name: String
  var seats: Int
}

/// Where boats come from, such as a server.
protocol BoatsStore {
  func fetchBoats(completion: @escaping ([Boat]) -> Void)
}

/// The boats of a harbor that needs no server.
final class FixedBoatsStore: BoatsStore {
  func fetchBoats(completion: @escaping ([Boat]) -> Void) {
    completion([Boat(name: "Heron", seats: 2), Boat(name: "Walrus", seats: 6)])
  }
}
