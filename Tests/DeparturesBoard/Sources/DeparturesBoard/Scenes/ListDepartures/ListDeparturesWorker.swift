/// Does the work of the scene.
nonisolated protocol ListDeparturesWorker: Sendable {
  /// Fetches departures.
  ///
  /// - Returns: The departures.
  /// - Throws: `ListDeparturesError` if it fails.
  @concurrent func fetchDepartures(
    request: ListDepartures.FetchDepartures.Request
  ) async throws(ListDeparturesError) -> [Departure]
}

/// Why a worker fails.
nonisolated enum ListDeparturesError: Error, Equatable, Sendable {
  /// The catalog has faults.
  case faulty([String])
  /// The work cannot be done now.
  case unavailable
}

/// Reads the catalog that is built in.
nonisolated struct CatalogListDeparturesWorker: ListDeparturesWorker {
  /// Creates a worker.
  init() {}

  // The embedded file belongs to the main actor if that is the default in this package.
  @MainActor func fetchDepartures(
    request: ListDepartures.FetchDepartures.Request
  ) async throws(ListDeparturesError) -> [Departure] {
    do throws(DepartureCatalogError) {
      return try DepartureCatalog.bundled()
    } catch {
      throw .faulty(error.faults)
    }
  }
}
