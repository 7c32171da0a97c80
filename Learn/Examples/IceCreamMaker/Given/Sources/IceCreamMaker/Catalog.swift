import Foundation

/// The steps of making an ice cream, in order.
enum Step: CaseIterable { case cone, flavor, topping }

/// What the shop offers.
struct Catalog: Decodable, Equatable {
  var cones, flavors, toppings: [String]

  func names(for step: Step) -> [String] {
    switch step {
    case .cone: cones
    case .flavor: flavors
    case .topping: toppings
    }
  }
}

extension Catalog {
  /// Reads the text of a JSON file.
  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(Catalog.self, from: Data(json))
  }
}
