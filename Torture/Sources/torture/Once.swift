import Books
import IceCreamDomain
import IceCreamFiles

/// Makes one change, or reads a book, and prints the result.
///
///     save FLAVOR SECONDS        an ice cream with this time
///     change ID FLAVOR SECONDS
///     delete ID …
///     undo                       the last change
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
        try store.update(iceCream(words[2], madeAt: words[3], id: words[1]), from: nil)
        print("done", words[1])
      case ("delete", 2...):
        try store.delete(words.dropFirst().map { try store.find($0) })
        print("done", words[1])
      case ("undo", 1):
        guard let change = try store.lastChange() else {
          throw IceCreamStoreError(store: store.name, problem: .missingChange)
        }
        try store.undo(change)
        print("done undone")
      default: throw Fault("unknown words: \(words)")
      }
    } catch let error as IceCreamStoreError {
      print("failed", error.problem)
    }
  }

  /// Writes a book with a line of each kind that one save, change or deletion writes.
  ///
  /// - Returns: The identifiers of four ice creams that were saved.
  static func writeSample(to path: String) throws -> [String] {
    let store = FileIceCreamStore(path: path)
    let saved = try ["a-9", "b-30", "c-0", "d-9"].enumerated().map { number, flavor in
      try store.save(
        .tortured(flavor: flavor, at: Timestamp(secondsSince1970: 1_700_000_000 + number)))
    }
    try store.update(
      .tortured(flavor: "changed-30", at: saved[0].madeAt, id: saved[0].id), from: saved[0])
    try store.delete([saved[3]])
    return saved.map(\.id)
  }

  /// Prints the ice creams of a book and its notes, and can change it after that.
  static func read(_ path: String, changes: Bool) throws {
    let store = FileIceCreamStore(path: path, makesFolders: true)
    do {
      let page = try store.agreedPage()
      for iceCream in page.iceCreams {
        print(
          "ice-cream", iceCream.id, iceCream.names.flavor, iceCream.madeAt.iso8601,
          iceCream.isWhole ? "whole" : "changed")
      }
      for note in page.notes { print("note", note) }
      guard changes else { return }
      try store.checkChanges(to: path)
      print("changed as well")
    } catch let error as IceCreamStoreError {
      print("failed", error.problem)
    }
  }

  private func iceCream(
    _ flavor: String, madeAt seconds: String, id: String? = nil
  ) throws -> SavedIceCream {
    guard let seconds = Int(seconds) else { throw Fault("not a number: \(seconds)") }
    return .tortured(flavor: flavor, at: Timestamp(secondsSince1970: seconds), id: id)
  }
}
