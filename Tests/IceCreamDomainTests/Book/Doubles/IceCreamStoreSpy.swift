import IceCreamDomain

/// Records its calls in order, and forwards them to another store.
final class IceCreamStoreSpy: IceCreamStore {
  enum Call: Equatable {
    case save(UnsavedIceCream)
    case find(String)
    case update(SavedIceCream, from: SavedIceCream?)
    case delete(String, as: SavedIceCream?)
    case restore(SavedIceCream)
    case lastChange
    case fetch(IceCreamQuery)
  }

  private(set) var calls: [Call] = []
  private let store: any IceCreamStore

  init(_ store: any IceCreamStore = IceCreamStoreStub()) {
    self.store = store
  }

  var name: String { store.name }

  func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    calls.append(.save(iceCream))
    return try store.save(iceCream)
  }

  func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    calls.append(.find(id))
    return try store.find(id)
  }

  func update(_ iceCream: SavedIceCream, from old: SavedIceCream?) throws(IceCreamStoreError) {
    calls.append(.update(iceCream, from: old))
    try store.update(iceCream, from: old)
  }

  func delete(_ id: String, as old: SavedIceCream?) throws(IceCreamStoreError) {
    calls.append(.delete(id, as: old))
    try store.delete(id, as: old)
  }

  func restore(_ iceCream: SavedIceCream) throws(IceCreamStoreError) {
    calls.append(.restore(iceCream))
    try store.restore(iceCream)
  }

  func lastChange() throws(IceCreamStoreError) -> IceCreamChange? {
    calls.append(.lastChange)
    return try store.lastChange()
  }

  func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    calls.append(.fetch(query))
    return try store.fetch(query)
  }
}
