extension SceneNames {
  /// The worker, if the scene has one.
  var worker: String? {
    guard failure != nil, let first = useCases.first else { return nil }
    return """
      /// Does the work of the first use case.
      \(actor)\(access)protocol \(scene)Worker: AnyObject {
        /// \(first.summary).
        ///
        /// - Returns: A text for each entry.
        /// - Throws: `\(scene)Error` when the entries are unavailable.
        func \(first.request)()\(description.isAsync ? " async" : "") throws(\(scene)Error) -> [String]
      }

      /// Why a worker fails.
      \(access)enum \(scene)Error: Error, Equatable, Sendable {
        /// The entries are unavailable.
        case unavailable
      }

      /// Returns entries that are built in.
      \(access)final class BuiltIn\(scene)Worker: \(scene)Worker {
        /// Creates a worker.
        \(access)init() {}

        \(access)func \(first.request)() -> [String] {
          ["One", "Two", "Three"]
        }
      }

      """
  }
}
