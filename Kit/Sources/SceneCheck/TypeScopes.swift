/// The types of a project, by the types and extensions that they are declared in.
///
/// Each scope has a number, so that deep ones need no long paths.
struct TypeScopes {
  private struct Step: Hashable {
    let outer: Int
    let name: String
  }

  private struct Scope {
    let outer: Int
    let name: String
    var types: [ProjectType] = []
  }

  /// The scope of a project.
  static let root = 0
  /// How many parts a name can have.
  private static let longestName = 100

  private var scopes = [Scope(outer: root, name: "")]
  private var inner: [Step: Int] = [:]

  /// Returns a scope below another one, which is made if it is not there.
  mutating func scope(named name: [String], in outer: Int) -> Int {
    name.prefix(Self.longestName).reduce(outer) { outer, name in
      let step = Step(outer: outer, name: name)
      if let known = inner[step] { return known }
      scopes.append(Scope(outer: outer, name: name))
      inner[step] = scopes.count - 1
      return scopes.count - 1
    }
  }

  mutating func add(_ type: ProjectType) { scopes[type.scope].types.append(type) }

  /// Returns the names of a scope, from the outermost.
  func path(of scope: Int) -> [String] {
    var (path, scope): ([String], Int) = ([], scope)
    while scope != Self.root {
      path.append(scopes[scope].name)
      scope = scopes[scope].outer
    }
    return path.reversed()
  }

  /// Returns the scope around another one; `nil` around that of the project.
  func outer(of scope: Int) -> Int? { scope == Self.root ? nil : scopes[scope].outer }

  /// Returns the types that a name means in a scope: those in the innermost around it.
  func types(named name: [String], from scope: Int) -> [ProjectType] {
    if name.count > Self.longestName { return [] }
    var scope = scope
    while true {
      var found: Int? = scope
      for part in name { found = found.flatMap { inner[Step(outer: $0, name: part)] } }
      if let found, !scopes[found].types.isEmpty { return scopes[found].types }
      if scope == Self.root { break }
      scope = scopes[scope].outer
    }
    // What is before the dots can be an alias, or a module.
    return name.count > 1 ? types(named: Array(name.dropFirst()), from: scope) : []
  }
}
