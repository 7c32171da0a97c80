/// The protocols at the boundaries of a scene.
package struct SceneProtocols {
  package let business: SwiftProtocol
  package let presentation: SwiftProtocol
  package let display: SwiftProtocol
  /// The routes, if the scene has a router.
  package let routing: SwiftProtocol?
  package let dataPassing: SwiftProtocol?

  /// Reads the protocols of a scene.
  ///
  /// - Throws: `SourceFault` if one is missing, or not understood.
  package init(scene: String, module: SwiftModule) throws(SourceFault) {
    business = try module.required("\(scene)BusinessLogic")
    presentation = try module.required("\(scene)PresentationLogic")
    display = try module.required("\(scene)DisplayLogic")
    routing = try module.swiftProtocol(named: "\(scene)RoutingLogic")
    dataPassing = try module.swiftProtocol(named: "\(scene)DataPassing")
    for boundary in [business, presentation, display] + (routing.map { [$0] } ?? []) {
      try boundary.refuseProperties()
    }
  }

  /// Creates the protocols of a scene that is generated.
  init(_ names: SceneNames) {
    let scene = names.scene
    func boundary(
      _ suffix: String, _ useCases: [UseCase], _ method: (UseCase) -> String, _ payload: String
    ) -> SwiftProtocol {
      let label = CamelCase(payload).lowercased
      return SwiftProtocol(
        name: scene + suffix, file: "", line: 1,
        methods: useCases.map {
          let type = "\(scene).\($0.name).\(payload)"
          return .init(
            name: method($0), payload: .init(label: label, name: label, type: type), line: 1)
        })
    }
    business = boundary("BusinessLogic", names.useCases, \.request, "Request")
    presentation = boundary("PresentationLogic", names.outcomes, \.present, "Response")
    display = boundary("DisplayLogic", names.outcomes, \.display, "ViewModel")
    routing = names.route.map {
      SwiftProtocol(
        name: "\(scene)RoutingLogic", file: "", line: 1, methods: [.init(name: $0, line: 1)])
    }
    dataPassing = names.route.map { _ in
      SwiftProtocol(
        name: "\(scene)DataPassing", file: "", line: 1,
        properties: [
          .init(name: "dataStore", type: "(any \(scene)DataStore)?", isSettable: false, line: 1)
        ])
    }
  }
}

extension SwiftModule {
  /// Returns a protocol.
  ///
  /// - Throws: `SourceFault` if it is missing, or not understood.
  func required(_ name: String) throws(SourceFault) -> SwiftProtocol {
    guard let found = try swiftProtocol(named: name) else {
      throw .noProtocol(name, file: self.name)
    }
    return found
  }
}
