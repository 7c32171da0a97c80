/// What the types of several sources declare, by the last parts of their names.
package struct TypeIndex {
  package struct Member {
    package let keyword: String
    /// The words in the type of its value, or of what it returns.
    package let types: Set<String>
    /// The first label of a function; empty without one.
    package let label: String
    /// The words in the types of the parameters, or of what a case carries.
    package var parameters: Set<String> = []
    /// Whether a protocol requires it.
    package var isRequired = false
    /// The last part of the name of the type that declares it.
    package var type = ""
    /// The outermost type around it, since nested types of several can have one name.
    var outer = ""
  }

  private final class Memory {
    /// The members with a name that types declare or inherit.
    var inherited: [String: [String: [Member]]] = [:]
  }

  private var members: [String: [String: [Member]]] = [:]
  /// What types inherit directly, and what aliases mean; not what is in angle brackets.
  private var parents: [String: Set<String>] = [:]
  /// All words of aliases.
  private var aliases: [String: Set<String>] = [:]
  /// What type parameters have to meet, and what extensions demand of their types.
  private var demands: [String: Set<String>] = [:]
  package private(set) var protocols: Set<String> = []
  private let memory = Memory()

  package init(_ sources: [NamedSource]) {
    for named in sources {
      let source = named.source
      for declaration in source.all {
        let name = declaration.name.split(separator: ".").last.map(String.init) ?? ""
        parents[name, default: []].formUnion(source.parents(of: declaration).map(\.lastName))
        if declaration.keyword == "typealias" {
          aliases[name, default: []].formUnion(declaration.head.typeNames)
        }
        if declaration.keyword == "protocol" { protocols.insert(name) }
        addDemands(of: name, in: declaration.head)
        guard let body = declaration.body else { continue }
        let outer =
          named.path(ofBodyAt: source.tokens[body.lowerBound].range.lowerBound).first ?? name
        for member in source.members(of: body) {
          let modifiers = source.tokens[member.start..<member.keywordIndex]
          let isRequired =
            declaration.keyword == "protocol" && !modifiers.contains { "optional" ~= $0 }
          add(member, of: name, outer, isRequired, in: source)
        }
      }
      for (place, words) in named.locals.typeParameters {
        demands[named.tokens[place].plainName, default: []].formUnion(words)
      }
    }
  }

  private mutating func add(
    _ member: SwiftMember, of type: String, _ outer: String, _ isRequired: Bool,
    in source: SwiftSource
  ) {
    func add(
      _ name: String, types: Set<String> = [], label: String = "", parameters: Set<String> = []
    ) {
      let name = name.filter { $0 != "`" }
      members[type, default: [:]][name, default: []].append(
        Member(
          keyword: member.keyword, types: types, label: label,
          parameters: parameters, isRequired: isRequired, type: type, outer: outer))
    }
    let code = source.tokens[member.keywordIndex..<member.tokens.upperBound]
    if let variable = source.variable(of: member) {
      var types = variable.type.typeNames
      let value = variable.value
      if types.isEmpty, value.count == 3, "allCases" ~= value[value.endIndex - 1] {
        types = value.typeNames
      }
      if types == ["ObservableStore"] { types.formUnion(variable.value.typeNames) }
      add(variable.name, types: types)
    } else if let signature = source.signature(of: member) {
      let result = code.drop { !("->" ~= $0) }.prefix { !("{" ~= $0 || "where" ~= $0) }
      add(
        signature.name, types: result.typeNames, label: signature.parameters.first?.label ?? "",
        parameters: code[..<result.startIndex].typeNames)
    } else if member.keyword == "case" {
      let depth = code.first?.depth ?? 0
      for index in code.indices.dropFirst()
      where code[index].kind == .word && code[index].depth == depth
        && ("case" ~= code[index - 1] || "," ~= code[index - 1])
      {
        let values = code[(index + 1)...].prefix { $0.depth > depth || "(" ~= $0 }
        add(code[index].text, parameters: values.typeNames)
      }
    } else {
      add(member.name)
    }
  }

  /// Adds what a `where` demands of a type and of its parameters.
  private mutating func addDemands(of type: String, in head: ArraySlice<SwiftToken>) {
    let clause = head.drop { !("where" ~= $0) }
    for index in clause.indices.dropLast() where ":" ~= clause[index] || "=" ~= clause[index] {
      let name = clause[index - 1].text
      let words = clause[(index + 1)...].prefix { !("," ~= $0) }.typeNames
      demands[name == "Self" ? type : name, default: []].formUnion(words)
    }
  }

  /// Returns the members with a name that a type inherits and can override.
  package func overridden(_ name: String, by type: String) -> [Member] {
    inherited(name, by: parents[type] ?? []).filter { !protocols.contains($0.type) }
  }

  /// Returns types with all that aliases among them name.
  package func meanings(of types: Set<String>) -> Set<String> { closure(of: types, in: aliases) }

  /// Returns types with all that they inherit.
  package func families(of types: Set<String>) -> Set<String> { closure(of: types, in: parents) }

  /// Returns types with all that inherit them, and aliases of them.
  package func heirs(of types: Set<String>) -> Set<String> {
    var heirs: [String: Set<String>] = [:]
    for (type, parents) in parents {
      for parent in parents { heirs[parent, default: []].insert(type) }
    }
    return closure(of: types, in: heirs)
  }

  package func isAlias(_ name: String) -> Bool { aliases[name] != nil }

  /// Returns types with what is demanded of them where they are type parameters, or are extended.
  package func demands(of types: Set<String>) -> Set<String> {
    types.reduce(into: types) { $0.formUnion(demands[$1] ?? []) }
  }

  private func closure(of types: Set<String>, in next: [String: Set<String>]) -> Set<String> {
    var (found, open) = (types, Array(types))
    while let type = open.popLast() {
      for other in next[type] ?? [] where found.insert(other).inserted { open.append(other) }
    }
    return found
  }

  /// Returns the members with a name that types declare or inherit, without those that are overridden.
  package func inherited(_ name: String, by types: Set<String>) -> [Member] {
    let types = meanings(of: types)
    let found = types.flatMap { inherited(name, by: $0) }
    let meant = Set(found.filter { types.contains($0.outer) }.map(\.type))
    return found.filter { types.contains($0.outer) || !meant.contains($0.type) }
  }

  private func inherited(_ name: String, by type: String) -> [Member] {
    var known = memory.inherited[name] ?? [:]
    if let found = known[type] { return found }
    memory.inherited[name] = nil
    var (open, entered) = ([type], Set<String>())
    while let next = open.last {
      if entered.insert(next).inserted {
        open += (parents[next] ?? []).filter { known[$0] == nil && !entered.contains($0) }
        continue
      }
      open.removeLast()
      if known[next] != nil { continue }
      let own = members[next]?[name] ?? []
      let lists = (parents[next] ?? []).sorted().compactMap { known[$0] }.filter { !$0.isEmpty }
      guard !own.isEmpty || lists.count > 1 else {
        known[next] = lists.first ?? []
        continue
      }
      var types: Set<String> = []
      known[next] = lists.reduce(own) { found, list in
        let more = list.filter { member in
          !types.contains(member.type) && !own.contains { $0.label == member.label }
        }
        types.formUnion(more.map(\.type))
        return found + more
      }
    }
    memory.inherited[name] = known
    return known[type] ?? []
  }

  /// Returns the members with a name that types declare, without those that they inherit.
  ///
  /// - Parameter context: Types that say which of several nested types is meant.
  package func members(
    _ name: String, of types: Set<String>, among context: Set<String>? = nil
  ) -> [Member] {
    types.flatMap { type in
      let found = members[type]?[name] ?? []
      let meant = found.filter { (context ?? types).contains($0.outer) }
      return meant.isEmpty ? found : meant
    }
  }

  /// Returns the types that declare a member.
  package func types(declaring name: String) -> Set<String> {
    Set(members.filter { $1[name] != nil }.keys)
  }

  /// Returns the words in the type of a property, or of what a method returns; `nil` if no type declares it.
  func types(of name: String, in types: Set<String>) -> Set<String>? {
    let found = inherited(name, by: types)
    // The type of a value may have to be inferred.
    if found.isEmpty || found.contains(where: \.types.isEmpty) { return nil }
    return found.reduce(into: []) { $0.formUnion($1.types) }
  }
}

extension String {
  /// The name of a type without what is before its dots, and without its arguments.
  fileprivate var lastName: String {
    let name = prefix { $0 != "<" }.split { " .@()".contains($0) }.last ?? ""
    return name.filter { $0 != "`" }
  }
}
