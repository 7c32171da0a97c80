/// The store that keeps ice creams for as long as it is there itself.
public final class InMemoryIceCreamStore: IceCreamStore {
  public let place: String

  /// In the order in which they were saved.
  private var iceCreams: [SavedIceCream]
  /// The greatest number that was given as an identifier, be it still there or not.
  private var greatest: Int?

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - iceCreams: What it has already, the oldest first.
  ///   - place: What to call it in messages.
  public init(_ iceCreams: [SavedIceCream] = [], place: String = "memory") {
    self.iceCreams = iceCreams
    self.place = place
    greatest = iceCreams.compactMap(\.number).max()
  }

  public func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> IceCreamSaving {
    var saving = IceCreamSaving(iceCream: iceCream)
    saving.follow(iceCreams.last, greatest: greatest)
    greatest = saving.iceCream.number ?? greatest
    iceCreams.append(saving.iceCream)
    return saving
  }

  public func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    let given = id
    let id = IceCreamID.typed(id)
    if let exact = iceCreams.first(where: { $0.id == id }) { return exact }
    // Somebody else may give identifiers with letters that these ones do not have.
    if let exact = iceCreams.first(where: { $0.id == given }) { return exact }
    let matches = iceCreams.filter { !id.isEmpty && $0.id.hasPrefix(id) }
    guard let match = matches.first else { throw error(.unknownID(given)) }
    guard matches.count == 1 else {
      throw error(.ambiguousID(id, matches: matches.prefix(5).map(\.id)))
    }
    return match
  }

  public func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) {
    iceCreams[try index(of: iceCream.id, as: old)] = iceCream
  }

  public func delete(_ id: String, as old: SavedIceCream?) throws(IceCreamStoreError) {
    iceCreams.remove(at: try index(of: id, as: old))
  }

  public func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    let after = query.after.map(current)
    let all = iceCreams.indices.map { IceCreamPlace(after: iceCreams[$0], at: $0) }
    let wanted = all.filter { place in
      query.filter.accepts(place.iceCream)
        && (after.map { query.order.puts($0, before: place) } ?? true)
    }
    return IceCreamPage(
      max(1, query.count), of: wanted.sorted { query.order.puts($0, before: $1) })
  }

  /// Returns where what was in a place is now.
  private func current(_ place: IceCreamPlace) -> IceCreamPlace {
    let iceCream = place.iceCream
    if let index = place.offset, iceCreams.indices.contains(index), iceCreams[index] == iceCream {
      return place
    }
    // Of several that are just alike, the nearest to where it was is the one.
    let same = iceCreams.indices.filter { iceCreams[$0] == iceCream }
    let index =
      same.min { abs($0 - (place.offset ?? 0)) < abs($1 - (place.offset ?? 0)) }
      ?? iceCreams.firstIndex { $0.id == iceCream.id }
    return IceCreamPlace(after: iceCream, at: index)
  }

  private func index(
    of id: String, as old: SavedIceCream?
  ) throws(IceCreamStoreError) -> Int {
    let places = iceCreams.indices.filter { iceCreams[$0].id == id }
    if let index = places.first(where: { old == nil || iceCreams[$0] == old }) { return index }
    throw error(places.isEmpty ? .unknownID(id) : .changedMeanwhile(id))
  }

  private func error(_ problem: IceCreamStoreError.Problem) -> IceCreamStoreError {
    IceCreamStoreError(place: place, problem: problem)
  }
}
