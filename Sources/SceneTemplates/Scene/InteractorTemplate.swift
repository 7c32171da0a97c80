extension SceneNames {
  /// The interactor, and the protocol that the view knows it by.
  var interactor: String {
    """
    /// The requests of the scene.
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
        \(access)init(worker: any \(scene)Worker = BuiltIn\(scene)Worker()) {
          self.worker = worker
        }\(description.isAsync ? end : "")
      """
  }

  func method(for useCase: UseCase) -> String {
    """
      \(access)func \(useCase.request)(request: \(scene).\(useCase.name).Request) {
    \(hasEntries(useCase) ? work(of: useCase) : answer(to: useCase))
      }
    """
  }

  private func answer(to useCase: UseCase) -> String {
    "    presenter?.\(useCase.present)(response: .init())"
  }

  private func work(of useCase: UseCase) -> String {
    let failed = failure?.present ?? ""
    if description.isAsync {
      // The task holds the interactor weakly: a scene that was left is freed while its worker works.
      return """
            work?.cancel()
            work = Task { [weak self, worker] in
              do throws(\(scene)Error) {
                let entries = try await worker.\(useCase.request)()
                if Task.isCancelled { return }
                self?.presenter?.\(useCase.present)(response: .init(entries: entries))
              } catch {
                if Task.isCancelled { return }
                self?.presenter?.\(failed)(response: .init(error: error))
              }
            }
        """
    }
    return """
          do {
            let entries = try worker.\(useCase.request)()
            presenter?.\(useCase.present)(response: .init(entries: entries))
          } catch {
            presenter?.\(failed)(response: .init(error: error))
          }
      """
  }
}
