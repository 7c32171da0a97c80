import Spies
import SwiftReading
import SwiftWriting

/// A file that is derived from protocols, as its first lines say.
package struct GeneratedFile: Equatable, Sendable {
  package static let marker =
    "// Generated from the protocols of this scene by \"swift package scene refresh\". Do not edit."

  /// Returns the lines before the marker, such as a notice of copyright; `nil` if the text is not marked.
  package static func header(of text: String) -> String? {
    let lines = text.lines
    guard let mark = lines.firstIndex(of: marker),
      lines[..<mark].allSatisfy({ $0.isEmpty || $0.hasPrefix("//") })
    else { return nil }
    return lines[..<mark].map { $0 + "\n" }.joined()
  }

  /// What its name ends with; a spy of a router conforms to two protocols.
  private enum Kind: String, CaseIterable {
    case trace = "Trace"
    case routerSpy = "RouterSpy"
    case spy = "Spy"
  }

  private let kind: Kind
  /// The name of the scene, or of the protocol that a spy conforms to.
  private let subject: String

  /// Finds what a name, without a folder, says that a file contains; `nil` if no template makes such a file.
  package init?(named name: String) {
    for kind in Kind.allCases {
      guard let subject = name.removing(suffix: "\(kind.rawValue).swift") else { continue }
      (self.kind, self.subject) = (kind, subject)
      return
    }
    return nil
  }

  /// A protocol that its module declares.
  package var protocolName: String {
    switch kind {
    case .trace: "\(subject)BusinessLogic"
    case .routerSpy: "\(subject)RoutingLogic"
    case .spy: subject
    }
  }

  /// Generates the file from the protocols of a module.
  ///
  /// - Parameters:
  ///   - index: The protocols of the module, which are read once for all files.
  ///   - importing: Whether the file belongs to another module, such as its tests.
  package func text(
    from module: SwiftModule, _ index: ProtocolIndex, importing: Bool, with writer: CodeWriter
  ) throws(SourceFault) -> String {
    if kind != .trace { return try spy(from: module, index, importing: importing, with: writer) }
    let protocols = try protocols(from: module)
    return writer.text(of: "Trace", TraceValues(scene: subject, protocols: protocols))
  }

  private func spy(
    from module: SwiftModule, _ index: ProtocolIndex, importing: Bool, with writer: CodeWriter
  ) throws(SourceFault) -> String {
    var names = [protocolName]
    if kind == .routerSpy, module.place(of: "\(subject)DataPassing") != nil {
      names.append("\(subject)DataPassing")
    }
    var places: [ProtocolIndex.Place] = []
    for name in names {
      guard let source = try module.source(ofProtocol: name),
        let place = index.place(named: name, near: source.file)
      else { throw .noProtocol(name, file: module.name) }
      places.append(place)
    }
    let spy = Spy(named: subject + kind.rawValue, of: places, in: index)
    if let place = places.first, let reason = spy.left.first {
      throw SourceFault(
        file: place.source.file, line: place.declaration.line,
        "\(reason) Write this spy by hand.")
    }
    return spy.text(
      marker: Self.marker, module: importing ? module.name : "", copiesImports: false,
      with: writer)
  }

  private func protocols(from module: SwiftModule) throws(SourceFault) -> [SwiftProtocol] {
    var found: [SwiftProtocol] = []
    for suffix in ["BusinessLogic", "PresentationLogic", "DisplayLogic"] {
      found.append(try module.required(subject + suffix))
    }
    if module.place(of: "\(subject)RoutingLogic") != nil {
      found.append(try module.required("\(subject)RoutingLogic"))
    }
    for boundary in found { try boundary.refuseProperties() }
    if let passing = try module.swiftProtocol(named: "\(subject)DataPassing") {
      found.append(passing)
    }
    return found
  }
}

/// The values of the template for tracing decorators.
struct TraceValues: TemplateValues {
  let scene: String
  let protocols: [SwiftProtocol]

  /// Returns the methods of protocols, with the component that a decorator calls.
  private func methods(
    of suffixes: [String], in component: String
  ) -> [(method: SwiftProtocol.Method, component: String)] {
    let names = suffixes.map { scene + $0 }
    return protocols.filter { names.contains($0.name) }.flatMap(\.methods)
      .map { ($0, component) }
  }

  private func has(_ suffix: String) -> Bool {
    protocols.contains { $0.name == scene + suffix }
  }

  static let table: Table = [
    "marker": .text { _ in GeneratedFile.marker }, "scene": .text(\.scene),
    "requests": .list({ $0.methods(of: ["BusinessLogic"], in: "interactor.") }, method),
    "responses": .list({ $0.methods(of: ["PresentationLogic"], in: "presenter.") }, method),
    "viewModels": .list({ $0.methods(of: ["DisplayLogic"], in: "view?.") }, method),
    "routes": .list({ $0.methods(of: ["RoutingLogic", "DataPassing"], in: "router.") }, method),
    "router": .flag { $0.has("RoutingLogic") }, "passing": .flag { $0.has("DataPassing") },
    "properties": .list(
      { $0.protocols.flatMap(\.properties) }, ["name": .text(\.name), "type": .text(\.type)]),
  ]

  private static let method:
    [String: TemplateEntry<(method: SwiftProtocol.Method, component: String)>] = [
      "name": .text(\.method.name), "title": .text { $0.method.name.filter { $0 != "`" } },
      "component": .text(\.component), "payload": .text { $0.method.payload?.name ?? "()" },
      "parameter": .text {
        $0.method.payload.map { payload in
          let label = payload.label.map { $0 == payload.name ? "" : "\($0) " } ?? "_ "
          return "\(label)\(payload.name): \(payload.type)"
        } ?? ""
      },
      "argument": .text {
        $0.method.payload.map { ($0.label.map { "\($0): " } ?? "") + $0.name } ?? ""
      },
    ]
}
