/// A use case: a method that views request, and the type that declares it.
struct ProjectUseCase {
  let boundary: ProjectType
  let method: ProjectType.Method
}

extension Project {
  /// The use cases of the scenes that are connected as the pattern says.
  var useCases: [ProjectUseCase] {
    let views = Dictionary(grouping: scenes) { ObjectIdentifier($0.interactor) }
    let interactors = scenes.map(\.interactor).unique
    let all = interactors.flatMap { interactor in
      useCases(
        of: interactor, views: (views[ObjectIdentifier(interactor)] ?? []).map(\.view).unique)
    }
    // Two scenes can share a protocol.
    var known: Set<String> = []
    return all.filter {
      known.insert("\($0.method.source.file):\($0.method.member.keywordIndex)").inserted
    }
  }

  /// Returns the use cases of an interactor: what the protocols require by which its views refer to it.
  ///
  /// Without such protocols, they are the methods that its views call.
  func useCases(of interactor: ProjectType, views: [ProjectType]) -> [ProjectUseCase] {
    let parents = self.parents(of: interactor).filter(\.isProtocol)
    let referred: [ProjectType] = views.flatMap { view in
      view.allProperties.filter(\.variable.isStored).flatMap { types(of: $0) }.filter(\.isProtocol)
        .flatMap { [$0] + self.parents(of: $0) }
        .filter { type in parents.contains { $0 === type } }
    }
    var names: Set<String> = []
    var required: [ProjectUseCase] = []
    for boundary in (referred + parents.filter { role(of: $0) == .interactor }).unique {
      // Two protocols can require the same, in the words of each side.
      required += boundary.methods.filter { !names.contains($0.name) }
        .map { ProjectUseCase(boundary: boundary, method: $0) }
      names.formUnion(boundary.methods.map(\.name))
    }
    if !required.isEmpty { return required }
    let called = Set(
      views.flatMap { view in
        properties(of: view, .interactor).flatMap { view.uses[$0.name] ?? [] }
      }.filter(\.isCall).map(\.name))
    var known: Set<String> = []
    return (parents + [interactor]).flatMap { type in
      type.methods.map { ProjectUseCase(boundary: type, method: $0) }
    }.filter { called.contains($0.method.name) && known.insert($0.method.name).inserted }
  }
}

extension [ProjectType] {
  /// The types without repetitions.
  var unique: [ProjectType] {
    var known: Set<ObjectIdentifier> = []
    return filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
