/// The values of a scene's protocols, for templates.
extension SwiftProtocol.Method {
  /// Returns the values.
  ///
  /// - Parameter component: What a decorator calls, such as `interactor.`
  func values(calling component: String = "") -> TemplateValue {
    let label = payload?.label.map { $0 == payload?.name ? "" : "\($0) " } ?? "_ "
    return [
      "name": .text(name), "title": .text(name.unquotedName), "component": .text(component),
      "type": .text(payload?.type ?? ""), "payload": .text(payload?.name ?? "()"),
      "parameter": .text(payload.map { "\(label)\($0.name): \($0.type)" } ?? ""),
      "argument": .text(
        payload.map { ($0.label.map { "\($0): " } ?? "") + $0.name } ?? ""),
    ]
  }
}

extension SceneProtocols {
  /// Returns the values of the tracing decorators.
  func traceValues(of scene: String) -> TemplateValue {
    func methods(_ boundary: SwiftProtocol?, calling component: String) -> [TemplateValue] {
      (boundary?.methods ?? []).map { $0.values(calling: component) }
    }
    return [
      "marker": .text(GeneratedFile.marker), "scene": .text(scene),
      "requests": .list(methods(business, calling: "interactor.")),
      "responses": .list(methods(presentation, calling: "presenter.")),
      "viewModels": .list(methods(display, calling: "view?.")),
      "router": .flag(routing != nil), "passing": .flag(dataPassing != nil),
      "routes": .list(
        methods(routing, calling: "router.") + methods(dataPassing, calling: "router.")),
      "properties": .list(
        (dataPassing?.properties ?? []).map { ["name": .text($0.name), "type": .text($0.type)] }),
    ]
  }

  /// Returns the values of a spy in place of a scene's router.
  static func routerSpyValues(
    of scene: String, _ routing: SwiftProtocol, _ dataPassing: SwiftProtocol?,
    importing module: String?
  ) -> TemplateValue {
    let boundaries = [routing] + (dataPassing.map { [$0] } ?? [])
    return spyValues(
      name: "\(scene)RouterSpy", conformingTo: boundaries.map(\.name),
      methods: boundaries.flatMap(\.methods), store: boundaries.flatMap(\.properties).first,
      importing: module)
  }

  fileprivate static func spyValues(
    name: String, conformingTo protocols: [String], methods: [SwiftProtocol.Method],
    store: SwiftProtocol.Property?, importing module: String?
  ) -> TemplateValue {
    let recorded: [(suffix: String, what: String)] = [
      ("BusinessLogicSpy", "the requests that it receives, in order"),
      ("PresentationLogicSpy", "the responses that it receives, in order"),
      ("DisplayLogicSpy", "the view models that it receives, in order"),
      ("RouterSpy", "its routes in order"),
    ]
    return [
      "marker": .text(GeneratedFile.marker), "module": .text(module ?? ""), "name": .text(name),
      "recorded": .text(
        recorded.first { name.hasSuffix($0.suffix) }?.what ?? "its calls in order"),
      "conformances": .text(protocols.joined(separator: ", ")),
      "methods": .list(methods.map { $0.values() }),
      "store": store.map { store in
        [
          "kind": store.isSettable ? "var" : "let", "type": .text(store.type),
          "isOptional": .flag(store.type.hasSuffix("?")),
        ]
      } ?? false,
    ]
  }
}

extension SwiftProtocol {
  /// Returns the values of a spy in place of what conforms to the protocol.
  func spyValues(importing module: String?) -> TemplateValue {
    SceneProtocols.spyValues(
      name: "\(name)Spy", conformingTo: [name], methods: methods, store: nil, importing: module)
  }

  /// Throws for a property that can be neither traced nor recorded.
  func refuseProperties(_ isRefused: (String) -> Bool = { _ in true }) throws(SourceFault) {
    for property in properties where isRefused(property.name) {
      throw SourceFault(
        file: file, line: property.line,
        "\(name) requires the property \(property.name), which a spy cannot record. "
          + "Write this spy by hand.")
    }
  }
}
