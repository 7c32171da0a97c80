import StrictJSON
import SwiftReading

/// What a scene has: its use cases and components, and the spies and tests for them.
package struct SceneInventory: Equatable {
  package let name: String
  /// The file and the line of the interactor.
  package let place: String
  /// The methods that its views request.
  package let useCases: [String]
  package let components: [String]
  /// The components that a scene needs and that were not found.
  package let missing: [String]
  /// The protocols of the scene, and those of them that a type of the tests conforms to.
  package let protocols: [String]
  package let spied: [String]
  /// The components that a test names.
  package let tested: [String]

  package var json: String {
    func list(_ texts: [String]) -> String {
      "[\(texts.map(JSONText.text).joined(separator: ","))]"
    }
    return JSONText.object([
      "scene": JSONText.text(name), "place": JSONText.text(place), "useCases": list(useCases),
      "components": list(components), "missing": list(missing), "protocols": list(protocols),
      "spied": list(spied),
      "tested": list(tested),
    ])
  }
}

extension Project {
  /// What each scene has, in the order of their names.
  package var inventory: [SceneInventory] {
    let tests = sources.filter { $0.isTest && !$0.isGenerated }
    let named = Set(tests.flatMap { $0.tokens.filter { $0.kind == .word }.map(\.text) })
    let spied = Set(
      self.named.values.joined().filter { $0.isConcrete && $0.source.isTest }
        .flatMap { $0.inherited.compactMap(\.last) })
    return sceneParts.map { parts in
      inventory(
        of: parts.interactor, views: parts.views, presenters: parts.presenters, named: named,
        spied: spied)
    }
    .sorted { ($0.name, $0.place) < ($1.name, $1.place) }
  }

  private func inventory(
    of interactor: ProjectType, views: [ProjectType], presenters: [ProjectType],
    named: Set<String>, spied: Set<String>
  ) -> SceneInventory {
    let rows: [(name: String, types: [ProjectType])] = [
      ("view", views), ("interactor", [interactor]), ("presenter", presenters),
      ("router", (views + presenters).flatMap { components(of: $0, .router) }),
      ("worker", components(of: interactor, .worker)),
    ]
    let parts = rows.filter { !$0.types.isEmpty }
    let protocols = parts.flatMap { $0.types.flatMap(parents).filter(\.isProtocol) }.map(\.name)
    return SceneInventory(
      name: calledScene(of: interactor),
      place: interactor.location,
      useCases: useCases(of: interactor, views: views).map(\.method.name).unique,
      components: parts.map(\.name),
      missing: rows.prefix(3).filter(\.types.isEmpty).map(\.name), protocols: protocols.unique,
      spied: protocols.unique.filter(spied.contains),
      tested: parts.filter { $0.types.contains { named.contains($0.name) } }.map(\.name))
  }
}

extension ProjectType {
  /// The file and the line where it is named.
  var location: String { "\(source.file):\(source.tokens[place].line)" }
}

extension [String] {
  /// The texts without repetitions.
  fileprivate var unique: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
