extension SceneNames {
  /// The interactor, and the protocol that the view knows it by.
  var interactor: String {
    """
    \(imports())/// The requests of the scene.
    \(actor)\(access)protocol \(scene)BusinessLogic: AnyObject {
    \(useCases.map(requirement).joined(separator: "\n"))
    }
    \(route == nil ? "" : dataStore)
    /// Enforces the scene's business rules.
    \(actor)\(access)final class \(scene)Interactor\(route == nil ? "" : ": \(scene)DataStore") {
      /// Receives the responses.
      \(access)var presenter: (any \(scene)PresentationLogic)?\(selection)\(stored)

      \(initializer)
    }

    extension \(scene)Interactor: \(scene)BusinessLogic {
    \(useCases.map(method).joined(separator: "\n\n"))
    }

    """
  }

  func requirement(for useCase: UseCase) -> String {
    """
      /// \(useCase.summary).
      func \(useCase.request)(request: \(scene).\(useCase.name).Request)
    """
  }

  private var dataStore: String {
    """

    /// The data that other scenes pass to this one and take from it.
    \(actor)\(access)protocol \(scene)DataStore: AnyObject {
      /// What the user selected.
      var selection: String? { get set }
    }

    """
  }

  private var selection: String {
    route == nil ? "" : "\n  \(access)var selection: String?"
  }

  private var stored: String {
    if failure == nil { return "" }
    let task = "\n  /// The work under way.\n  private(set) var work: Task<Void, Never>?"
    return "\n\n  private let worker: any \(scene)Worker" + (description.isAsync ? task : "")
  }

  private var initializer: String {
    if failure == nil {
      return """
        /// Creates an interactor.
          \(access)init() {}
        """
    }
    let end = """


        deinit {
          work?.cancel()
        }
      """
    return """
      /// Creates an interactor.
        ///
        /// - Parameter worker: Does the work of the first use case.
        \(access)init(worker: any \(scene)Worker = \(workerType)()) {
          self.worker = worker
        }\(description.isAsync ? end : "")
      """
  }

  func method(for useCase: UseCase) -> String {
    """
      \(access)func \(useCase.request)(request: \(scene).\(useCase.name).Request) {
    \(asksWorker(useCase) ? work(of: useCase) : answer(to: useCase))
      }
    """
  }

  private func answer(to useCase: UseCase) -> String {
    // Without fields there is no value to replace.
    (useCase.responseFields.isEmpty ? "" : "    // Replace the placeholders by your rule.\n")
      + "    presenter?.\(useCase.present)(response: .init(\(arguments(of: useCase))))"
  }

  /// Returns the fields of a response with their values, of which the worker's is a constant.
  private func arguments(of useCase: UseCase) -> String {
    useCase.responseFields.map { field in
      let isWork = asksWorker(useCase) && field == workField
      return "\(field.name): \(isWork ? field.name : placeholder(of: field).swift)"
    }.joined(separator: ", ")
  }

  private func work(of useCase: UseCase) -> String {
    let failed = failure?.present ?? ""
    let name = workField.name
    let note =
      useCase.responseFields.count == 1 ? "" : "// Replace the placeholders by your rule.\n"
    if description.isAsync {
      // The task holds the interactor weakly: a scene that was left is freed while its worker works.
      return """
            work?.cancel()
            work = Task { [weak self, worker] in
              do throws(\(scene)Error) {
                let \(name) = try await worker.\(useCase.request)()
                if Task.isCancelled { return }
        \(note.isEmpty ? "" : "        " + note)        self?.presenter?.\(useCase.present)(response: .init(\(arguments(of: useCase))))
              } catch {
                if Task.isCancelled { return }
                self?.presenter?.\(failed)(response: .init(error: error))
              }
            }
        """
    }
    return """
          do {
            let \(name) = try worker.\(useCase.request)()
      \(note.isEmpty ? "" : "      " + note)      presenter?.\(useCase.present)(response: .init(\(arguments(of: useCase))))
          } catch {
            presenter?.\(failed)(response: .init(error: error))
          }
      """
  }
}
