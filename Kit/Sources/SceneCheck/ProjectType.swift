import SwiftReading

/// A type, a protocol or an alias of a project, with its extensions.
final class ProjectType {
  typealias Part = (source: ProjectSource, declaration: SwiftSource.Declaration)

  /// A property, with where it is declared.
  struct Property {
    let variable: SwiftVariable
    let member: SwiftMember
    let source: ProjectSource
    var type: TypeReference
    /// The scope in which its type is named, and the source that names it.
    var scope: Int
    var namedIn: ProjectSource
    var name: String { variable.name }
    /// Whether an object keeps the value alive that it has here.
    var isStrong: Bool {
      variable.isStored && modifiers.isDisjoint(with: ["weak", "unowned", "static", "class"])
        && source.attributes(of: member).isSubset(of: [
          "IBOutlet", "Published", "MainActor", "objc",
        ])
    }
    /// Whether it is a part of a view, which the view keeps alive although this refers to it weakly.
    var isWeakOutlet: Bool {
      modifiers.contains("weak") && source.attributes(of: member).contains("IBOutlet")
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

  /// A case that carries values.
  struct Case {
    let name: String
    let source: ProjectSource
    /// The index of its name.
    let place: Int
    let types: [ArraySlice<SwiftToken>]
  }

  let name: String
  /// The number of its scope.
  let scope: Int
  let keyword: String
  /// Whether only its file knows it.
  let isPrivate: Bool
  /// Whether it is an alias of a function.
  private(set) var isFunction = false
  /// Where it is named.
  let source: ProjectSource
  let place: Int
  private(set) var inherited: [[String]] = []
  /// The names of its type parameters, and what it passes for those of its superclass.
  private(set) var typeParameters: [String] = []
  private(set) var superclassArguments: [TypeReference] = []
  private(set) var properties: [Property] = []
  /// The stored properties of its superclasses, with what it passes for their type parameters.
  var inheritedProperties: [Property] = []
  private(set) var methods: [Method] = []
  /// The cases of an enum that carry values, with the types of these.
  private(set) var cases: [Case] = []

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
  /// The code of its objects.
  lazy var bodies = findBodies()
  lazy var bodyNames = findBodyNames()
  lazy var methodNames = Set(methods.map(\.name))
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
    let head = part.declaration.head
    let parameters = head.genericClause
    let heritage = head[parameters.endIndex...].drop { !(":" ~= $0 || "=" ~= $0) }.dropFirst()
    let reference = TypeReference(heritage)
    inherited += reference.names
    isFunction = reference.isFunction
    if part.declaration.keyword == "class" {
      typeParameters = source.list(in: parameters.dropFirst().dropLast().indices)
        .compactMap { source.tokens[$0].first { $0.kind == .word }?.text }
      let arguments = heritage.drop { $0.kind == .word || "." ~= $0 }.genericClause
      superclassArguments = source.list(in: arguments.dropFirst().dropLast().indices)
        .map { TypeReference(source.tokens[$0]) }
    }
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
            type: TypeReference(variable.type.isEmpty ? variable.resolvedType : variable.type),
            scope: scope, namedIn: part.source))
      } else if let signature = source.signature(of: member) {
        let body = source.body(of: member)
        methods.append(
          Method(
            signature: signature, member: member, source: part.source, body: body,
            hidden: Self.hiddenNames(signature, body, in: part.source)))
      } else if member.keyword == "case" {
        addCases(of: member, in: part.source)
      }
    }
  }

  private func addCases(of member: SwiftMember, in source: ProjectSource) {
    let tokens = source.tokens
    for index in member.keywordIndex + 1..<member.tokens.upperBound
    where tokens[index].depth == tokens[member.keywordIndex].depth && "(" ~= tokens[index]
      && tokens[index - 1].kind == .word
    {
      guard let close = source.source.ends[index] else { continue }
      let types = source.source.list(in: index + 1..<close).map { part in
        // What is before a colon is a label, unless it is in brackets, as in a dictionary.
        let label = part.first { ":" ~= tokens[$0] && tokens[$0].depth == tokens[index].depth + 1 }
        return tokens[(label.map { $0 + 1 } ?? part.lowerBound)..<part.upperBound]
      }
      cases.append(
        Case(name: tokens[index - 1].text, source: source, place: index - 1, types: types))
    }
  }

  /// The types of what methods such as `bind(to:)` connect it to.
  var bound: [TypeReference] {
    methods.filter { $0.name.hasPrefix("bind") }.flatMap(\.signature.parameters).compactMap {
      (try? SwiftTokenizer.tokens(of: $0.type, file: "")).map { TypeReference($0) }
    }
  }

  /// Its properties, and those of its superclasses.
  var allProperties: [Property] { properties + inheritedProperties }

  /// Its properties, and those of its superclass whose types it says.
  var propertiesOfItsOwn: [Property] {
    properties + inheritedProperties.filter { $0.scope == scope }
  }

  /// Takes over the stored properties of its superclass.
  func inherit(from superclass: ProjectType) {
    inheritedProperties = superclass.allProperties.filter(\.variable.isStored)
      .prefix(Self.mostInherited).map { property in
        guard property.scope == superclass.scope, property.type.names.count == 1,
          let place = superclass.typeParameters.firstIndex(where: { [$0] == property.type.names[0] }
          ),
          superclassArguments.indices.contains(place)
        else { return property }
        var property = property
        property.type = superclassArguments[place]
        (property.scope, property.namedIn) = (scope, source)
        return property
      }
  }

  /// How many properties a type inherits; more are of no use.
  private static let mostInherited = 200

  /// Returns a property, also one that it inherits.
  func property(named name: String) -> Property? {
    propertyIndices[name].map { properties[$0] } ?? inheritedProperties.first { $0.name == name }
  }
}

extension SwiftVariable {
  /// The type that a container is asked for, as in `= container.resolve(BoatsBusinessLogic.self)`.
  fileprivate var resolvedType: ArraySlice<SwiftToken> {
    if value.count > 30 || value.contains(where: { "{" ~= $0 }) { return [] }
    let names = value.indices.dropLast(2).filter {
      "." ~= value[$0 + 1] && "self" ~= value[$0 + 2] && value[$0].text.first?.isUppercase ?? false
    }
    return names.count == 1 ? value[names[0]...names[0]] : []
  }
}

extension ArraySlice<SwiftToken> {
  /// The angle brackets that it begins with, and what is between them.
  fileprivate var genericClause: ArraySlice<SwiftToken> {
    var angles = 0
    for index in indices {
      if "<" ~= self[index] { angles += 1 }
      if ">" ~= self[index] { angles -= 1 }
      if angles == 0 { return index == startIndex ? self[..<index] : self[...index] }
    }
    return self[startIndex..<startIndex]
  }
}
