import IceCreamDomain
import IceCreamFiles
import Seeds

@testable import TerminalDoubles

/// The book that sessions in documents start with: two ice creams.
struct DocumentedBook {
  let folder: Folder
  let path: String

  init() throws {
    folder = try Folder()
    path = folder.path + "/icecreams.jsonl"
    let store = FileIceCreamStore(path: path)
    _ = try store.save(
      SavedIceCream(
        id: "v830gn1", madeAt: Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 - 33),
        cone: "Sugar cone", flavor: "Vanilla", topping: "Rainbow sprinkles"))
    _ = try store.save(Seeds.savedIceCream)
  }
}
