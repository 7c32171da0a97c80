/// Does the work of the first use case.
protocol OrderTeaWorker: AnyObject {
  /// Fetches teas.
  ///
  /// - Returns: The teas.
  /// - Throws: `OrderTeaError` when the entries are unavailable.
  func fetchTeas() throws(OrderTeaError) -> [Tea]
}

/// Why a worker fails.
enum OrderTeaError: Error, Equatable, Sendable {
  /// The catalog has faults.
  case faulty([String])
}

/// Reads the catalog that is built in.
final class CatalogOrderTeaWorker: OrderTeaWorker {
  /// Creates a worker.
  init() {}

  func fetchTeas() throws(OrderTeaError) -> [Tea] {
    do throws(TeaCatalogError) {
      return try TeaCatalog.bundled()
    } catch {
      throw .faulty(error.faults)
    }
  }
}
