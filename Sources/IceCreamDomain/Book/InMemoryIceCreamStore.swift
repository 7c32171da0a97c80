/// Stores ice creams in memory, for as long as the store exists.
public final class InMemoryIceCreamStore: IceCreamStore {
  public let name: String

  private var iceCreams: IceCreamStoreContents

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - iceCreams: Its first contents, the oldest first. If two have the same identifier, the last one counts.
  ///   - name: The name of the store in messages.
  public init(_ iceCreams: [SavedIceCream] = [], name: String = "memory") {
    self.name = name
    self.iceCreams = IceCreamStoreContents(store: name)
    for iceCream in iceCreams { self.iceCreams.save(iceCream) }
  }

  public func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    let saved = try iceCreams.identified(iceCream)
    iceCreams.apply(.saved(saved))
    return saved
  }

  public func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    try iceCreams.find(id)
  }

  @discardableResult
  public func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) -> Bool {
    guard let update = try iceCreams.updating(iceCream, from: old) else { return false }
    iceCreams.apply(update)
    return true
  }

  public func delete(_ iceCreams: [SavedIceCream]) throws(IceCreamStoreError) {
    guard let deletion = try self.iceCreams.deleting(iceCreams) else { return }
    self.iceCreams.apply(deletion)
  }

  public func undo(_ change: IceCreamChange) throws(IceCreamStoreError) {
    iceCreams.apply(try iceCreams.undoing(change))
  }

  public func lastChange() throws(IceCreamStoreError) -> IceCreamChange? {
    try iceCreams.lastChange()
  }

  public func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    iceCreams.fetch(query)
  }
}
