/// Does the work of the scene.
protocol OrderTeaWorker {
  /// Fetches teas.
  ///
  /// - Returns: The teas.
  /// - Throws: `OrderTeaError` if it fails.
  func fetchTeas(request: OrderTea.FetchTeas.Request) throws(OrderTeaError) -> [Tea]
}

/// Why a worker fails.
enum OrderTeaError: Error, Equatable, Sendable {
  /// The catalog has faults.
  case faulty([String])
}

/// Reads the catalog that is built in.
struct CatalogOrderTeaWorker: OrderTeaWorker {
  /// Creates a worker.
  init() {}

  func fetchTeas(request: OrderTea.FetchTeas.Request) throws(OrderTeaError) -> [Tea] {
    do throws(TeaCatalogError) {
      return try TeaCatalog.bundled()
    } catch {
      throw .faulty(error.faults)
    }
  }
}
