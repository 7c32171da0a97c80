nonisolated extension IceCreamStore {
  /// Copies ice creams from another store, and returns why some could not be saved.
  func copy(
    _ positions: Range<Int>, from other: any IceCreamStore
  ) async throws(IceCreamStoreError) -> [IceCream.ID: IceCreamStoreError] {
    // The calls below depend on this one.
    let iceCreams = try await other.fetch(positions)
    return await withTaskGroup { group in
      for iceCream in iceCreams {
        group.addTask { (iceCream.id, await error(saving: iceCream)) }
      }
      var errors: [IceCream.ID: IceCreamStoreError] = [:]
      for await (id, error) in group { errors[id] = error }
      return errors
    }
  }

  private func error(saving iceCream: IceCream) async -> IceCreamStoreError? {
    do throws(IceCreamStoreError) {
      try await save(iceCream)
      return nil
    } catch {
      return error
    }
  }
}
