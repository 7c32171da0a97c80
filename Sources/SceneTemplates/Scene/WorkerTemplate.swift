extension SceneNames {
  /// The worker, if the scene has one.
  var worker: String? {
    guard failure != nil, let first = useCases.first else { return nil }
    let type = workField.type.swift
    return """
      \(imports())/// Does the work of the first use case.
      \(actor)\(access)protocol \(scene)Worker: AnyObject {
        /// \(first.summary).
        ///
        /// - Returns: \(workField == .entries ? "A text for each entry." : workField.summary)
        /// - Throws: `\(scene)Error` when the entries are unavailable.
        func \(first.request)()\(description.isAsync ? " async" : "") throws(\(scene)Error) -> \(type)
      }

      \(catalog.map { catalogWorker($0, method: first.request) } ?? builtInWorker(first.request))

      """
  }

  private func builtInWorker(_ method: String) -> String {
    """
    /// Why a worker fails.
    \(access)enum \(scene)Error: Error, Equatable, Sendable {
      /// The entries are unavailable.
      case unavailable
    }

    /// Returns entries that are built in.
    \(access)final class \(workerType): \(scene)Worker {
      /// Creates a worker.
      \(access)init() {}

      \(access)func \(method)() -> \(workField.type.swift) {
    \(builtInEntries)
      }
    }
    """
  }

  private func catalogWorker(_ catalog: DataModel.Catalog, method: String) -> String {
    """
    /// Why a worker fails.
    \(access)enum \(scene)Error: Error, Equatable, Sendable {
      /// The catalog has faults.
      case faulty([String])
    }

    /// Reads the catalog that is built in.
    \(access)final class \(workerType): \(scene)Worker {
      /// Creates a worker.
      \(access)init() {}

      \(access)func \(method)() throws(\(scene)Error) -> \(workField.type.swift) {
        do throws(\(catalog.reader)Error) {
          return try \(catalog.reader).bundled()
        } catch {
          throw .faulty(error.faults)
        }
      }
    }
    """
  }

  private var builtInEntries: String {
    let entries = builtIn
    guard case .object? = entries.first else { return "    \(Literal.list(entries).swift)" }
    return "    [\n" + entries.map { "      \($0.swift),\n" }.joined() + "    ]"
  }

  /// The entries of the built-in worker.
  private var builtIn: [Literal] {
    switch workField.type.element {
    case .string?: return ["One", "Two", "Three"].map { .text($0) }
    case .int?: return ["1", "2", "3"].map { .number($0) }
    case .double?: return ["1.5", "2.5", "3.5"].map { .number($0) }
    case .bool?: return [.boolean(true), .boolean(false)]
    case .named?:
      guard let type = data.described(workField.type) else { return [] }
      return (1...3).map { data.sample(of: type, number: $0, hasConstants: false).short }
    default: return []
    }
  }

  /// What the built-in worker returns, as a test can write it.
  var builtInWork: Literal { .list(builtIn) }

  /// The value of the worker's field in a test whose interactor has a stub, which returns this.
  ///
  /// Entries are for people to edit, so only the test of the worker depends on them.
  var testedWork: Literal { data.sample(of: workField, number: 1) }

  /// The interactor of such a test.
  var testedInteractor: String {
    failure == nil ? "\(scene)Interactor()" : "\(scene)Interactor(worker: \(scene)WorkerStub())"
  }

  /// The error of a worker in a test.
  var errorSample: String {
    catalog.map { ".faulty([\"\($0.file):1:1: a fault\"])" } ?? ".unavailable"
  }
}
