import IceCreamDomain
import Seeds
import Testing

/// The stores that have to behave alike.
enum StoreKind: CaseIterable {
  case memory
  case file

  /// Runs something with an empty store.
  func withStore(_ body: (any IceCreamStore) throws -> Void) throws {
    switch self {
    case .memory: try body(InMemoryIceCreamStore())
    case .file:
      try withFolder { folder in try body(FileIceCreamStore(path: folder + "/book.jsonl")) }
    }
  }

  /// Runs something with a store that has an ice cream, whatever its identifier.
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

extension SavedIceCream {
  /// An ice cream made some seconds after the one of the seeds, with the identifier that goes with it.
  static func made(
    _ seconds: Int, cone: String = "Paper cup", flavor: String = "Vanilla",
    topping: String = "Cherry"
  ) -> SavedIceCream {
    let madeAt = Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 + seconds)
    return SavedIceCream(
      id: IceCreamID.text(at: madeAt), madeAt: madeAt, cone: cone, flavor: flavor, topping: topping)
  }
}

extension IceCreamPage {
  /// The page without its end, whose position each store has in numbers of its own.
  var withoutEnd: IceCreamPage {
    IceCreamPage(iceCreams: iceCreams, hasMore: hasMore, notes: notes)
  }
}

extension IceCreamStore {
  /// Saves some ice creams, and returns them as they are kept.
  @discardableResult
  func save(all iceCreams: [SavedIceCream]) throws -> [SavedIceCream] {
    try iceCreams.map { try save($0).iceCream }
  }

  /// Reads page after page until there are no more.
  func pages(_ query: IceCreamQuery) throws -> [SavedIceCream] {
    var query = query
    var all: [SavedIceCream] = []
    while true {
      let page = try fetch(query)
      all += page.iceCreams
      guard page.hasMore, let end = page.end else { return all }
      query.after = end
    }
  }

  /// Reads a page, to be compared with one that another store has elsewhere.
  func page(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    try fetch(query).withoutEnd
  }

  /// Returns what is wrong when something is looked for, or `nil` where it is found.
  func problem(finding id: String) -> IceCreamStoreError.Problem? {
    problem { _ = try find(id) }
  }

  /// Returns what is wrong when something is done, or `nil` where it works.
  func problem(
    _ body: () throws -> Void
  ) -> IceCreamStoreError.Problem? {
    do {
      try body()
    } catch let error as IceCreamStoreError where error.place == place {
      return error.problem
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }
}
