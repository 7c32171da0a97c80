import IceCreamDomain
import IceCreamFiles
import Seeds

@testable import TerminalDoubles
@testable import scoops

/// The saved ice creams that tests start with.
enum SavedIceCreams {
  /// Three from the small catalog, oldest first: `w930gn1`, `x930gn1` and `z930gn1`.
  static let three = [
    Seeds.savedIceCream,
    SavedIceCream(
      id: "x930gn1", madeAt: Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 + 1),
      cone: "Sugar cone", flavor: "Chocolate", topping: "Sprinkles"),
    SavedIceCream(
      id: "z930gn1", madeAt: Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 + 3),
      cone: "Sugar cone", flavor: "Vanilla", topping: "Cherry"),
  ]

  /// One whose flavor is not in the small catalog.
  static let old = SavedIceCream(
    id: Seeds.id, madeAt: Seeds.madeAt, cone: "Paper cup", flavor: "Rhubarb", topping: "Cherry")
}

extension Folder {
  /// Saves three ice creams at the default location, with this folder as the home folder.
  func saveThree() throws {
    let path = self.path + "/.local/share/scoops/icecreams.jsonl"
    let store = FileIceCreamStore(path: path, makesFolders: true)
    for iceCream in SavedIceCreams.three { _ = try store.save(iceCream) }
  }
}

extension InMemoryIceCreamStore {
  /// The contents of the store, oldest first, one line each.
  var lines: [String] {
    get throws {
      try fetch(IceCreamQuery(order: .oldest, count: 100)).iceCreams.map {
        "\($0.id) \($0.cone), \($0.flavor), \($0.topping)"
      }
    }
  }
}
