/// Knows the row of each ice cream in a list that is sorted by a key, and perhaps filtered.
struct SortedRows<Key: Comparable> {
  /// Returns by what an ice cream is sorted; `nil` if the list does not show it.
  let key: (IceCream) -> Key?
  private var rows: [(key: Key, id: IceCream.ID)] = []

  init(key: @escaping (IceCream) -> Key?) { self.key = key }

  /// Returns the ice creams that the list shows, in its order.
  mutating func replace(with iceCreams: [IceCream]) -> [IceCream] {
    let shown = iceCreams.compactMap { iceCream in
      key(iceCream).map { (row: (key: $0, id: iceCream.id), iceCream: iceCream) }
    }.sorted { $0.row < $1.row }
    rows = shown.map(\.row)
    return shown.map(\.iceCream)
  }

  /// Returns what a change does to the rows.
  mutating func apply(_ change: IceCreamChange) -> [ListIceCreams.WatchIceCreams.Response] {
    let (id, saved): (IceCream.ID, IceCream?) =
      switch change {
      case .saved(let iceCream): (iceCream.id, iceCream)
      case .deleted(let id): (id, nil)
      }
    let old = rows.firstIndex { $0.id == id }
    if let old { rows.remove(at: old) }
    guard let saved, let key = key(saved) else { return old.map { [.removed(at: $0)] } ?? [] }
    // Of equal keys, the smaller ticket comes first.
    let new = rows.firstIndex { (key, id) < $0 } ?? rows.endIndex
    rows.insert((key, id), at: new)
    return switch old {
    case nil: [.inserted(saved, at: new)]
    case new: [.updated(saved, at: new)]
    case let old?: [.removed(at: old), .inserted(saved, at: new)]
    }
  }
}
