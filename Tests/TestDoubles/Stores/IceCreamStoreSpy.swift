import IceCreamDomain

/// Records its calls in order, fails as it is told, and otherwise forwards them to another store.
final class IceCreamStoreSpy: IceCreamStore {
  enum Call: Equatable {
    case save(UnsavedIceCream)
    case find(String)
    case update(SavedIceCream, from: SavedIceCream?)
    case delete([SavedIceCream])
    case undo(IceCreamChange)
    case lastChange
    case fetch(IceCreamQuery)

    fileprivate var isChange: Bool {
      switch self {
      case .save, .update, .delete, .undo: true
      case .find, .lastChange, .fetch: false
      }
    }
  }

  private(set) var calls: [Call] = []
  /// The problems of its next calls, one a call; a call with `nil` succeeds.
  var problems: [IceCreamStoreError.Problem?] = []
  /// The notes of each page.
  var notes: [IceCreamStoreNote] = []
  private let store: any IceCreamStore
  private var failingChanges = (left: 0, problem: IceCreamStoreError.Problem.diskFull)

  /// Creates a spy in front of a store in memory whose first changes fail.
  convenience init(
    _ iceCreams: [SavedIceCream] = [], failingChanges: Int = 0,
    with problem: IceCreamStoreError.Problem = .diskFull
  ) {
    self.init(InMemoryIceCreamStore(iceCreams, name: "book"))
    self.failingChanges = (failingChanges, problem)
  }

  init(_ store: any IceCreamStore) {
    self.store = store
  }

  var name: String { store.name }

  /// The problem that is known before anything is saved.
  var accessProblem: IceCreamStoreError.Problem?

  private(set) var accessChecks = 0

  func checkAccess() throws(IceCreamStoreError) {
    accessChecks += 1
    if let accessProblem { throw IceCreamStoreError(store: name, problem: accessProblem) }
  }

  func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    try record(.save(iceCream))
    return try store.save(iceCream)
  }

  func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    try record(.find(id))
    return try store.find(id)
  }

  func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) -> Bool {
    try record(.update(iceCream, from: old))
    return try store.update(iceCream, from: old)
  }

  func delete(_ iceCreams: [SavedIceCream]) throws(IceCreamStoreError) {
    try record(.delete(iceCreams))
    try store.delete(iceCreams)
  }

  func undo(_ change: IceCreamChange) throws(IceCreamStoreError) {
    try record(.undo(change))
    try store.undo(change)
  }

  func lastChange() throws(IceCreamStoreError) -> IceCreamChange? {
    try record(.lastChange)
    return try store.lastChange()
  }

  func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    try record(.fetch(query))
    var page = try store.fetch(query)
    page.notes += notes
    return page
  }

  private func record(_ call: Call) throws(IceCreamStoreError) {
    calls.append(call)
    if !problems.isEmpty, let problem = problems.removeFirst() {
      throw IceCreamStoreError(store: name, problem: problem)
    }
    if call.isChange, failingChanges.left > 0 {
      failingChanges.left -= 1
      throw IceCreamStoreError(store: name, problem: failingChanges.problem)
    }
  }
}
