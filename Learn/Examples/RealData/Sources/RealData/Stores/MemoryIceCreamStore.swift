/// Stores ice creams until the program ends, for tests and previews.
actor MemoryIceCreamStore: LocalIceCreamStore {
  private var iceCreams: [IceCream.ID: IceCream] = [:]
  nonisolated let readers = Readers<IceCreamChange>()

  func fetch(_ positions: Range<Int>) -> [IceCream] {
    let sorted = iceCreams.values.sorted { $0.id < $1.id }
    return Array(sorted[positions.clamped(to: sorted.indices)])
  }

  func save(_ iceCream: IceCream) {
    iceCreams[iceCream.id] = iceCream
    readers.send(.saved(iceCream))
  }

  func delete(_ id: IceCream.ID) {
    if iceCreams.removeValue(forKey: id) != nil { readers.send(.deleted(id)) }
  }

  func changes() -> AsyncStream<IceCreamChange> { readers.values() }
}
