import IceCreamDomain

/// What a book should do, written without its code: plain lists and loops.
struct BookModel {
  /// The flavors that the model can sort, in the order that people expect.
  static let flavors = [
    "\"Q\"", "2 mints", "10 mints", "a\\b", "almond", "Almond milk", "Crème", "Eclair", "Éclair",
    "Mint", "Ring 2", "Ring 10", "Vanilla", "Zabaione",
  ]

  private var rows: [(iceCream: SavedIceCream, isDeleted: Bool)] = []
  private(set) var last: IceCreamChange?

  var saved: [SavedIceCream] { rows.filter { !$0.isDeleted }.map(\.iceCream) }

  // MARK: Changing

  mutating func save(_ iceCream: SavedIceCream) -> SavedIceCream {
    var saved = iceCream
    // All of them fit into seven digits here.
    var number = iceCream.madeAt.secondsSince1970
    for row in rows { number = max(number, Self.number(row.iceCream.id) + 1) }
    saved.id = ""
    for _ in 0..<7 {
      saved.id.append(Array("0123456789abcdefghjkmnpqrstvwxyz")[number % 32])
      number /= 32
    }
    rows.append((saved, false))
    change(.saved(saved))
    return saved
  }

  private static func number(_ id: String) -> Int {
    var number = 0
    for digit in id.reversed() {
      var value = 0
      for (index, other) in "0123456789abcdefghjkmnpqrstvwxyz".enumerated() where other == digit {
        value = index
      }
      number = number * 32 + value
    }
    return number
  }

  mutating func update(_ new: SavedIceCream) {
    for index in rows.indices where rows[index].iceCream.id == new.id {
      let old = rows[index].iceCream
      if old == new { return }
      rows[index].iceCream = new
      change(.updated(new, from: old))
    }
  }

  mutating func delete(_ iceCreams: [SavedIceCream]) -> IceCreamStoreError.Problem? {
    for iceCream in iceCreams {
      guard let now = saved.first(where: { $0.id == iceCream.id }) else {
        return .unknownID(iceCream.id)
      }
      if now != iceCream { return .changedMeanwhile(iceCream.id) }
    }
    var each: [SavedIceCream] = []
    for iceCream in iceCreams where !each.contains(iceCream) { each.append(iceCream) }
    set(each, isDeleted: true)
    if !each.isEmpty { change(.deleted(each)) }
    return nil
  }

  mutating func undo() {
    switch last?.action {
    case .saved(let iceCream)?:
      set([iceCream], isDeleted: true)
      change(.deleted([iceCream]))
    case .updated(let new, let old)?:
      for index in rows.indices where rows[index].iceCream.id == old.id {
        rows[index].iceCream = old
      }
      change(.updated(old, from: new))
    case .deleted(let iceCreams)?:
      set(iceCreams, isDeleted: false)
      change(.restored(iceCreams))
    case .restored(let iceCreams)?:
      set(iceCreams, isDeleted: true)
      change(.deleted(iceCreams))
    case nil: break
    }
  }

  private mutating func set(_ iceCreams: [SavedIceCream], isDeleted: Bool) {
    for iceCream in iceCreams {
      for index in rows.indices where rows[index].iceCream.id == iceCream.id {
        rows[index].isDeleted = isDeleted
      }
    }
  }

  private mutating func change(_ action: IceCreamChange.Action) {
    last = IceCreamChange(number: (last?.number ?? 0) + 1, action: action)
  }

  // MARK: Reading

  /// Returns the problem of a search for the lowercase beginning of an identifier.
  func problem(finding start: String) -> IceCreamStoreError.Problem? {
    let matches = saved.map(\.id).filter { $0.hasPrefix(start) }
    if matches.isEmpty { return .unknownID(start) }
    return matches.count == 1 ? nil : .ambiguousID(start, matches: Array(matches.prefix(5)))
  }

  /// Returns all ice creams that have these names and words.
  ///
  /// - Parameter words: Words in lowercase ASCII letters.
  func list(
    flavor: String?, cone: String?, words: [String], order: IceCreamOrder?
  ) -> [SavedIceCream] {
    var list: [SavedIceCream] = []
    for iceCream in saved.reversed() {
      let names = iceCream.names
      let text = "\(names.cone) \(names.flavor) \(names.topping)".lowercased()
      if let flavor, names.flavor != flavor { continue }
      if let cone, names.cone != cone { continue }
      if words.contains(where: { !text.contains($0) }) { continue }
      list.append(iceCream)
    }
    // Insertion sort: it begins with the last saved, and one moves only before those that come after it.
    guard let order else { return list }
    if order == .oldest { list.reverse() }
    var sorted: [SavedIceCream] = []
    for iceCream in list {
      var index = sorted.count
      while index > 0, Self.comes(iceCream, before: sorted[index - 1], in: order) { index -= 1 }
      sorted.insert(iceCream, at: index)
    }
    return sorted
  }

  private static func comes(
    _ one: SavedIceCream, before other: SavedIceCream, in order: IceCreamOrder
  ) -> Bool {
    let (time, otherTime) = (one.madeAt.secondsSince1970, other.madeAt.secondsSince1970)
    switch order {
    case .newest: return time > otherTime
    case .oldest: return time < otherTime
    case .flavor:
      let rank = flavors.firstIndex(of: one.names.flavor) ?? 0
      let otherRank = flavors.firstIndex(of: other.names.flavor) ?? 0
      return rank == otherRank ? time > otherTime : rank < otherRank
    }
  }
}
