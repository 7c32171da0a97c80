extension SceneNames {
  /// The configurator, which connects the components.
  var configurator: String {
    let parts = ["interactor", "presenter"] + (route == nil ? [] : ["router"])
    let purposes = [
      "interactor": "Enforces the business rules.",
      "presenter": "Formats responses into view models.",
      "router": "Navigates to other scenes.",
    ]
    var documentation = parts.map { "  ///   - \($0): \(purposes[$0] ?? "")" }
    var parameters = parts.map { part in
      let type = scene + part.prefix(1).uppercased() + part.dropFirst()
      return "    \(part): \(type) = \(type)()"
    }
    var wires = """
          self.interactor = interactor
          interactor.presenter = presenter
          presenter.view = self
      """
    if route != nil {
      wires += "\n    self.router = router\n    router.dataStore = interactor"
    }
    if description.isTraced {
      documentation.append(
        "  ///   - tracer: Records the calls between the components, if there is one.")
      parameters.append("    tracer: SceneTracer? = nil")
      wires +=
        "\n    if let tracer { trace(\(parts.joined(separator: ", ")), with: tracer) }"
    }
    return """
      \(description.isTraced ? "import Scenery\n\n" : "")extension \(scene)View {
        /// Connects the components of the scene.
        ///
        /// - Parameters:
      \(documentation.joined(separator: "\n"))
        /// - Returns: This view, ready for `\(useCases.first?.request ?? "")()`.
        @discardableResult
        \(access)func configureView(
      \(parameters.joined(separator: ",\n"))
        ) -> \(scene)View {
      \(wires)
          return self
        }
      }

      """
  }
}
