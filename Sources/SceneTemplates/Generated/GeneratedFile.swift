/// A file that is derived from protocols, as its first lines say.
package enum GeneratedFile {
  /// The line that marks such a file.
  package static let marker =
    "// Generated from the protocols of this scene by \"swift package scene refresh\". Do not edit."

  /// Returns the lines before the marker, such as a notice of copyright; `nil` if the file is not marked.
  ///
  /// - Parameter text: The contents of the file.
  package static func header(of text: String) -> String? {
    var header = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == marker { return header }
      guard line.isEmpty || line.hasPrefix("//") else { return nil }
      header += line + "\n"
    }
    return nil
  }

  /// Returns what a file's name says that it contains; `nil` if no template makes such a file.
  ///
  /// - Parameter name: The name, without a folder.
  package static func content(of name: String) -> Content? {
    if let scene = name.removing(suffix: "Trace.swift") { return .trace(scene: scene) }
    if let scene = name.removing(suffix: "RouterSpy.swift") { return .routerSpy(scene: scene) }
    return name.removing(suffix: "Spy.swift").map { .spy(of: $0) }
  }

  /// What is generated from protocols.
  package enum Content: Equatable, Sendable {
    /// The tracing decorators of a scene.
    case trace(scene: String)
    /// A spy in place of a scene's router.
    case routerSpy(scene: String)
    /// A spy in place of what conforms to a protocol.
    case spy(of: String)

    /// A protocol that its module declares.
    package var protocolName: String {
      switch self {
      case .trace(let scene): "\(scene)BusinessLogic"
      case .routerSpy(let scene): "\(scene)RoutingLogic"
      case .spy(let name): name
      }
    }
  }

  /// Generates a file from the protocols of a module.
  ///
  /// - Parameters:
  ///   - content: What to generate.
  ///   - module: The module that declares the protocols.
  ///   - importing: Whether the file belongs to another module, such as its tests.
  ///   - destination: How to write it.
  /// - Throws: `SourceFault` for what is not understood.
  package static func text(
    of content: Content, from module: SwiftModule, importing: Bool, in destination: Destination
  ) throws(SourceFault) -> String {
    let imported = importing ? module.name : nil
    switch content {
    case .trace(let scene):
      let protocols = try SceneProtocols(scene: scene, module: module)
      return destination.text(of: "Trace", protocols.traceValues(of: scene))
    case .routerSpy(let scene):
      let routing = try module.required("\(scene)RoutingLogic")
      let passing = try module.swiftProtocol(named: "\(scene)DataPassing")
      for boundary in [routing] + (passing.map { [$0] } ?? []) {
        try boundary.refuseProperties { $0 != "dataStore" }
      }
      return destination.text(
        of: "Spy",
        SceneProtocols.routerSpyValues(of: scene, routing, passing, importing: imported))
    case .spy(let name):
      let recorded = try module.required(name)
      try recorded.refuseProperties()
      return destination.text(of: "Spy", recorded.spyValues(importing: imported))
    }
  }
}

extension String {
  /// Returns the text before an ending; `nil` if it does not end so, or nothing is left.
  func removing(suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }

  /// A name without its backticks.
  var unquotedName: String { String(filter { $0 != "`" }) }
}
