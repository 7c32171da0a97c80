/// The contents of a store: what was saved, changed and deleted, and what the last change was.
///
/// A store in a file replays its lines into one.
package struct SavedIceCreams {
  private struct Entry {
    /// The ice cream as it was last; `nil` if that is unknown, or if it was saved again later.
    var iceCream: SavedIceCream?
    var isDeleted = false
    /// The gap before the last change of the ice cream.
    var gap = 0
  }

  /// The number of the last place at which a change may be missing, such as a damaged line; 0 if there is none.
  package var gap = 0

  /// The name of the store in errors.
  private let store: String
  /// The ice creams in the order of saving; deleted ones stay, because their identifiers are never reused.
  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]
  /// The greatest number of an identifier that was saved.
  package private(set) var greatest: Int?
  /// The last change, or `nil` if the version before it is missing, and the gap before that version.
  private var last: (change: IceCreamChange?, gap: Int)?

  package init(store: String) {
    self.store = store
  }

  // MARK: Changing

  /// Returns a new ice cream with the next free identifier.
  ///
  /// - Parameter skipped: How many identifiers may have been given to ice creams that cannot be read.
  package func identified(_ iceCream: UnsavedIceCream, skipping skipped: Int = 0) -> SavedIceCream {
    var number = max(iceCream.madeAt.secondsSince1970, greatest.map { $0 + skipped + 1 } ?? 0)
    while indices[IceCreamID.text(of: number)] != nil { number += 1 }
    return SavedIceCream(iceCream, id: IceCreamID.text(of: number))
  }

  /// Adds a new ice cream; one with a known identifier replaces the other, and comes last.
  package mutating func save(_ iceCream: SavedIceCream) {
    if let index = indices[iceCream.id] { entries[index] = Entry() }
    indices[iceCream.id] = entries.count
    entries.append(Entry(iceCream: iceCream, gap: gap))
    if let number = IceCreamID.number(of: iceCream.id) { greatest = max(greatest ?? 0, number) }
    last = (.saved(iceCream), gap)
  }

  /// Changes an ice cream, or restores a deleted one.
  package mutating func change(_ iceCream: SavedIceCream) {
    let index = index(of: iceCream.id)
    let old = entries[index]
    last = (
      old.isDeleted ? .restored(iceCream) : old.iceCream.map { .updated(iceCream, from: $0) },
      old.gap
    )
    entries[index] = Entry(iceCream: iceCream, gap: gap)
  }

  /// Deletes an ice cream.
  package mutating func delete(_ id: String) {
    let index = index(of: id)
    let old = entries[index]
    last = (old.isDeleted ? nil : old.iceCream.map { .deleted($0) }, old.gap)
    entries[index] = Entry(iceCream: old.iceCream, isDeleted: true, gap: gap)
  }

  /// Returns the index of an identifier, which comes last if it is unknown.
  private mutating func index(of id: String) -> Int {
    if let index = indices[id] { return index }
    indices[id] = entries.count
    entries.append(Entry())
    return entries.count - 1
  }

  // MARK: Reading

  /// The ice creams that are not deleted, in the order of saving.
  private var all: [SavedIceCream] { entries.compactMap { $0.isDeleted ? nil : $0.iceCream } }

  /// Returns the page of a query.
  package func fetch(_ query: IceCreamQuery) -> IceCreamPage { query.page(of: all) }

  /// Returns the ice cream that a typed identifier means.
  ///
  /// - Throws: `IceCreamStoreError` if there is none, or more than one.
  package func find(_ typed: String) throws(IceCreamStoreError) -> SavedIceCream {
    let all = all
    do throws(IceCreamStoreError.Problem) {
      return all[try IceCreamID.index(of: typed, in: all.map(\.id))]
    } catch {
      throw self.error(error)
    }
  }

  /// Returns the ice cream with an identifier.
  ///
  /// - Throws: `IceCreamStoreError` if there is none, or if it is not the version that the caller knows.
  package func iceCream(
    _ id: String, as known: SavedIceCream?
  ) throws(IceCreamStoreError) -> SavedIceCream {
    guard let index = indices[id], !entries[index].isDeleted, let now = entries[index].iceCream
    else { throw error(.unknownID(id)) }
    if let known, known != now { throw error(.changedMeanwhile(id)) }
    return now
  }

  /// Returns whether an ice cream is deleted, or else there in the same version.
  ///
  /// - Throws: `IceCreamStoreError` if it was never there, or is there in another version.
  package func isDeleted(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> Bool {
    if let index = indices[iceCream.id], entries[index].isDeleted { return true }
    _ = try self.iceCream(iceCream.id, as: iceCream)
    return false
  }

  /// Returns the last change; `nil` if there is none.
  ///
  /// - Throws: `IceCreamStoreError` if a later change, or the version before it, is missing.
  package func lastChange() throws(IceCreamStoreError) -> IceCreamChange? {
    if last?.gap ?? 0 != gap { throw error(.damagedChange(line: gap)) }
    guard let last else { return nil }
    guard let change = last.change else { throw error(.missingChange) }
    return change
  }

  private func error(_ problem: IceCreamStoreError.Problem) -> IceCreamStoreError {
    IceCreamStoreError(store: store, problem: problem)
  }
}
