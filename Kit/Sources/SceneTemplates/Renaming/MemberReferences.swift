import SwiftReading

// Methods and properties, which other types can have, too.
extension References {
  func meaning(ofMember name: String, at place: Int, in source: NamedSource) -> Meaning {
    let path = source.path(around: place)
    if source.isInCondition(place) { return .other }
    let keyword = keyword(before: place, in: source)
    if keyword != nil && keyword != "case" || source.isCase(place) {
      guard resolver.isMember(place, in: source), isInScene(place, of: source),
        let type = path.last
      else { return .other }
      let label = source.label(after: place, isDeclared: true)
      let member = index.members(name, of: [type], among: Set(path))
        .first { $0.keyword == keyword ?? "case" && $0.label == label }
      guard let member, isOwn(name, member) else { return .other }
      return conflict(of: name, label, in: type, at: place, source) ?? .own
    }
    if isLabel(place, in: source) { return meaning(ofLabel: name, at: place, in: source) }
    let types: Set<String>?
    if let last = resolver.receiver(of: place, in: source) {
      let isState = source.is("$0", at: last) || source.is("state", at: last)
      types =
        resolver.types(endingAt: last, in: source) ?? (isState ? shownState(in: source) : nil)
    } else if source.is("\\", at: place - 2) {
      // A key path that begins with its member.
      types =
        shownState(in: source)
        ?? (index.members(name, of: Set(path)).isEmpty ? nil : Set(path))
    } else if source.is(".", at: place - 1) {
      types = resolver.expectedTypes(at: place - 1, in: source)
    } else {
      if resolver.isLocal(name, at: place, in: source) { return .other }
      types = path.isEmpty ? nil : Set(path)
    }
    if let types { return meaning(of: name, in: types, at: place, source) }
    return isPossible(name, at: place, in: source)
      ? .unclear("the type that \(name) belongs to is not declared here") : .other
  }

  /// Returns the state of the menu or of the model in a source: key paths and closures there are about it.
  private func shownState(in source: NamedSource) -> Set<String>? {
    let states = source.tokens.indices.filter { index in
      ["SceneMenu", "SceneModel"].contains(source.tokens[index].text)
        && source.is("<", at: index + 1) && source.is(".", at: index + 3)
    }.map { [source.token(at: $0 + 2), source.token(at: $0 + 4)].compactMap { $0?.plainName } }
    return Set(states).count == 1 ? Set(states[0]) : nil
  }

  /// Returns whether a member is one of the scene's that the old name stands for.
  func isOwn(_ name: String, _ member: TypeIndex.Member) -> Bool {
    guard names.owners.contains(member.type) else { return false }
    switch member.keyword {
    case "var", "let": return names.properties[name] != nil
    // The cases of a spy are its calls.
    case "case": return names.methods[name] != nil && !scene.all.contains(member.type)
    case "func":
      return names.methods[name] != nil
        && (scene.frontEnds.contains(member.type) || required[name]?.contains(member.label) == true)
    default: return false
    }
  }

  /// Returns what a member of types is: the scene's, if a type of the scene declares it.
  private func meaning(
    of name: String, in types: Set<String>, at place: Int, _ source: NamedSource
  ) -> Meaning {
    let types = index.meanings(of: types)
    if types.isDisjoint(with: scene.all) {
      let isScene = !index.demands(of: types).isDisjoint(with: scene.all)
      return isScene && isPossible(name, at: place, in: source)
        ? .unclear("\(name) can belong to several types") : .other
    }
    var possible = index.inherited(name, by: types)
    if source.is("(", at: place + 1) {
      let label = source.label(after: place)
      possible.removeAll { $0.label != label }
    }
    guard possible.contains(where: { isOwn(name, $0) }) else { return .other }
    return possible.allSatisfy { isOwn(name, $0) }
      ? .own : .unclear("\(name) is declared in several ways")
  }

  /// Returns whether code whose type is not known could mean a member of the scene.
  private func isPossible(_ name: String, at place: Int, in source: NamedSource) -> Bool {
    !source.is("(", at: place + 1)
      || labels[name]?.contains(source.label(after: place)) == true
  }

  private func meaning(ofLabel name: String, at place: Int, in source: NamedSource) -> Meaning {
    // A method's name is no label; a parameter has a name of its own.
    guard names.properties[name] != nil, let open = source.opening(around: place),
      !resolver.isParameterList(open, in: source)
    else { return .other }
    guard let types = resolver.typesMade(before: open, in: source) else {
      return .unclear("the type that has \(name) is not declared here")
    }
    return meaning(of: name, in: types, at: place, source)
  }

  /// Returns why a declaration cannot change: something that is not the scene's has it, too.
  private func conflict(
    of name: String, _ label: String, in type: String, at place: Int, _ source: NamedSource
  ) -> Meaning? {
    if let reason = conflicts[name]?[label] { return .unclear(reason) }
    guard source.modifiers(before: place - 1).contains("override") else { return nil }
    let isKnown = index.overridden(name, by: type).contains {
      $0.label == label && names.owners.contains($0.type)
    }
    return isKnown ? nil : .unclear("\(name) overrides a method that is not declared here")
  }
}
