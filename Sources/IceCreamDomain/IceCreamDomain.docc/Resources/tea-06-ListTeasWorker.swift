/// Does the work of the first use case.
protocol ListTeasWorker: AnyObject {
  /// Fetches teas.
  ///
  /// - Returns: A text for each entry.
  /// - Throws: `ListTeasError` when the entries are unavailable.
  func fetchTeas() throws(ListTeasError) -> [String]
}

/// Why a worker fails.
enum ListTeasError: Error, Equatable, Sendable {
  /// The entries are unavailable.
  case unavailable
}

/// Returns entries that are built in.
final class BuiltInListTeasWorker: ListTeasWorker {
  /// Creates a worker.
  init() {}

  func fetchTeas() -> [String] {
    ["Assam", "Earl Grey", "Sencha"]
  }
}
