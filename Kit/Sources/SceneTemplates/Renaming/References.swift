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

  /// The first labels of the methods that protocols of the scene require, by their names.
  private(set) var required: [String: Set<String>] = [:]
  /// The first labels of the members that can change, by their names.
  private(set) var labels: [String: Set<String>] = [:]
  /// Why members cannot change, by their names and first labels.
  private(set) var conflicts: [String: [String: String]] = [:]

  init(_ names: NewNames, module: String, _ index: TypeIndex) {
    (self.names, self.module, self.index) = (names, module, index)
    resolver = NameResolver(index)
    let protocols = scene.all.intersection(index.protocols)
    let foreign = index.families(of: scene.all).subtracting(scene.all)
    for name in Set(names.methods.keys).union(names.properties.keys) {
      required[name] = Set(index.members(name, of: protocols).map(\.label))
      labels[name] = Set(
        index.members(name, of: names.owners).filter { isOwn(name, $0) }.map(\.label))
      for member in index.members(name, of: foreign) {
        conflicts[name, default: [:]][member.label] = "\(member.type) also declares \(name)"
      }
    }
    for type in protocols { findWitnesses(of: type) }
  }

  /// Finds what conforms to a protocol by methods that are not among the sources.
  private mutating func findWitnesses(of type: String) {
    let heirs = index.heirs(of: [type]).subtracting(index.protocols).filter { !index.isAlias($0) }
    for name in names.methods.keys {
      for member in index.members(name, of: [type]) where member.isRequired {
        let lacking = heirs.filter { heir in
          !index.inherited(name, by: [heir]).contains {
            $0.label == member.label && !$0.isRequired
          }
        }
        guard let first = lacking.min() else { continue }
        conflicts[name, default: [:]][member.label] =
          "\(first) has \(name), but does not declare it here"
      }
    }
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
    if let new = names.methods[name] ?? names.properties[name] {
      return (new, meaning(ofMember: name, at: place, in: source))
    }
    // A property that has a wrapper keeps it in one with this mark.
    let property = String(name.dropFirst())
    guard name.first == "_", let new = names.properties[property],
      index.types(declaring: name).isEmpty, !resolver.isLocal(name, at: place, in: source)
    else { return nil }
    return ("_" + new, meaning(ofMember: property, at: place, in: source))
  }

  /// Returns whether code belongs to a type of the scene.
  func isInScene(_ place: Int, of source: NamedSource) -> Bool {
    source.path(around: place).contains(where: scene.all.contains)
  }

  func isLabel(_ place: Int, in source: NamedSource) -> Bool {
    source.is(":", at: place + 1)
      && (source.is("(", at: place - 1) || source.is(",", at: place - 1))
      && source.is("(", at: source.opening(around: place) ?? -1)
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
    if isLabel(place, in: source) || source.isInCondition(place) { return .other }
    if resolver.isLocal(name, at: place, in: source) { return .other }
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
      let isDeclared = source.opening(around: place) == nil && types.contains(keyword)
      if isDeclared, !scene.repeated.contains(name) { return .own }
      if keyword == "class", source.is("func", at: place - 1) { return .own }
      return .unclear("\(name) is also declared here")
    case nil: break
    }
    if source.isTypeParameter(place) { return .unclear("\(name) is also declared here") }
    // A nested type of the same name comes first.
    let isHidden = path.contains { type in
      index.members(name, of: [type]).contains { $0.keyword != "case" }
    }
    return isHidden ? .unclear("this could be \(path.last ?? "").\(name)") : .own
  }

  // MARK: - Use cases

  private func meaning(ofNested name: String, at place: Int, in source: NamedSource) -> Meaning {
    let path = source.path(around: place)
    if isLabel(place, in: source) || source.isInCondition(place) { return .other }
    let keyword = keyword(before: place, in: source)
    if let keyword, keyword != "extension", keyword != "case" {
      let isMember = resolver.isMember(place, in: source)
      let types = ["enum", "struct", "class", "actor", "typealias"]
      if path == [scene.scene], isMember, types.prefix(2).contains(keyword) { return .own }
      if types.contains(keyword), isInScene(place, of: source), keyword == "typealias" || !isMember
      {
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
      // An alias of the scene.
      let means = index.families(of: [qualifier.plainName])
      guard means.contains(scene.scene) else { return .other }
      return index.members(name, of: means.subtracting([scene.scene])).isEmpty
        ? .own : .unclear("\(qualifier.plainName) means several types")
    }
    return path.first == scene.scene && !isHidden(name, in: path) ? .own : .other
  }

  private func isHidden(_ name: String, in path: [String]) -> Bool {
    path.dropFirst().contains { !index.members(name, of: [$0]).isEmpty }
  }
}
