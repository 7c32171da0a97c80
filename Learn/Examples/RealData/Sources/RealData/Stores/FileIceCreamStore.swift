import Foundation

/// Stores ice creams in a JSON file, which each change writes again.
///
/// This suits some hundreds.
actor FileIceCreamStore: LocalIceCreamStore {
  private let file: URL
  private let readers = Readers<IceCreamChange>()

  init(file: URL) { self.file = file }

  func fetch(_ positions: Range<Int>) throws(IceCreamStoreError) -> [IceCream] {
    let iceCreams = try read()
    return Array(iceCreams[positions.clamped(to: iceCreams.indices)])
  }

  func save(_ iceCream: IceCream) throws(IceCreamStoreError) {
    try write(read().filter { $0.id != iceCream.id } + [iceCream])
    readers.send(.saved(iceCream))
  }

  func delete(_ id: IceCream.ID) throws(IceCreamStoreError) {
    let iceCreams = try read()
    guard iceCreams.contains(where: { $0.id == id }) else { return }
    try write(iceCreams.filter { $0.id != id })
    readers.send(.deleted(id))
  }

  func changes() -> AsyncStream<IceCreamChange> { readers.values() }

  private func read() throws(IceCreamStoreError) -> [IceCream] {
    if !FileManager.default.fileExists(atPath: file.path) { return [] }
    guard let json = try? Data(contentsOf: file) else { throw .unavailable }
    return try IceCreamRecord.iceCreams(json)
  }

  private func write(_ iceCreams: [IceCream]) throws(IceCreamStoreError) {
    do {
      let sorted = iceCreams.sorted { $0.id < $1.id }
      try JSONEncoder().encode(sorted.map(IceCreamRecord.init)).write(to: file, options: .atomic)
    } catch {
      throw .unavailable
    }
  }
}
