import IceCreamDomain

/// Records its calls in order, and forwards them to another store.
final class IceCreamStoreSpy: IceCreamStore {
  enum Call: Equatable {
    case save(UnsavedIceCream)
    case find(String)
    case update(SavedIceCream, from: SavedIceCream?)
    case delete([SavedIceCream])
    case undo(IceCreamChange)
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

  func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) -> Bool {
    calls.append(.update(iceCream, from: old))
    return try store.update(iceCream, from: old)
  }

  func delete(_ iceCreams: [SavedIceCream]) throws(IceCreamStoreError) {
    calls.append(.delete(iceCreams))
    try store.delete(iceCreams)
  }

  func undo(_ change: IceCreamChange) throws(IceCreamStoreError) {
    calls.append(.undo(change))
    try store.undo(change)
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
