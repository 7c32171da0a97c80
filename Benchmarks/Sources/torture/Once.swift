import IceCreamDomain
import IceCreamFiles

/// Makes one change or reads a book, and prints the result.
///
///     save FLAVOR SECONDS        an ice cream with this time
///     change ID FLAVOR SECONDS
///     delete ID
///     undo ID FLAVOR SECONDS     restores it if its deletion is the last change
///
/// It prints `done ID` or `failed PROBLEM`.
struct Once {
  private let store: FileIceCreamStore

  init(path: String, makesFolders: Bool) {
    store = FileIceCreamStore(path: path, makesFolders: makesFolders)
  }

  func run(_ words: [String]) throws {
    do {
      switch (words.first, words.count) {
      case ("save", 3):
        print("done", try store.save(iceCream(words[1], madeAt: words[2])).id)
      case ("change", 4):
        try store.update(iceCream(words[2], madeAt: words[3], id: words[1]))
        print("done", words[1])
      case ("delete", 2):
        try store.delete(words[1])
        print("done", words[1])
      case ("undo", 4):
        guard let change = try store.lastChange(),
          try change.action == .deleted([iceCream(words[2], madeAt: words[3], id: words[1])])
        else { throw IceCreamStoreError(store: store.name, problem: .missingChange) }
        try store.undo(change)
        print("done", words[1])
      default: throw Failure("unknown words: \(words)")
      }
    } catch let error as IceCreamStoreError {
      print("failed", error.problem)
    }
  }

  /// Prints the ice creams of a book and its notes, and can save one more.
  func read(saves: Bool) {
    do throws(IceCreamStoreError) {
      let page = try store.page()
      for iceCream in page.iceCreams {
        print(
          "ice-cream", iceCream.id, iceCream.flavor, iceCream.madeAt.iso8601,
          iceCream.isWhole ? "whole" : "changed")
      }
      for note in page.notes { print("note", note) }
      guard saves else { return }
      let saved = try store.save(.tortured(flavor: "after-9", at: .now))
      let later = try store.page()
      let isRight = later.iceCreams == page.iceCreams + [saved]
      print(isRight ? "saved" : "after a save: \(later.iceCreams)")
    } catch {
      print("failed", error.problem)
    }
  }

  private func iceCream(
    _ flavor: String, madeAt seconds: String, id: String? = nil
  ) throws -> SavedIceCream {
    guard let seconds = Int(seconds) else { throw Failure("not a number: \(seconds)") }
    var iceCream = SavedIceCream.tortured(
      flavor: flavor, at: Timestamp(secondsSince1970: seconds))
    if let id { iceCream.id = id }
    return iceCream
  }
}
