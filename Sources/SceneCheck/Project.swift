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
  /// Concrete types, by the types that they inherit or conform to.
  private var heirs: [ObjectIdentifier: [ProjectType]] = [:]
  /// All types and unknown names that each type inherits or conforms to.
  private var ancestors: [ObjectIdentifier: (types: [ProjectType], names: Set<String>)] = [:]

  package init(_ sources: [SwiftSource]) {
    let folders = sources.map { $0.file.split(separator: "/").dropLast() }
    let depth =
      folders.dropFirst().reduce(folders.first) { common, other in
        common.map { $0.prefix(zip($0, other).prefix { $0 == $1 }.count) }
      }?.count ?? 0
    self.sources = sources.map { ProjectSource($0, depth: depth) }
    users = Self.users(in: self.sources)
    var all: [ProjectType] = []
    var extensions: [(path: [String], scope: [String], part: ProjectType.Part)] = []
    for source in self.sources {
      var open: [(path: [String], end: Int)] = []
      for declaration in source.source.all {
        while let last = open.last, last.end < declaration.place { open.removeLast() }
        let scope = open.last?.path ?? []
        let path = declaration.name.split(separator: ".").map(String.init)
        if declaration.keyword == "extension" {
          extensions.append((path, scope, (source, declaration)))
        } else {
          all.append(ProjectType(path: scope + path, declaration, in: source))
        }
        if let body = declaration.body { open.append((scope + path, body.upperBound)) }
      }
    }
    for type in all { named[type.name, default: []].append(type) }
    for (path, scope, part) in extensions {
      resolve(path, in: scope, near: part.source)?.add(part)
    }
    components = all.filter { $0.isConcrete && !$0.source.isTest }
    for type in all { findAncestors(of: type) }
    for type in components {
      for ancestor in ancestors[ObjectIdentifier(type)]?.types ?? [] {
        heirs[ObjectIdentifier(ancestor), default: []].append(type)
      }
    }
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
  ///   - scope: The types around the place, from the outermost.
  func resolve(_ name: [String], in scope: [String], near source: ProjectSource) -> ProjectType? {
    guard let last = name.last, let candidates = named[last] else { return nil }
    var outer = scope[...]
    while true {
      let found = candidates.filter { $0.path == outer + name }
      if !found.isEmpty { return nearest(found, to: source) }
      if outer.popLast() == nil { break }
    }
    // What is before the dots can be an alias, or a module.
    if name.count > 1 { return resolve(Array(name.dropFirst()), in: scope, near: source) }
    return nil
  }

  /// Returns the type of several with one name whose file is the nearest; `nil` if two are equally near.
  private func nearest(_ types: [ProjectType], to source: ProjectSource) -> ProjectType? {
    if types.count == 1 { return types[0] }
    func distance(_ type: ProjectType) -> Int {
      let (from, to) = (source.file.split(separator: "/"), type.source.file.split(separator: "/"))
      return from.count - zip(from, to).prefix { $0 == $1 }.count
    }
    let sorted = types.map { (distance($0), $0) }.sorted { $0.0 < $1.0 }
    return sorted[0].0 < sorted[1].0 ? sorted[0].1 : nil
  }

  private mutating func findAncestors(of type: ProjectType) {
    if ancestors[ObjectIdentifier(type)] != nil { return }
    // A type that inherits itself by mistake ends here.
    ancestors[ObjectIdentifier(type)] = ([], [])
    var found: (types: [ProjectType], names: Set<String>) = ([], [])
    for name in type.inherited {
      guard let parent = resolve(name, in: type.path, near: type.source), parent !== type else {
        found.names.insert(name.joined(separator: "."))
        continue
      }
      findAncestors(of: parent)
      let more = ancestors[ObjectIdentifier(parent)] ?? ([], [])
      found.types += [parent] + more.types
      found.names.formUnion(more.names)
    }
    ancestors[ObjectIdentifier(type)] = found
  }

  /// Returns the types and protocols of the project that a type inherits or conforms to.
  func parents(of type: ProjectType) -> [ProjectType] {
    ancestors[ObjectIdentifier(type)]?.types ?? []
  }

  /// Returns the names of what a type inherits that is not in the project, such as `UIViewController`.
  func foreignParents(of type: ProjectType) -> Set<String> {
    ancestors[ObjectIdentifier(type)]?.names ?? []
  }

  /// Returns the types that a value of a type can have.
  func values(of reference: TypeReference, in type: ProjectType, near source: ProjectSource)
    -> [ProjectType]
  {
    var found: [ProjectType]?
    for name in reference.names {
      guard let named = resolve(name, in: type.path, near: source) else { continue }
      let values = (named.isConcrete ? [named] : []) + (heirs[ObjectIdentifier(named)] ?? [])
      // It conforms to all parts of a composition.
      found = found.map { old in old.filter { one in values.contains { $0 === one } } } ?? values
    }
    return found ?? []
  }

  /// Returns the types that the value of a property can have.
  func values(of property: ProjectType.Property, in type: ProjectType) -> [ProjectType] {
    values(of: property.type, in: type, near: property.source)
  }

  /// Returns the concrete types that inherit or conform to a type.
  func heirs(of type: ProjectType) -> [ProjectType] { heirs[ObjectIdentifier(type)] ?? [] }

  /// Creates a finding at a token of a source.
  func finding(
    _ rule: Rule, _ source: ProjectSource, at index: Int, _ subject: String, _ message: String
  ) -> Finding {
    let token = source.tokens[index]
    let bytes = source.source.bytes[..<token.range.lowerBound]
    let start = bytes.lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    return Finding(
      rule: rule, file: source.file, line: token.line, column: token.range.lowerBound - start + 1,
      subject: subject, message: message)
  }
}
