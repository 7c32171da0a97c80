extension SceneNames {
  /// The view, and the protocol that the presenter knows it by.
  var view: String {
    let router = """

        /// Navigates to other scenes.
        \(access)var router: (any \(scene)RoutingLogic & \(scene)DataPassing)?
      """
    return """
      \(description.isStandalone ? "" : "import Scenery\n\n")/// The view models of the scene.
      \(actor)\(access)protocol \(scene)DisplayLogic: AnyObject {
      \(outcomes.map(displayRequirement).joined(separator: "\n"))
      }

      /// Turns user actions into requests, and view models into the state of its store.
      \(actor)\(access)final class \(scene)View {
        /// Receives the requests.
        \(access)var interactor: (any \(scene)BusinessLogic)?\(route == nil ? "" : router)
        /// The state that renderers observe.
        \(access)let \(store) = ObservableStore(\(scene).\(state)())

        /// Creates a view.
        ///
        /// `configureView()` connects it to the other components.
        \(access)init() {}
      \(useCases.map(action).joined(separator: "\n"))
      }

      extension \(scene)View: \(scene)DisplayLogic {
      \(outcomes.map(display).joined(separator: "\n\n"))
      }

      """
  }

  func displayRequirement(for useCase: UseCase) -> String {
    """
      /// Shows the outcome of `\(useCase.name)`.
      func \(useCase.display)(viewModel: \(scene).\(useCase.name).ViewModel)
    """
  }

  func action(for useCase: UseCase) -> String {
    """

      /// \(useCase.summary).
      \(access)func \(useCase.request)() {
        interactor?.\(useCase.request)(request: \(scene).\(useCase.name).Request())
      }
    """
  }

  func display(_ useCase: UseCase) -> String {
    let part = hasEntries(useCase) ? "lines" : "message"
    let route = useCase == leaving ? self.route.map { "\n    router?.\($0)()" } ?? "" : ""
    let change =
      hasEntries(useCase)
      ? """
          \(store).update { state in
            state.lines = viewModel.lines
            state.message = ""
          }
      """
      : "    \(store).update { $0.\(part) = viewModel.\(part) }"
    return """
        \(access)func \(useCase.display)(viewModel: \(scene).\(useCase.name).ViewModel) {
      \(change)\(route)
        }
      """
  }
}
