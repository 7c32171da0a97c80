import Foundation

/// An ice cream as JSON, in the words of the server.
///
/// Scenes never see it.
nonisolated struct IceCreamRecord: Codable {
  var ticket: Int
  var taste: String
  var extras: [String]?

  init(_ iceCream: IceCream) {
    (ticket, taste, extras) = (iceCream.id, iceCream.flavor, iceCream.toppings)
  }

  var iceCream: IceCream { IceCream(id: ticket, flavor: taste, toppings: extras ?? []) }

  /// Returns the fields that the server refuses: `{"fields": ["taste"]}`.
  static func fields(_ json: Data) throws(IceCreamStoreError) -> [IceCream.Field] {
    guard let problem = try? JSONDecoder().decode([String: [String]].self, from: json) else {
      throw .damaged
    }
    let fields: [String: IceCream.Field] = ["taste": .flavor, "extras": .toppings]
    return (problem["fields"] ?? []).compactMap { fields[$0] }
  }

  static func iceCreams(_ json: Data) throws(IceCreamStoreError) -> [IceCream] {
    do {
      return try JSONDecoder().decode([IceCreamRecord].self, from: json).map(\.iceCream)
    } catch {
      throw .damaged
    }
  }
}
