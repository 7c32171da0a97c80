import IceCreamDomain
import IceCreamFiles
import Seeds
import Testing

@testable import TestDoubles
@testable import TestSupport

/// The stores with the same behavior.
enum StoreKind: CaseIterable {
  case memory
  case file

  func store(in folder: Folder) -> any IceCreamStore {
    switch self {
    case .memory: InMemoryIceCreamStore()
    // A missing book is empty, as at the default location.
    case .file: FileIceCreamStore(path: folder.path + "/book.jsonl", makesFolders: true)
    }
  }

  /// Creates a store that has an ice cream with any identifier.
  func store(having iceCream: SavedIceCream, in folder: Folder) throws -> any IceCreamStore {
    switch self {
    case .memory: InMemoryIceCreamStore([iceCream])
    case .file:
      FileIceCreamStore(path: try folder.file("book.jsonl", TestedBook.lines(of: [iceCream])))
    }
  }
}

extension IceCreamStore {
  @discardableResult
  func save(all iceCreams: [SavedIceCream]) throws -> [SavedIceCream] {
    try iceCreams.map { try save($0) }
  }

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
