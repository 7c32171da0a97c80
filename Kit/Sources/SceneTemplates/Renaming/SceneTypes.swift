import SwiftReading

/// The types of a scene: its components, its protocols, and their tests and test doubles.
package struct SceneTypes {
  /// What is named for the scene, in the module and in its tests.
  package let named: Set<String>
  /// These, and whatever conforms to or inherits from them.
  let all: Set<String>
  /// These, and the types in them.
  let owners: Set<String>
  package let scene: String
  /// What is declared more than once.
  let repeated: Set<String>
  /// The types that offer use cases by methods of their own, as the generator writes them.
  let frontEnds: Set<String>

  private static let boundaries = [
    "BusinessLogic", "PresentationLogic", "DisplayLogic", "RoutingLogic", "DataStore",
    "DataPassing",
  ]
  private static let roles =
    boundaries + [
      "", "View", "ViewController", "Screen", "Menu", "Model", "Interactor", "Presenter", "Router",
      "Worker", "Configurator", "Error", "Origin",
    ]
  private static let doubles = ["Spy", "Stub", "Mock", "Fake", "Dummy", "Trace", "Tests", "Test"]
  /// What else the names of files end with.
  private static let files = ["Models", "Forms", "Samples", "Menu"]

  /// Finds the types of a scene.
  ///
  /// - Parameter others: The names of the other scenes, whose types can begin with the same words.
  package init(
    of scene: String, others: [String], in sources: [NamedSource], _ index: TypeIndex
  ) {
    self.scene = scene
    let declared = sources.flatMap { source in
      source.source.types.filter { $0.depth == 0 }.map { (source, $0) }
    }
    let names = Set(declared.map(\.1.name)).filter { name in
      Self.isNamed(name, for: scene)
        && !others.contains { $0.count > scene.count && Self.isNamed(name, for: $0) }
    }
    // A type that has nothing to do with the others only has such a name.
    var mentioned: [String: Set<String>] = [:]
    for (source, declaration) in declared where names.contains(declaration.name) {
      let start = declaration.place
      let end = declaration.body?.upperBound ?? start + declaration.head.count
      let words = source.source.tokens[start...end].filter { $0.kind == .word }.map(\.plainName)
      mentioned[declaration.name, default: []].formUnion(words)
    }
    for source in sources {
      for part in source.source.all where part.keyword == "extension" && names.contains(part.name) {
        let end = part.body?.upperBound ?? part.place
        let words = source.source.tokens[part.place...end].filter { $0.kind == .word }
        mentioned[part.name, default: []].formUnion(words.map(\.plainName))
      }
    }
    let namespaces = declared.filter { $0.1.name == scene && Self.isNamespace($0.1, in: $0.0) }
    named = names.filter { name in
      if name == scene { return !namespaces.isEmpty }
      return Self.boundaries.contains { name == scene + $0 }
        || names.contains { other in
          other != name
            && (mentioned[other]?.contains(name) == true
              || mentioned[name]?.contains(other) == true)
        }
    }
    repeated = Set(
      Dictionary(grouping: declared.map(\.1.name), by: { $0 }).filter { $1.count > 1 }.keys)
    let isGenerated = !index.members("configure", of: [scene + "View"]).isEmpty
    frontEnds = Set(
      isGenerated ? ["View", "Menu", "Screen", "Model", "ViewController"].map { scene + $0 } : [])
    all = index.heirs(of: named)
    owners = all.union(sources.flatMap { [all] in $0.types(in: all) })
  }

  /// Returns whether a name is that of the scene with what a part of a scene is called.
  private static func isNamed(_ name: String, for scene: String) -> Bool {
    ["", "Sample", "Catalog"].contains { prefix in
      guard name.hasPrefix(prefix + scene) else { return false }
      var rest = String(name.dropFirst(prefix.count + scene.count))
      while let ending = doubles.first(where: rest.hasSuffix) { rest.removeLast(ending.count) }
      return prefix.isEmpty ? roles.contains(rest) : rest == "Worker"
    }
  }

  /// Returns whether a type only contains others, as the namespace of payloads does.
  private static func isNamespace(
    _ declaration: SwiftSource.Declaration, in source: NamedSource
  ) -> Bool {
    guard ["enum", "struct"].contains(declaration.keyword), let body = declaration.body else {
      return false
    }
    let members = source.source.members(of: body)
    return !members.isEmpty
      && members.allSatisfy { ["enum", "struct", "typealias", "#"].contains($0.keyword) }
  }

  /// Returns the name of a file of the scene with a new name for the scene; `nil` if it is no file of the scene's.
  package func newName(ofFile name: String, as new: String) -> String? {
    guard let stem = name.removing(suffix: ".swift") else { return nil }
    let type = stem.prefix { $0 != "+" }
    let isOwn =
      named.contains(String(type)) || Self.files.contains { type == scene + $0 }
      || (Self.boundaries + ["", "Configurator"]).contains { base in
        ([""] + Self.doubles).contains { !(base + $0).isEmpty && type == scene + base + $0 }
      }
      || ["Tests", "Spy", "Stub"].contains { ending in
        type.hasSuffix(ending) && Self.isNamed(String(type), for: scene)
      }
    guard isOwn, let range = name.firstRange(of: scene) else { return nil }
    return name.replacingCharacters(in: range, with: new)
  }

  /// Returns the new name of a type of the scene.
  func newName(of type: String, as new: String) -> String {
    type.firstRange(of: scene).map { type.replacingCharacters(in: $0, with: new) } ?? type
  }
}

extension String {
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
