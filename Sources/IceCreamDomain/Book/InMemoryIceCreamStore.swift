/// Stores ice creams in memory, for as long as the store exists.
public final class InMemoryIceCreamStore: IceCreamStore {
  public let name: String

  private struct Entry {
    var iceCream: SavedIceCream
    var isDeleted = false
  }

  /// In the order of saving; deleted ones stay, because their identifiers are never reused.
  private var entries: [Entry]
  private var change: IceCreamChange?

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - iceCreams: Its first contents, the oldest first. If two have the same identifier, the last one counts.
  ///   - name: The name of the store in messages.
  public init(_ iceCreams: [SavedIceCream] = [], name: String = "memory") {
    self.name = name
    var last: [String: Int] = [:]
    for (index, iceCream) in iceCreams.enumerated() { last[iceCream.id] = index }
    entries = last.values.sorted().map { Entry(iceCream: iceCreams[$0]) }
    change = iceCreams.last.map { .saved($0) }
  }

  public func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    let ids = entries.map(\.iceCream.id)
    let saved = SavedIceCream(
      iceCream, after: ids.compactMap { IceCreamID.number(of: $0) }.max(), isTaken: ids.contains)
    entries.append(Entry(iceCream: saved))
    change = .saved(saved)
    return saved
  }

  public func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    guard var search = IceCreamIDSearch<SavedIceCream>(id) else { throw error(.unknownID(id)) }
    for entry in entries.reversed() where !entry.isDeleted {
      search.add(entry.iceCream, id: entry.iceCream.id)
    }
    guard let match = search.match else { throw error(search.problem) }
    return match
  }

  public func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) {
    let index = try index(of: iceCream.id, as: old)
    let before = entries[index].iceCream
    if before == iceCream { return }
    entries[index].iceCream = iceCream
    change = .updated(iceCream, from: before)
  }

  public func delete(_ id: String, as old: SavedIceCream?) throws(IceCreamStoreError) {
    let index = try index(of: id, as: old)
    entries[index].isDeleted = true
    change = .deleted(entries[index].iceCream)
  }

  public func restore(_ iceCream: SavedIceCream) throws(IceCreamStoreError) {
    guard let index = entries.firstIndex(where: { $0.iceCream.id == iceCream.id }) else {
      throw error(.unknownID(iceCream.id))
    }
    guard entries[index].isDeleted || entries[index].iceCream == iceCream else {
      throw error(.changedMeanwhile(iceCream.id))
    }
    guard entries[index].isDeleted else { return }
    entries[index] = Entry(iceCream: iceCream)
    change = .restored(iceCream)
  }

  public func lastChange() throws(IceCreamStoreError) -> IceCreamChange? { change }

  public func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    var page = IceCreamPageBuilder(query)
    for (index, entry) in entries.enumerated() where !entry.isDeleted {
      page.add(IceCreamPlace(of: entry.iceCream, at: index))
    }
    return page.page()
  }

  public func count(_ filter: IceCreamFilter) throws(IceCreamStoreError) -> Int {
    let search = IceCreamFilterSearch(filter)
    return entries.count { !$0.isDeleted && search.accepts($0.iceCream) }
  }

  private func index(
    of id: String, as old: SavedIceCream?
  ) throws(IceCreamStoreError) -> Int {
    guard let index = entries.firstIndex(where: { $0.iceCream.id == id && !$0.isDeleted }) else {
      throw error(.unknownID(id))
    }
    guard old == nil || entries[index].iceCream == old else { throw error(.changedMeanwhile(id)) }
    return index
  }

  private func error(_ problem: IceCreamStoreError.Problem) -> IceCreamStoreError {
    IceCreamStoreError(store: name, problem: problem)
  }
}
