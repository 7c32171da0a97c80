import SwiftReading

/// Decides what a name that might change means in its place.
struct References {
  enum Meaning: Equatable {
    /// The scene's.
    case own
    /// Certainly something else.
    case other
    /// One or the other, and why.
    case unclear(String)
  }

  let names: NewNames
  private let module: String
  let index: TypeIndex
  let resolver: NameResolver

  init(_ names: NewNames, module: String, _ index: TypeIndex) {
    (self.names, self.module, self.index) = (names, module, index)
    resolver = NameResolver(index)
  }

  var scene: SceneTypes { names.scene }

  /// Returns the new name of a word that is an old one, and what it means; `nil` for all others.
  func meaning(ofTokenAt place: Int, in source: NamedSource) -> (new: String, Meaning)? {
    let name = source.tokens[place].plainName
    if let new = names.types[name], name != scene.scene || !isNested(place, in: source) {
      return (new, meaning(ofType: name, at: place, in: source))
    }
    if let new = names.nested[name] {
      return (new, meaning(ofNested: name, at: place, in: source))
    }
    return (names.methods[name] ?? names.properties[name]).map {
      ($0, meaning(ofMember: name, at: place, in: source))
    }
  }

  /// Returns whether code belongs to a type of the scene.
  func isInScene(_ place: Int, of source: NamedSource) -> Bool {
    source.path(around: place).first.map(scene.all.contains) ?? false
  }

  func isLabel(_ place: Int, in source: NamedSource) -> Bool {
    source.is(":", at: place + 1)
      && (source.is("(", at: place - 1) || source.is(",", at: place - 1))
      && source.is("(", at: source.opening(around: place) ?? -1)
  }

  /// Returns whether a word is in a condition such as `#if DEBUG`.
  func isInCondition(_ place: Int, in source: NamedSource) -> Bool {
    let line = source.tokens[place].line
    var first = place
    while first > 0, source.tokens[first - 1].line == line { first -= 1 }
    return source.is("#", at: first)
      && ["if", "elseif"].contains(source.token(at: first + 1)?.text)
  }

  /// Returns the keyword that declares a word, if one does.
  func keyword(before place: Int, in source: NamedSource) -> String? {
    let keywords = [
      "actor", "associatedtype", "case", "class", "enum", "extension", "func", "import", "let",
      "protocol", "struct", "typealias", "var", "macro", "precedencegroup", "operator",
    ]
    return source.token(at: place - 1).flatMap { keywords.contains($0.text) ? $0.text : nil }
  }

  // MARK: - Types

  /// Returns whether a use case that is called as its scene is meant.
  private func isNested(_ place: Int, in source: NamedSource) -> Bool {
    guard index.members(scene.scene, of: [scene.scene]).isEmpty == false else { return false }
    return source.path(around: place).first == scene.scene
      && keyword(before: place, in: source) == "enum"
      || source.is(".", at: place - 1) && source.token(at: place - 2)?.plainName == scene.scene
  }

  private func meaning(ofType name: String, at place: Int, in source: NamedSource) -> Meaning {
    let path = source.path(around: place)
    if isLabel(place, in: source) || isInCondition(place, in: source) { return .other }
    if source.is("#", at: place - 1) || source.is("@", at: place - 1) { return .other }
    if source.isCase(place) { return .other }
    if source.is("(", at: place - 1), source.is("objc", at: place - 2) { return .other }
    if source.is(".", at: place - 1) {
      let qualifier = source.token(at: place - 2)
      // A module's name can be one of its types, too.
      return qualifier?.plainName == module ? .own : .other
    }
    switch keyword(before: place, in: source) {
    case "import": return .unclear("a module is called \(name), too")
    case "case":
      // A pattern names a type; a case is known by its type.
      return source.is("let", at: place + 1) || source.is(".", at: place + 1) ? .own : .other
    case "extension": return .own
    case let keyword?:
      let types = ["actor", "class", "enum", "protocol", "struct"]
      let isDeclared = path.isEmpty && types.contains(keyword)
      if isDeclared, !scene.repeated.contains(name) { return .own }
      if keyword == "class", source.is("func", at: place - 1) { return .own }
      return .unclear("\(name) is also declared here")
    case nil: break
    }
    if source.is("<", at: place - 1) || source.is(",", at: place - 1),
      isGenericParameter(place, in: source)
    {
      return .unclear("\(name) is also declared here")
    }
    // A nested type of the same name comes first.
    let isHidden = path.contains { type in
      index.members(name, of: [type]).contains { $0.keyword != "case" }
    }
    return isHidden ? .unclear("this could be \(path.last ?? "").\(name)") : .own
  }

  private func isGenericParameter(_ place: Int, in source: NamedSource) -> Bool {
    var first = place - 1
    while first > 0, !source.is("<", at: first) {
      guard source.tokens[first].kind == .word || ",:&.".contains(source.tokens[first].text) else {
        return false
      }
      first -= 1
    }
    let declaring = ["func", "class", "struct", "enum", "actor", "typealias", "init", "subscript"]
    return source.is("<", at: first)
      && (declaring.contains(source.token(at: first - 2)?.text ?? "")
        || declaring.suffix(2).contains(source.token(at: first - 1)?.text ?? ""))
  }

  // MARK: - Use cases

  private func meaning(ofNested name: String, at place: Int, in source: NamedSource) -> Meaning {
    let path = source.path(around: place)
    if isLabel(place, in: source) || isInCondition(place, in: source) { return .other }
    let keyword = keyword(before: place, in: source)
    if let keyword, keyword != "extension", keyword != "case" {
      if path == [scene.scene], ["enum", "struct"].contains(keyword) { return .own }
      if keyword == "typealias", isInScene(place, of: source) {
        return .unclear("\(name) is also declared here")
      }
      return .other
    }
    if source.is(".", at: place - 1) {
      guard let qualifier = source.token(at: place - 2), qualifier.kind == .word else {
        return .other
      }
      if qualifier.plainName == scene.scene { return .own }
      if qualifier.text == "Self" { return path.first == scene.scene ? .own : .other }
      let means = index.families(of: [qualifier.plainName])
      return means.contains(scene.scene) && qualifier.namesType
        && index.members(name, of: means.subtracting([scene.scene])).isEmpty
        && means.count == 2 ? .own : .other
    }
    return path.first == scene.scene && !isHidden(name, in: path) ? .own : .other
  }

  private func isHidden(_ name: String, in path: [String]) -> Bool {
    path.dropFirst().contains { !index.members(name, of: [$0]).isEmpty }
  }
}
