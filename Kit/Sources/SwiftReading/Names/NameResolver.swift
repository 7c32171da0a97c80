/// Finds the types of expressions, as far as declarations say them.
///
/// A type is a set of the words in it, such as `Result` and `Boat`. Where types would have to be inferred from code
/// that is not among the sources, there is no answer.
package struct NameResolver {
  package let index: TypeIndex
  private let deepest = 20

  package init(_ index: TypeIndex) { self.index = index }

  /// What a name means where it is local.
  enum Local {
    /// A declaration with the words of its type; `nil` if these are not known.
    case declared(Set<String>?)
    case none
  }

  /// Returns the words in the type of an expression, such as a receiver; `nil` if it is not known.
  ///
  /// - Parameter last: The index of the expression's last token.
  package func types(endingAt last: Int, in source: NamedSource, depth: Int = 0) -> Set<String>? {
    guard depth < deepest, let token = source.token(at: last) else { return nil }
    func next(_ index: Int) -> Set<String>? { types(endingAt: index, in: source, depth: depth + 1) }
    if "?" ~= token || "!" ~= token { return next(last - 1) }
    if ")" ~= token { return source.starts[last].flatMap { call($0, last, source, depth) } }
    if "]" ~= token, let open = source.starts[last], open > 0, !source.tokens[open].isSeparated {
      return next(open - 1)
    }
    guard token.kind == .word else { return nil }
    let name = token.plainName
    if let dot = receiver(of: last, in: source) {
      guard let types = next(dot) else { return nil }
      if token.namesType { return types.union([name]) }
      if let found = member(name, of: types) { return found }
      // A store returns its state, and a list its elements.
      let isStore = name == "state" && types.contains("ObservableStore")
      return isStore || ["first", "last"].contains(name) ? types : nil
    }
    if ["self", "Self", "super"].contains(name) { return Set(source.path(around: last)) }
    if name.hasPrefix("$") { return closure(around: last, in: source, depth) }
    if case .declared(let types) = local(name, at: last, in: source, depth) { return types }
    if let found = member(name, of: Set(source.path(around: last))) { return found }
    return token.namesType ? [name] : nil
  }

  /// Returns the words in the type of a member; what is nested in other types is known by these, too.
  private func member(_ name: String, of types: Set<String>) -> Set<String>? {
    index.types(of: name, in: types).map { found in
      found.contains { !index.members($0, of: types).isEmpty } ? found.union(types) : found
    }
  }

  /// Returns the index of the last token of what a member belongs to; `nil` for a name that stands alone.
  package func receiver(of index: Int, in source: NamedSource) -> Int? {
    guard source.is(".", at: index - 1), let before = source.token(at: index - 2) else {
      return nil
    }
    let dot = source.tokens[index - 1]
    if dot.isSeparated, !dot.isFirst { return nil }
    let isValue = before.kind == .literal || "?!)]}".contains(before.text)
    let keywords = ["return", "case", "in", "try", "await", "else", "is", "as", "throw"]
    return isValue || before.kind == .word && !keywords.contains(before.text) ? index - 2 : nil
  }

  /// Returns the type of a call, or of what stands in brackets.
  private func call(
    _ open: Int, _ close: Int, _ source: NamedSource, _ depth: Int
  ) -> Set<String>? {
    let inside = source.tokens[open..<close]
    if let cast = inside.lastIndex(where: { "as" ~= $0 }) {
      let isCall = source.token(at: open - 1)?.text == "require" || source.is("(", at: open - 1)
      if isCall || source.token(at: open - 1)?.kind != .word {
        return source.tokens[cast..<close].typeNames
      }
    }
    guard let callee = source.token(at: open - 1), callee.kind == .word, !inside[open].isSeparated
    else {
      return close == open + 1
        ? nil : types(endingAt: close - 1, in: source, depth: depth + 1)
    }
    if source.is("#", at: open - 2) {
      return types(endingAt: close - 1, in: source, depth: depth + 1)
    }
    if callee.text == "init", let dot = receiver(of: open - 1, in: source) {
      return types(endingAt: dot, in: source, depth: depth + 1)
    }
    guard let types = types(endingAt: open - 1, in: source, depth: depth + 1) else { return nil }
    let arguments = inside.typeNames
    return types == ["ObservableStore"] ? types.union(arguments) : types
  }

  /// Returns the type of what a closure is given, by the method that it is an argument of.
  private func closure(around index: Int, in source: NamedSource, _ depth: Int) -> Set<String>? {
    source.surroundings[index].brace.flatMap { argument(ofClosureAt: $0, in: source, depth) }
  }

  private func argument(
    ofClosureAt open: Int, in source: NamedSource, _ depth: Int
  ) -> Set<String>? {
    var callee = open - 1
    if source.is(")", at: callee), let start = source.starts[callee] { callee = start - 1 }
    // The closure can be an argument in brackets, after a label or not.
    if source.is("(", at: callee) { callee -= 1 }
    if source.is(":", at: callee), let start = source.opening(around: callee) { callee = start - 1 }
    // What is passed to these is an element, or the state.
    let known = [
      "update", "observe", "map", "compactMap", "flatMap", "filter", "first", "contains", "forEach",
      "allSatisfy", "firstIndex", "last", "lastIndex", "removeAll", "sorted", "min", "max", "drop",
      "prefix", "count",
    ]
    guard let name = source.token(at: callee), known.contains(name.text),
      let dot = receiver(of: callee, in: source)
    else { return nil }
    return types(endingAt: dot, in: source, depth: depth + 1)
  }

  /// Returns what a name means in a place, if a function or closure around it declares it.
  func local(
    _ name: String, at place: Int, in source: NamedSource, _ depth: Int = 0
  ) -> Local {
    switch source.locals.value(of: name, at: place, in: source) {
    case nil: .none
    case .unknown: .declared(nil)
    case .type(let words): .declared(words)
    case .expression(let last): .declared(types(endingAt: last, in: source, depth: depth + 1))
    case .argument(let open): .declared(argument(ofClosureAt: open, in: source, depth))
    }
  }

  /// Returns whether a word is declared directly in a type.
  package func isMember(_ place: Int, in source: NamedSource) -> Bool {
    source.opening(around: place).map(source.isBody) ?? false
  }

  /// Returns whether a name means something that a function around it declares.
  package func isLocal(_ name: String, at place: Int, in source: NamedSource) -> Bool {
    if case .declared = local(name, at: place, in: source) { return true }
    return false
  }

  /// Returns whether a bracket opens the parameters of a function.
  package func isParameterList(_ open: Int, in source: NamedSource) -> Bool {
    guard let name = source.token(at: open - 1) else { return false }
    if ["init", "subscript"].contains(name.text) { return !source.is(".", at: open - 2) }
    var place = open - 1
    if ">" ~= name {
      while place > 0, !source.is("<", at: place) { place -= 1 }
      place -= 1
    }
    return source.is("func", at: place - 1)
  }
}
