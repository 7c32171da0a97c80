import SwiftReading

/// A type, a protocol or an alias of a project, with its extensions.
final class ProjectType {
  typealias Part = (source: ProjectSource, declaration: SwiftSource.Declaration)

  /// A property, with where it is declared.
  struct Property {
    let variable: SwiftVariable
    let member: SwiftMember
    let source: ProjectSource
    let type: TypeReference
    var name: String { variable.name }
    /// Whether an object keeps the value alive that it has here.
    var isStrong: Bool {
      variable.isStored && modifiers.isDisjoint(with: ["weak", "unowned", "static", "class"])
        && source.attributes(of: member).isSubset(of: [
          "IBOutlet", "Published", "MainActor", "objc",
        ])
    }
    /// Whether it begins with an object that is made in its place.
    var isMade: Bool { variable.value.contains { !("nil" ~= $0) } }
    var isPrivate: Bool {
      // Other types cannot set what is `private(set)`, either.
      !modifiers.isDisjoint(with: ["private", "fileprivate"])
    }
    var modifiers: Set<String> { source.modifiers(of: member) }
  }

  /// A function or an initializer, with where it is declared.
  struct Method {
    let signature: SwiftSignature
    let member: SwiftMember
    let source: ProjectSource
    let body: ClosedRange<Int>?
    var name: String { signature.name }
  }

  /// Its name, after those of the types that it is declared in.
  let path: [String]
  let keyword: String
  /// Whether only its file knows it.
  let isPrivate: Bool
  /// Where it is named.
  let source: ProjectSource
  let place: Int
  private(set) var inherited: [[String]] = []
  private(set) var properties: [Property] = []
  private(set) var methods: [Method] = []

  private(set) var files: Set<String> = []

  var name: String { path.last ?? "" }
  var isProtocol: Bool { keyword == "protocol" }
  var isAlias: Bool { keyword == "typealias" }
  /// Whether it is a type that has values.
  var isConcrete: Bool { !isProtocol && !isAlias }

  init(path: [String], _ declaration: SwiftSource.Declaration, in source: ProjectSource) {
    (self.path, self.source) = (path, source)
    (keyword, place) = (declaration.keyword, declaration.place)
    isPrivate = !declaration.modifiers.isDisjoint(with: ["private", "fileprivate"])
    add((source, declaration))
  }

  func add(_ part: Part) {
    let source = part.source.source
    files.insert(source.file)
    inherited +=
      TypeReference(part.declaration.head.drop { !(":" ~= $0 || "=" ~= $0) }.dropFirst()).names
    // What an extension of a protocol declares is no requirement.
    guard let body = part.declaration.body, !isProtocol || part.declaration.keyword == keyword
    else { return }
    for member in source.members(of: body) {
      if let variable = source.variable(of: member) {
        properties.append(
          Property(
            variable: variable, member: member, source: part.source,
            type: TypeReference(variable.type)))
      } else if let signature = source.signature(of: member) {
        methods.append(
          Method(
            signature: signature, member: member, source: part.source, body: source.body(of: member)
          ))
      }
    }
  }

  /// Returns a stored property.
  func property(named name: String) -> Property? { properties.first { $0.name == name } }
}
