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
    for boundary in [business, presentation, display] {
      if let property = boundary.properties.first {
        throw SourceFault(
          file: boundary.file, line: property.line,
          problem: .recordedProperty(property.name, protocol: boundary.name))
      }
    }
  }
}

extension SwiftModule {
  /// Returns a protocol.
  ///
  /// - Throws: `SourceFault` if it is missing, or not understood.
  func required(_ name: String) throws(SourceFault) -> SwiftProtocol {
    guard let found = try swiftProtocol(named: name) else {
      throw SourceFault(file: self.name, line: 1, problem: .noProtocol(name))
    }
    return found
  }
}
