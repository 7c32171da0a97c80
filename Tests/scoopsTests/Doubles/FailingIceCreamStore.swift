import IceCreamDomain

/// A store whose first changes fail.
final class FailingIceCreamStore: IceCreamStore {
  let name = "book"
  private let store: InMemoryIceCreamStore
  private var failures: Int
  private let problem: IceCreamStoreError.Problem

  init(
    failures: Int, _ problem: IceCreamStoreError.Problem = .diskFull,
    iceCreams: [SavedIceCream] = []
  ) {
    self.failures = failures
    self.problem = problem
    store = InMemoryIceCreamStore(iceCreams, name: name)
  }

  func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    try fail()
    return try store.save(iceCream)
  }

  func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) -> Bool {
    try fail()
    return try store.update(iceCream, from: old)
  }

  func delete(_ iceCreams: [SavedIceCream]) throws(IceCreamStoreError) {
    try fail()
    try store.delete(iceCreams)
  }

  func undo(_ change: IceCreamChange) throws(IceCreamStoreError) {
    try fail()
    try store.undo(change)
  }

  func lastChange() throws(IceCreamStoreError) -> IceCreamChange? { try store.lastChange() }

  func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream { try store.find(id) }

  func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    try store.fetch(query)
  }

  private func fail() throws(IceCreamStoreError) {
    guard failures > 0 else { return }
    failures -= 1
    throw IceCreamStoreError(store: name, problem: problem)
  }
}
