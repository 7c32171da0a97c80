extension NameResolver {
  /// Returns the words in the type that an implicit member such as `.first` belongs to; `nil` if it is not known.
  ///
  /// - Parameter place: The index of its dot, or of the bracket of a list.
  package func expectedTypes(at place: Int, in source: NamedSource) -> Set<String>? {
    guard let before = source.token(at: place - 1) else { return nil }
    switch before.text {
    case "=":
      // `==` compares, and `=` assigns.
      let isPair = source.is("=", at: place - 2) || source.is("!", at: place - 2)
      return typesOfCalls(endingAt: isPair ? place - 3 : place - 2, in: source)
    case "case":
      guard let open = source.opening(around: place), source.is("{", at: open) else { return nil }
      return types(endingAt: open - 1, in: source)
    case "(", "[", ",", ":":
      guard let open = source.opening(around: place) else { return nil }
      if source.is("[", at: open) { return expectedTypes(at: open, in: source) }
      return source.is("(", at: open) ? typesOfArgument(at: place, after: open, in: source) : nil
    default: return nil
    }
  }

  /// Returns the words in the type that a call makes a value of; none if it calls a function.
  package func typesMade(before open: Int, in source: NamedSource) -> Set<String>? {
    guard let callee = source.token(at: open - 1), callee.kind == .word else { return nil }
    if let last = receiver(of: open - 1, in: source) {
      if !callee.namesType, callee.text != "init" { return [] }
      return types(endingAt: last, in: source).map {
        $0.union(callee.namesType ? [callee.plainName] : [])
      }
    }
    if source.is(".", at: open - 2) {
      return callee.text == "init" ? expectedTypes(at: open - 2, in: source) : []
    }
    return callee.namesType ? [callee.plainName] : []
  }

  /// Returns the words in the types of what a call is given.
  private func typesOfArgument(
    at place: Int, after open: Int, in source: NamedSource
  ) -> Set<String>? {
    guard let callee = source.token(at: open - 1), callee.kind == .word else { return nil }
    if callee.namesType || callee.text == "init" {
      guard source.is(":", at: place - 1), let label = source.token(at: place - 2),
        let made = typesMade(before: open, in: source)
      else { return nil }
      return index.types(of: label.plainName, in: made)
    }
    var owner: Set<String>? = Set(source.path(around: open))
    if let last = receiver(of: open - 1, in: source) {
      owner = types(endingAt: last, in: source)
    } else if source.is(".", at: open - 2) {
      owner = expectedTypes(at: open - 2, in: source)
    }
    // A list takes its elements.
    if ["append", "insert", "contains"].contains(callee.text),
      receiver(of: open - 1, in: source) != nil
    {
      return owner
    }
    let members = owner.map { index.inherited(callee.plainName, by: $0) } ?? []
    return members.isEmpty ? nil : members.reduce(into: []) { $0.formUnion($1.parameters) }
  }

  /// Returns the type of an expression; of the calls of a spy, the type of these.
  private func typesOfCalls(endingAt last: Int, in source: NamedSource) -> Set<String>? {
    var place = last
    while let token = source.token(at: place) {
      if "calls" ~= token { return types(endingAt: place, in: source) }
      guard let next = receiver(of: place, in: source) else { break }
      place = next
    }
    return types(endingAt: last, in: source)
  }
}
