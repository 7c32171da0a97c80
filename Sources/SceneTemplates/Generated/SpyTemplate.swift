/// A spy, which records the calls that it receives, in order.
enum SpyTemplate {
  /// Returns a spy in place of what conforms to a protocol.
  static func spy(
    of name: String, in module: SwiftModule, importing: Bool
  ) throws(SourceFault) -> String {
    let recorded = try module.required(name)
    if let property = recorded.properties.first {
      throw SourceFault(
        file: recorded.file, line: property.line,
        problem: .recordedProperty(property.name, protocol: name))
    }
    return text(
      name: "\(name)Spy", conformingTo: [name], methods: recorded.methods, store: nil,
      module: importing ? module.name : nil)
  }

  /// Returns a spy in place of a scene's router.
  static func router(
    of scene: String, in module: SwiftModule, importing: Bool
  ) throws(SourceFault) -> String {
    let routing = try module.required("\(scene)RoutingLogic")
    let passing = try module.swiftProtocol(named: "\(scene)DataPassing")
    for boundary in [routing] + (passing.map { [$0] } ?? []) {
      for property in boundary.properties where property.name != "dataStore" {
        throw SourceFault(
          file: boundary.file, line: property.line,
          problem: .recordedProperty(property.name, protocol: boundary.name))
      }
    }
    let properties = routing.properties + (passing?.properties ?? [])
    return text(
      name: "\(scene)RouterSpy",
      conformingTo: [routing.name] + (passing.map { [$0.name] } ?? []),
      methods: routing.methods + (passing?.methods ?? []), store: properties.first,
      module: importing ? module.name : nil)
  }

  private static func text(
    name: String, conformingTo protocols: [String], methods: [SwiftProtocol.Method],
    store: SwiftProtocol.Property?, module: String?
  ) -> String {
    let cases = methods.map { "    case \($0.name)\($0.payload.map { "(\($0.type))" } ?? "")" }
    let implementations = methods.map { method in
      """

        func \(method.signature) {
          calls.append(.\(method.name)\(method.payload.map { "(\($0.name))" } ?? ""))
        }
      """
    }
    let data =
      store.map {
        """

          \($0.isSettable ? "var" : "let") dataStore: \($0.type)

          init(dataStore: \($0.type)\($0.type.hasSuffix("?") ? " = nil" : "")) {
            self.dataStore = dataStore
          }
        """
      } ?? ""
    return """
      \(module.map { "\n@testable import \($0)\n" } ?? "")
      /// \(summary(of: name))
      final class \(name): \(protocols.joined(separator: ", ")) {
        enum Call: Equatable {
      \(cases.joined(separator: "\n"))
        }

        private(set) var calls: [Call] = []\(data)
      \(implementations.joined(separator: "\n"))
      }

      """
  }

  private static func summary(of name: String) -> String {
    let received: [(suffix: String, what: String)] = [
      ("BusinessLogicSpy", "the requests that it receives"),
      ("PresentationLogicSpy", "the responses that it receives"),
      ("DisplayLogicSpy", "the view models that it receives"), ("RouterSpy", "its routes"),
    ]
    let what = received.first { name.hasSuffix($0.suffix) }?.what ?? "its calls,"
    return what.hasPrefix("its")
      ? "Records \(what.filter { $0 != "," }) in order."
      : "Records \(what), in order."
  }
}
