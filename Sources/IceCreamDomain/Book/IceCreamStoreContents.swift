/// The contents of a store: what was saved, changed and deleted, and what the last change was.
///
/// A store in a file replays its lines into one.
package struct IceCreamStoreContents {
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
  /// The identifiers in order, as far as they were needed; none is ever removed.
  private var sortedIDs: [String] = []
  /// The greatest number of an identifier, also of one that is known only from a change or a deletion.
  package private(set) var greatest: Int?
  /// The number of changes.
  private var count = 0
  /// What the last change did, or `nil` if the version before it is missing, and the gap before that version.
  private var last: (action: IceCreamChange.Action?, gap: Int)? { didSet { count += 1 } }

  package init(store: String) {
    self.store = store
  }

  // MARK: Changing

  /// Returns a new ice cream with the next free identifier.
  ///
  /// - Parameter skipped: How many identifiers may have been given to ice creams that cannot be read.
  /// - Throws: `IceCreamStoreError` if there is none.
  package func identified(
    _ iceCream: UnsavedIceCream, skipping skipped: Int = 0
  ) throws(IceCreamStoreError) -> SavedIceCream {
    let (next, overflow) = (greatest ?? -1).addingReportingOverflow(skipped + 1)
    if overflow { throw error(.noIdentifier) }
    let number = max(iceCream.madeAt.secondsSince1970, next)
    return SavedIceCream(
      id: IceCreamID.text(of: number), madeAt: iceCream.madeAt, names: iceCream.names)
  }

  /// Adds a new ice cream; one with a known identifier replaces the other, and comes last.
  ///
  /// - Returns: Whether its identifier is new.
  @discardableResult
  package mutating func save(_ iceCream: SavedIceCream) -> Bool {
    let known = indices.updateValue(entries.count, forKey: iceCream.id)
    if let known { entries[known] = Entry() }
    entries.append(Entry(iceCream: iceCream, gap: gap))
    raiseGreatest(to: iceCream.id)
    last = (.saved(iceCream), gap)
    return known == nil
  }

  /// Makes a change.
  package mutating func apply(_ action: IceCreamChange.Action) {
    switch action {
    case .saved(let iceCream): save(iceCream)
    case .updated(let iceCream, from: _): change(iceCream)
    case .deleted(let iceCreams): setDeleted(true, iceCreams.map(\.id))
    case .restored(let iceCreams): setDeleted(false, iceCreams.map(\.id))
    }
  }

  /// Changes an ice cream, or restores a deleted one in another version.
  package mutating func change(_ iceCream: SavedIceCream) {
    let index = index(of: iceCream.id)
    let old = entries[index]
    last = (
      old.isDeleted ? .restored([iceCream]) : old.iceCream.map { .updated(iceCream, from: $0) },
      old.gap
    )
    entries[index] = Entry(iceCream: iceCream, gap: gap)
  }

  /// Deletes ice creams, or restores them.
  package mutating func setDeleted(_ isDeleted: Bool, _ ids: [String]) {
    var (changed, oldest) = ([SavedIceCream](), gap)
    for id in ids {
      let index = index(of: id)
      let old = entries[index]
      if let iceCream = old.iceCream, old.isDeleted != isDeleted { changed.append(iceCream) }
      oldest = min(oldest, old.gap)
      entries[index] = Entry(iceCream: old.iceCream, isDeleted: isDeleted, gap: gap)
    }
    let isKnown = changed.count == ids.count
    last = (isKnown ? isDeleted ? .deleted(changed) : .restored(changed) : nil, oldest)
  }

  /// Returns the index of an identifier, which comes last if it is unknown.
  private mutating func index(of id: String) -> Int {
    if let index = indices[id] { return index }
    indices[id] = entries.count
    entries.append(Entry())
    raiseGreatest(to: id)
    return entries.count - 1
  }

  private mutating func raiseGreatest(to id: String) {
    if let number = IceCreamID.number(of: id) { greatest = max(greatest ?? 0, number) }
  }

  // MARK: Reading

  /// The ice creams that are not deleted, in the order of saving.
  private var all: [SavedIceCream] { entries.indices.compactMap(saved) }

  /// Returns the page of a query.
  package func fetch(_ query: IceCreamQuery) -> IceCreamPage { query.page(of: all) }

  /// Returns the ice cream that a typed identifier means.
  ///
  /// - Throws: `IceCreamStoreError` if there is none, or more than one.
  package mutating func find(_ typed: String) throws(IceCreamStoreError) -> SavedIceCream {
    // Hashing longer texts could take minutes.
    guard typed.utf8.count <= String.mostBytes else { throw error(.unknownID(typed)) }
    if let index = indices[typed], let iceCream = saved(at: index) { return iceCream }
    let candidates = iceCreams(beginningWith: IceCreamID.normal(typed))
    do throws(IceCreamStoreError.Problem) {
      return candidates[try IceCreamID.index(of: typed, in: candidates.map(\.id))]
    } catch {
      throw self.error(error)
    }
  }

  /// Returns the ice creams whose identifiers begin with a text, in the order of saving; none if it is empty.
  ///
  /// Thousands of identifiers may be typed, so they are not compared with all.
  private mutating func iceCreams(beginningWith text: String) -> [SavedIceCream] {
    if text.isEmpty { return [] }
    if sortedIDs.count < indices.count { sortedIDs = indices.keys.sorted() }
    // No other text that begins alike comes after the one with the last of all scalars.
    let ids = sortedIDs[place(of: text)..<place(of: text + "\u{10FFFF}")]
    return ids.filter { $0.hasPrefix(text) }.compactMap { indices[$0] }.sorted()
      .compactMap { saved(at: $0) }
  }

  /// Returns the index of the first of the sorted identifiers that is not before a text.
  private func place(of text: String) -> Int {
    var (start, end) = (0, sortedIDs.count)
    while start < end {
      let middle = (start + end) / 2
      if sortedIDs[middle] < text { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// Returns the ice cream at an index, unless it is deleted or unknown.
  private func saved(at index: Int) -> SavedIceCream? {
    entries[index].isDeleted ? nil : entries[index].iceCream
  }

  /// Returns the ice cream with an identifier.
  ///
  /// - Throws: `IceCreamStoreError` if there is none, or if it is not the version that the caller knows.
  private func iceCream(
    _ id: String, as known: SavedIceCream?
  ) throws(IceCreamStoreError) -> SavedIceCream {
    guard let index = indices[id], let now = saved(at: index) else { throw error(.unknownID(id)) }
    if let known, known != now { throw error(.changedMeanwhile(id)) }
    return now
  }

  /// Returns the last change; `nil` if there is none.
  ///
  /// - Throws: `IceCreamStoreError` if a later change, or the version before it, is missing.
  package func lastChange() throws(IceCreamStoreError) -> IceCreamChange? {
    if last?.gap ?? 0 != gap { throw error(.damagedChange(line: gap)) }
    guard let last else { return nil }
    guard let action = last.action else { throw error(.missingChange) }
    return IceCreamChange(number: count, action: action)
  }

  // MARK: Deciding on changes

  /// Returns the update to a new version; `nil` if the ice cream is the same.
  ///
  /// - Throws: `IceCreamStoreError` if there is none, or if it is not the version that the caller knows.
  package func updating(
    _ iceCream: SavedIceCream, from known: SavedIceCream?
  ) throws(IceCreamStoreError) -> IceCreamChange.Action? {
    let now = try self.iceCream(iceCream.id, as: known)
    return now == iceCream ? nil : .updated(iceCream, from: now)
  }

  /// Returns the deletion of ice creams, each once; `nil` if there are none.
  ///
  /// - Throws: `IceCreamStoreError` if one is not there, or not the version that the caller knows.
  package func deleting(
    _ iceCreams: [SavedIceCream]
  ) throws(IceCreamStoreError) -> IceCreamChange.Action? {
    for iceCream in iceCreams { _ = try self.iceCream(iceCream.id, as: iceCream) }
    var ids: Set<String> = []
    let each = iceCreams.filter { ids.insert($0.id).inserted }
    return each.isEmpty ? nil : .deleted(each)
  }

  /// Returns what undoes a change.
  ///
  /// - Throws: `IceCreamStoreError` if it is not the last one.
  package func undoing(
    _ change: IceCreamChange
  ) throws(IceCreamStoreError) -> IceCreamChange.Action {
    let last = try lastChange()
    guard change == last else { throw error(.changedSince(change, last: last)) }
    return change.action.opposite
  }

  private func error(_ problem: IceCreamStoreError.Problem) -> IceCreamStoreError {
    IceCreamStoreError(store: store, problem: problem)
  }
}
