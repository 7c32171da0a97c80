import IceCreamDomain
import Seeds

/// Fails with the given problems, one a call; succeeds after these, and at each `nil` among them.
final class IceCreamStoreStub: IceCreamStore {
  let name = "book"

  private let store: InMemoryIceCreamStore
  private var problems: [IceCreamStoreError.Problem?]
  private let notes: [IceCreamStoreNote]

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - iceCreams: Its contents, oldest first.
  ///   - problems: The problems of its first calls.
  ///   - notes: The notes of each page.
  init(
    _ iceCreams: [SavedIceCream] = [], failing problems: [IceCreamStoreError.Problem?] = [],
    notes: [IceCreamStoreNote] = []
  ) {
    store = InMemoryIceCreamStore(iceCreams, name: name)
    self.problems = problems
    self.notes = notes
  }

  func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    try failIfTold()
    return try store.save(iceCream)
  }

  func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    try failIfTold()
    return try store.find(id)
  }

  func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) -> Bool {
    try failIfTold()
    return try store.update(iceCream, from: old)
  }

  func delete(_ iceCreams: [SavedIceCream]) throws(IceCreamStoreError) {
    try failIfTold()
    try store.delete(iceCreams)
  }

  func undo(_ change: IceCreamChange) throws(IceCreamStoreError) {
    try failIfTold()
    try store.undo(change)
  }

  func lastChange() throws(IceCreamStoreError) -> IceCreamChange? {
    try failIfTold()
    return try store.lastChange()
  }

  func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    try failIfTold()
    var page = try store.fetch(query)
    page.notes += notes
    return page
  }

  private func failIfTold() throws(IceCreamStoreError) {
    guard !problems.isEmpty, let problem = problems.removeFirst() else { return }
    throw IceCreamStoreError(store: name, problem: problem)
  }
}
