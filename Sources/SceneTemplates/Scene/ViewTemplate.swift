extension SceneNames {
  /// The view, and the protocol that the presenter knows it by.
  var view: String {
    let router = """

        /// Navigates to other scenes.
        \(access)var router: (any \(scene)RoutingLogic & \(scene)DataPassing)?
      """
    return """
      \(imports(description.isStandalone ? [] : ["Scenery"]))/// The view models of the scene.
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
    let parameters = useCase.requestFields.map { "\($0.name): \($0.type.swift)" }
    let arguments = useCase.requestFields.map { "\($0.name): \($0.name)" }
    return """

        /// \(useCase.summary).
        \(access)func \(useCase.request)(\(parameters.joined(separator: ", "))) {
          interactor?.\(useCase.request)(request: \(scene).\(useCase.name).Request(\(arguments.joined(separator: ", "))))
        }
      """
  }

  func display(_ useCase: UseCase) -> String {
    let route = useCase == leaving ? self.route.map { "\n    router?.\($0)()" } ?? "" : ""
    let head = "  \(access)func \(useCase.display)(viewModel: \(scene).\(useCase.name).ViewModel) {"
    let body = change(by: useCase) + route
    return body.isEmpty ? head + "}" : head + body + "\n  }"
  }

  /// Returns the code that puts a view model into the state.
  private func change(by useCase: UseCase) -> String {
    var changes = useCase.viewModelFields.map { ".\($0.name) = viewModel.\($0.name)" }
    if hasMessage, !useCase.viewModelFields.contains(where: { $0.name == "message" }) {
      changes.append(".message = \"\"")
    }
    switch changes.count {
    case 0: return ""
    case 1: return "\n    \(store).update { $0\(changes[0]) }"
    default:
      let lines = changes.map { "\n      state\($0)" }.joined()
      return "\n    \(store).update { state in\(lines)\n    }"
    }
  }
}
