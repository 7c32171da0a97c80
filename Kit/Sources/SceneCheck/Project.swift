import SwiftReading

/// The sources that are checked together, with the types that they declare.
package struct Project {
  let sources: [ProjectSource]
  /// The types, by the last part of their names.
  private(set) var named: [String: [ProjectType]] = [:]
  /// The types of the program, not those of its tests, that have values.
  private(set) var components: [ProjectType] = []
  /// The scenes that are connected as the pattern says.
  private(set) var scenes: [ProjectScene] = []
  /// The files with the views of scenes.
  private(set) var viewFiles: Set<String> = []
  /// The files of the program that use a member of something else than `self`, by the member's name.
  let users: [String: Set<String>]
  private var scopes = TypeScopes()

  /// How many types are followed from a type to what it inherits; more are of no use, and take long.
  private static let mostParents = 50
  /// How many types of a composition are followed, and how many aliases of aliases.
  private static let mostParts = 5
  /// How many values a property can have; of more, which one it has is a guess.
  private static let mostValues = 200
  /// How many types of one name are compared.
  private static let mostOfOneName = 1_000

  /// Reads the types of sources.
  ///
  /// - Parameter configuration: Endings of names that a team uses.
  package init(_ sources: [SwiftSource], _ configuration: Configuration = Configuration()) {
    let folders = sources.map { $0.file.split(separator: "/").dropLast() }
    let depth =
      folders.dropFirst().reduce(folders.first) { common, other in
        common.map { $0.prefix(zip($0, other).prefix { $0 == $1 }.count) }
      }?.count ?? 0
    self.sources = sources.map { ProjectSource($0, depth: depth) }
    users = Self.users(in: self.sources)
    var all: [ProjectType] = []
    var extensions: [(path: [String], scope: Int, part: ProjectType.Part)] = []
    for source in self.sources {
      var open: [(scope: Int, end: Int)] = []
      for declaration in source.source.all {
        while let last = open.last, last.end < declaration.place { open.removeLast() }
        let outer = open.last?.scope ?? TypeScopes.root
        let path = declaration.name.split(separator: ".").map(String.init)
        let scope = scopes.scope(named: path, in: outer)
        if declaration.keyword == "extension" {
          extensions.append((path, outer, (source, declaration)))
        } else {
          let type = ProjectType(name: path.last ?? "", scope: scope, declaration, in: source)
          scopes.add(type)
          all.append(type)
        }
        if let body = declaration.body { open.append((scope, body.upperBound)) }
      }
    }
    for type in all { named[type.name, default: []].append(type) }
    for (path, scope, part) in extensions {
      resolve(path, in: scope, near: part.source)?.add(part)
    }
    components = all.filter { $0.isConcrete && !$0.source.isTest }
    for type in all { findParents(of: type) }
    let suffixes = Role.allCases.compactMap { role in
      configuration.suffixes[role.rawValue].map { (role, $0) }
    }
    for type in all {
      let parents = parents(of: type)
      type.role = Self.role(of: [type] + parents, suffixes)
      // The nearest last: each takes over what those before it have.
      let line = ([type] + parents).filter { $0.keyword == "class" }
      for (superclass, heir) in zip(line.dropFirst(), line).reversed()
      where heir.inheritedProperties.isEmpty && heir.parents.contains(where: { $0 === superclass })
      {
        heir.inherit(from: superclass)
      }
      guard type.isConcrete, !type.source.isTest else { continue }
      for parent in parents { parent.heirs.append(type) }
    }
    findRolesByOwners()
    scenes = findScenes()
    viewFiles = Set(scenes.map(\.view.source.file))
  }

  private static func users(in sources: [ProjectSource]) -> [String: Set<String>] {
    var users: [String: Set<String>] = [:]
    for source in sources where !source.isTest {
      var (receiver, mark) = ("", "")
      for token in source.tokens {
        if mark == ".", token.kind == .word, receiver != "self" {
          users[token.text, default: []].insert(source.file)
        }
        (receiver, mark) = (mark, token.text)
      }
    }
    return users
  }

  /// Returns the type that a name means in a place; `nil` if it is not declared here, or could be several.
  ///
  /// - Parameters:
  ///   - name: The name, after what stands before its dots.
  ///   - scope: The number of the scope of the place.
  func resolve(_ name: [String], in scope: Int, near source: ProjectSource) -> ProjectType? {
    guard let last = name.last, named[last] != nil else { return nil }
    return nearest(scopes.types(named: name, from: scope), to: source)
  }

  /// Returns the type of several with one name whose file is the nearest; `nil` if two are equally near.
  private func nearest(_ types: [ProjectType], to source: ProjectSource) -> ProjectType? {
    if types.count < 2 { return types.first }
    // Whichever file is near, one with two of them is no nearer.
    guard types.count <= Self.mostOfOneName, Set(types.map(\.source.file)).count > 1 else {
      return nil
    }
    func distance(_ type: ProjectType) -> Int {
      let (from, to) = (source.file.split(separator: "/"), type.source.file.split(separator: "/"))
      return from.count - zip(from, to).prefix { $0 == $1 }.count
    }
    let sorted = types.map { (distance($0), $0) }.sorted { $0.0 < $1.0 }
    return sorted[0].0 < sorted[1].0 ? sorted[0].1 : nil
  }

  /// Returns the names of the types that a type is declared in, and its own.
  func path(of type: ProjectType) -> [String] { scopes.path(of: type.scope) }

  /// Returns whether a type is declared in another one.
  func isInner(_ type: ProjectType) -> Bool { scopes.outer(of: type.scope) != TypeScopes.root }

  /// Returns the numbers of the scopes around a type, from the innermost.
  func scopes(around type: ProjectType) -> some Sequence<Int> {
    sequence(first: type.scope) { scopes.outer(of: $0) }.dropFirst()
  }

  private func findParents(of type: ProjectType) {
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
    for name in type.inherited {
      guard let parent = resolve(name, in: type.scope, near: type.source), parent !== type else {
        type.foreignParents.insert(name.joined(separator: "."))
        continue
      }
      if known.insert(ObjectIdentifier(parent)).inserted { type.parents.append(parent) }
    }
  }

  /// Returns the types and protocols of the project that a type inherits or conforms to, each before its own.
  func parents(of type: ProjectType) -> [ProjectType] {
    if type.parents.isEmpty { return [] }
    var found: [ProjectType] = []
    var open = Array(type.parents.prefix(Self.mostParents).reversed())
    while found.count < Self.mostParents, let next = open.popLast() {
      // A type can inherit itself by mistake. There are few, so that a set would be slower.
      if next === type || found.contains(where: { $0 === next }) { continue }
      found.append(next)
      open += next.parents.prefix(Self.mostParents).reversed()
    }
    return found
  }

  /// Returns the names of what a type inherits that is not in the project, such as `UIViewController`.
  func foreignParents(of type: ProjectType) -> Set<String> {
    parents(of: type).reduce(into: type.foreignParents) { $0.formUnion($1.foreignParents) }
  }

  /// Returns the types that a reference names, and those that aliases among them mean.
  func types(of reference: TypeReference, in scope: Int, near source: ProjectSource)
    -> [ProjectType]
  {
    var found: [ProjectType] = []
    for name in reference.names {
      guard let named = resolve(name, in: scope, near: source) else { continue }
      found += meaning(of: named, Self.mostParts)
    }
    return found
  }

  /// Returns a type, or the types of the composition that an alias means.
  private func meaning(of type: ProjectType, _ depth: Int) -> [ProjectType] {
    guard type.isAlias else { return [type] }
    if depth == 0 || type.isFunction { return [] }
    return type.parents.prefix(Self.mostParts).flatMap { meaning(of: $0, depth - 1) }
  }

  /// Returns the types that the type of a property names, and those that aliases among them mean.
  func types(of property: ProjectType.Property) -> [ProjectType] {
    types(of: property.type, in: property.scope, near: property.namedIn)
  }

  /// Returns the types that a value of a type can have.
  func values(of reference: TypeReference, in scope: Int, near source: ProjectSource)
    -> [ProjectType]
  {
    var found: [ProjectType]?
    var known: Set<ObjectIdentifier> = []
    for named in types(of: reference, in: scope, near: source)
    where known.insert(ObjectIdentifier(named)).inserted {
      let values = named.heirs.count > Self.mostValues ? [] : named.values
      // It conforms to all parts of a composition.
      guard let old = found else {
        found = values
        continue
      }
      let identities = Set(values.map(ObjectIdentifier.init))
      found = old.filter { identities.contains(ObjectIdentifier($0)) }
    }
    return found ?? []
  }

  /// Returns the types that the value of a property can have.
  func values(of property: ProjectType.Property) -> [ProjectType] {
    values(of: property.type, in: property.scope, near: property.namedIn)
  }

  /// Creates a finding at a token of a source.
  func finding(
    _ rule: Rule, _ source: ProjectSource, at index: Int, _ subject: String, _ message: String
  ) -> Finding {
    let token = source.tokens[index]
    return Finding(
      rule: rule, file: source.file, line: token.line, column: source.column(of: token),
      subject: subject, message: message)
  }
}
