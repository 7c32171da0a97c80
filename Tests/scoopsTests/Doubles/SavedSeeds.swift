import IceCreamDomain
import Seeds

@testable import scoops

/// Ice creams for tests of the menus that show saved ones.
enum SavedSeeds {
  /// Returns a number of ice creams, made a minute apart, oldest first.
  static func iceCreams(_ count: Int) -> [SavedIceCream] {
    (0..<count).map { index in
      let madeAt = Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 + 60 * index)
      return SavedIceCream(
        id: IceCreamID.text(of: madeAt.secondsSince1970), madeAt: madeAt,
        cone: Seeds.iceCream.cones[index % 2], flavor: Seeds.iceCream.flavors[index % 3],
        topping: Seeds.iceCream.toppings[index / 2 % 2])
    }
  }

  /// The settings of a program that is started at a terminal.
  static func settings(_ arguments: String...) throws -> Settings { try settings(arguments) }

  /// The settings of a program that is started at a terminal.
  static func settings(_ arguments: [String]) throws -> Settings {
    let invocation = try Invocation(arguments)
    let variables = ["TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1", "SCOOPS_BOOK": "book"]
    return try Settings(
      invocation, environment: Environment { variables[$0] }, terminal: ScriptedTerminal(),
      times: .fixed)
  }
}

/// Returns the small catalog.
final class SeedCatalogWorker: CatalogWorker {
  func fetchIceCream() throws(CatalogError) -> IceCream { Seeds.iceCream }
}
