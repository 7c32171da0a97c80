import IceCreamDomain
import IceCreamFiles
import Seeds

@testable import TestSupport
@testable import scoops

/// The saved ice creams that tests start with.
enum SavedIceCreams {
  /// Three from the small catalog, oldest first: `w930gn1`, `x930gn1` and `z930gn1`.
  static let three: [SavedIceCream] = [
    Seeds.savedIceCream,
    .made(1, cone: "Sugar cone", flavor: "Chocolate", topping: "Sprinkles"),
    .made(3, cone: "Sugar cone"),
  ]

  /// One whose flavor is not in the small catalog.
  static let old = SavedIceCream.made(0, flavor: "Rhubarb")

  /// Returns a number of ice creams, made a minute apart, oldest first.
  static func many(_ count: Int) -> [SavedIceCream] {
    (0..<count).map { index in
      .made(
        60 * index, cone: Seeds.iceCream.cones[index % 2],
        flavor: Seeds.iceCream.flavors[index % 3],
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

extension Folder {
  /// Saves three ice creams at the default location, with this folder as the home folder.
  func saveThree(in book: String = ".local/share/scoops/icecreams.jsonl") throws {
    let path = self.path + "/" + book
    let store = FileIceCreamStore(path: path, makesFolders: true)
    for iceCream in SavedIceCreams.three { _ = try store.save(iceCream) }
  }
}

extension InMemoryIceCreamStore {
  /// The contents of the store in the order of saving, one line each.
  var lines: [String] {
    get throws {
      try fetch(IceCreamQuery(order: nil, count: 100)).iceCreams.reversed().map {
        "\($0.id) \($0.names.cone), \($0.names.flavor), \($0.names.topping)"
      }
    }
  }
}
