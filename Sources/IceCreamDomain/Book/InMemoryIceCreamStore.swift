/// Stores ice creams in memory, for as long as the store exists.
public final class InMemoryIceCreamStore: IceCreamStore {
  public let name: String

  private var iceCreams: SavedIceCreams

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - iceCreams: Its first contents, the oldest first. If two have the same identifier, the last one counts.
  ///   - name: The name of the store in messages.
  public init(_ iceCreams: [SavedIceCream] = [], name: String = "memory") {
    self.name = name
    self.iceCreams = SavedIceCreams(store: name)
    for iceCream in iceCreams { self.iceCreams.save(iceCream) }
  }

  public func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    let saved = iceCreams.identified(iceCream)
    iceCreams.save(saved)
    return saved
  }

  public func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    try iceCreams.find(id)
  }

  public func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) {
    if try iceCreams.iceCream(iceCream.id, as: old) != iceCream { iceCreams.change(iceCream) }
  }

  public func delete(_ id: String, as old: SavedIceCream?) throws(IceCreamStoreError) {
    _ = try iceCreams.iceCream(id, as: old)
    iceCreams.delete(id)
  }

  public func restore(_ iceCream: SavedIceCream) throws(IceCreamStoreError) {
    if try iceCreams.isDeleted(iceCream) { iceCreams.change(iceCream) }
  }

  public func lastChange() throws(IceCreamStoreError) -> IceCreamChange? {
    try iceCreams.lastChange()
  }

  public func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    iceCreams.fetch(query)
  }
}
