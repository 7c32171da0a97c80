import IceCreamDomain

/// A store that records what it was asked, in order, and has another one answer.
final class IceCreamStoreSpy: IceCreamStore {
  enum Call: Equatable {
    case save(SavedIceCream)
    case find(String)
    case update(SavedIceCream)
    case delete(String)
    case fetch(IceCreamQuery)
  }

  private(set) var calls: [Call] = []
  private let store: any IceCreamStore

  init(_ store: any IceCreamStore = IceCreamStoreStub()) {
    self.store = store
  }

  var place: String { store.place }

  func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> IceCreamSaving {
    calls.append(.save(iceCream))
    return try store.save(iceCream)
  }

  func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    calls.append(.find(id))
    return try store.find(id)
  }

  func update(_ iceCream: SavedIceCream) throws(IceCreamStoreError) {
    calls.append(.update(iceCream))
    try store.update(iceCream)
  }

  func delete(_ id: String) throws(IceCreamStoreError) {
    calls.append(.delete(id))
    try store.delete(id)
  }

  func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    calls.append(.fetch(query))
    return try store.fetch(query)
  }
}
