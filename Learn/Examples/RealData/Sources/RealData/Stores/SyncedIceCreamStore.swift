/// Reads from this device, which always answers, and changes the server first, which may refuse.
struct SyncedIceCreamStore: LocalIceCreamStore {
  let local: any LocalIceCreamStore
  let remote: any IceCreamStore

  func fetch(_ positions: Range<Int>) async throws(IceCreamStoreError) -> [IceCream] {
    try await local.fetch(positions)
  }

  func save(_ iceCream: IceCream) async throws(IceCreamStoreError) {
    try await remote.save(iceCream)
    try await local.save(iceCream)
  }

  func delete(_ id: IceCream.ID) async throws(IceCreamStoreError) {
    try await remote.delete(id)
    try await local.delete(id)
  }

  func changes() async -> AsyncStream<IceCreamChange> { await local.changes() }

  /// Makes this device like the server.
  ///
  /// It writes only what differs, so lists update only these rows.
  func refresh() async throws(IceCreamStoreError) {
    async let theirAnswer = remote.fetchAll()
    async let ourAnswer = local.fetchAll()
    let (theirs, ours) = try (await theirAnswer.get(), await ourAnswer.get())
    for iceCream in theirs where !ours.contains(iceCream) { try await local.save(iceCream) }
    for iceCream in ours where !theirs.contains(where: { $0.id == iceCream.id }) {
      try await local.delete(iceCream.id)
    }
  }
}

extension IceCreamStore {
  fileprivate func fetchAll() async -> Result<[IceCream], IceCreamStoreError> {
    do throws(IceCreamStoreError) { return .success(try await fetch(0..<Int.max)) } catch {
      return .failure(error)
    }
  }
}
