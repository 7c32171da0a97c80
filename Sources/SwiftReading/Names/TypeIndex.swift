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
    /// The outermost type around it, since nested types of several can have one name.
    var outer = ""
  }

  private var members: [String: [String: [Member]]] = [:]
  /// What types inherit, and what aliases mean.
  private var parents: [String: Set<String>] = [:]
  package private(set) var protocols: Set<String> = []

  package init(_ sources: [NamedSource]) {
    for named in sources {
      let source = named.source
      for declaration in source.all {
        let name = declaration.name.split(separator: ".").last.map(String.init) ?? ""
        parents[name, default: []].formUnion(declaration.head.typeNames)
        if declaration.keyword == "protocol" { protocols.insert(name) }
        guard let body = declaration.body else { continue }
        let place = source.tokens[body.lowerBound].range.lowerBound
        let outer = named.path(at: place).first ?? name
        for member in source.members(of: body) { add(member, of: name, outer, in: source) }
      }
    }
  }

  private mutating func add(
    _ member: SwiftMember, of type: String, _ outer: String, in source: SwiftSource
  ) {
    func add(
      _ name: String, types: Set<String> = [], label: String = "", parameters: Set<String> = []
    ) {
      let name = name.filter { $0 != "`" }
      members[type, default: [:]][name, default: []].append(
        Member(
          keyword: member.keyword, types: types, label: label,
          parameters: parameters, outer: outer))
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

  /// Returns types with all that they inherit.
  package func families(of types: Set<String>) -> Set<String> {
    var (found, open) = (types, Array(types))
    while let type = open.popLast() {
      for parent in parents[type] ?? [] where found.insert(parent).inserted { open.append(parent) }
    }
    return found
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
    let found = members(name, of: families(of: types))
    // The type of a value may have to be inferred.
    if found.isEmpty || found.contains(where: \.types.isEmpty) { return nil }
    return found.reduce(into: []) { $0.formUnion($1.types) }
  }
}
