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
    /// The names of its parameters and variables, which hide properties.
    let hidden: Set<String>
    var name: String { signature.name }
  }

  let name: String
  /// The number of its scope.
  let scope: Int
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
  /// What it inherits or conforms to directly.
  var parents: [ProjectType] = []
  /// The names of what it inherits or conforms to directly that is not in the project.
  var foreignParents: Set<String> = []
  /// The concrete types that inherit or conform to it.
  var heirs: [ProjectType] = []
  var role: Role?
  lazy var roleByName = Role(ofName: name)
  lazy var isOfViewController = foreignParents.contains { $0.hasSuffix("ViewController") }
  /// Where its methods use members of values, by the names of these.
  lazy var uses = findUses()
  private var propertyIndices: [String: Int] = [:]

  var isProtocol: Bool { keyword == "protocol" }
  var isAlias: Bool { keyword == "typealias" }
  /// Whether it is a type that has values.
  var isConcrete: Bool { !isProtocol && !isAlias }
  /// The types that a value of it can have.
  var values: [ProjectType] { (isConcrete ? [self] : []) + heirs }

  init(name: String, scope: Int, _ declaration: SwiftSource.Declaration, in source: ProjectSource) {
    (self.name, self.scope, self.source) = (name, scope, source)
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
        if propertyIndices[variable.name] == nil {
          propertyIndices[variable.name] = properties.count
        }
        properties.append(
          Property(
            variable: variable, member: member, source: part.source,
            type: TypeReference(variable.type)))
      } else if let signature = source.signature(of: member) {
        let body = source.body(of: member)
        methods.append(
          Method(
            signature: signature, member: member, source: part.source, body: body,
            hidden: Self.hiddenNames(signature, body, in: part.source)))
      }
    }
  }

  /// Returns a stored property.
  func property(named name: String) -> Property? {
    propertyIndices[name].map { properties[$0] }
  }
}
