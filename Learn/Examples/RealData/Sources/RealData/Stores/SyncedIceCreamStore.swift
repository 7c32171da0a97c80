/// Reads from this device, which always answers, and changes the server first, which may refuse.
actor SyncedIceCreamStore: LocalIceCreamStore {
  private let local: any LocalIceCreamStore
  private let remote: any IceCreamStore
  private var last: Task<Result<Void, IceCreamStoreError>, Never>?
  /// How many changes have begun, and have ended.
  private var (begun, ended) = (0, 0)

  init(local: any LocalIceCreamStore, remote: any IceCreamStore) {
    (self.local, self.remote) = (local, remote)
  }

  func fetch(_ positions: Range<Int>) async throws(IceCreamStoreError) -> [IceCream] {
    try await local.fetch(positions)
  }

  func save(_ iceCream: IceCream) async throws(IceCreamStoreError) {
    try await inTurn { [local, remote] () throws(IceCreamStoreError) in
      try await remote.save(iceCream)
      try await local.save(iceCream)
    }
  }

  func delete(_ id: IceCream.ID) async throws(IceCreamStoreError) {
    try await inTurn { [local, remote] () throws(IceCreamStoreError) in
      try await remote.delete(id)
      try await local.delete(id)
    }
  }

  func changes() async -> AsyncStream<IceCreamChange> { await local.changes() }

  /// Makes this device like the server.
  ///
  /// It writes only what differs, so lists update only these rows.
  func refresh() async throws(IceCreamStoreError) {
    while true {
      _ = await last?.value
      let before = ended
      async let theirAnswer = remote.fetchAll()
      async let ourAnswer = local.fetchAll()
      let (theirs, ours) = try (await theirAnswer.get(), await ourAnswer.get())
      // What the user changed meanwhile may be missing from these answers.
      if begun > before { continue }
      return try await inTurn { [local] () throws(IceCreamStoreError) in
        for iceCream in theirs where !ours.contains(iceCream) { try await local.save(iceCream) }
        for iceCream in ours where !theirs.contains(where: { $0.id == iceCream.id }) {
          try await local.delete(iceCream.id)
        }
      }
    }
  }

  /// Begins when all earlier changes have ended.
  private func inTurn(
    _ change: @escaping @Sendable () async throws(IceCreamStoreError) -> Void
  ) async throws(IceCreamStoreError) {
    begun += 1
    let task = Task { [last] () -> Result<Void, IceCreamStoreError> in
      _ = await last?.value
      defer { ended += 1 }
      do throws(IceCreamStoreError) { return .success(try await change()) } catch {
        return .failure(error)
      }
    }
    last = task
    try await task.value.get()
  }
}

nonisolated extension IceCreamStore {
  fileprivate func fetchAll() async -> Result<[IceCream], IceCreamStoreError> {
    do throws(IceCreamStoreError) { return .success(try await fetch(0..<Int.max)) } catch {
      return .failure(error)
    }
  }
}
