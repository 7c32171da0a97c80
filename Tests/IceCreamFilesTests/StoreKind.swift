import IceCreamDomain
import IceCreamFiles
import Seeds
import Testing

/// The stores with the same behavior.
enum StoreKind: CaseIterable {
  case memory
  case file

  /// Calls a function with an empty store.
  func withStore(_ body: (any IceCreamStore) throws -> Void) throws {
    switch self {
    case .memory: try body(InMemoryIceCreamStore())
    case .file:
      try withFolder { folder in
        try  // A missing book is empty, as at the default location.
          body(FileIceCreamStore(path: folder + "/book.jsonl", makesFolders: true))
      }
    }
  }

  /// Calls a function with a store that has an ice cream with any identifier.
  func withStore(
    having iceCream: SavedIceCream, _ body: (any IceCreamStore) throws -> Void
  ) throws {
    switch self {
    case .memory: try body(InMemoryIceCreamStore([iceCream]))
    case .file:
      try TestedBook.with(TestedBook.lines(of: [iceCream])) { book throws in try body(book.store) }
    }
  }
}

extension IceCreamStore {
  /// Saves ice creams, and returns them with their identifiers.
  @discardableResult
  func save(all iceCreams: [SavedIceCream]) throws -> [SavedIceCream] {
    try iceCreams.map { try save($0) }
  }

  /// Reads all pages.
  func pages(_ query: IceCreamQuery) throws -> [SavedIceCream] {
    var query = query
    var all: [SavedIceCream] = []
    while true {
      let page = try fetch(query)
      all += page.iceCreams
      guard page.end < page.total else { return all }
      query.offset = page.end
    }
  }

  /// Returns the problem of a search; `nil` if it succeeds.
  func problem(finding id: String) -> IceCreamStoreError.Problem? {
    problem { _ = try find(id) }
  }

  /// Returns the problem of a call; `nil` if it succeeds.
  func problem(
    _ body: () throws -> Void
  ) -> IceCreamStoreError.Problem? {
    do {
      try body()
    } catch let error as IceCreamStoreError where error.store == name {
      return error.problem
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }
}
