/// Finds use cases that give their answer to the view, not to the presenter.
enum AnswerByReturn {
  static func findings(in project: Project) -> [Finding] {
    project.useCases.compactMap { useCase in
      let method = useCase.method
      let takesClosure = method.signature.parameters.contains { $0.type.contains("->") }
      // A result that may be ignored is for tests.
      let attributes = method.source.attributes(of: method.member)
      guard method.signature.result != nil || takesClosure,
        !attributes.contains("discardableResult"), project.isCalled(useCase)
      else { return nil }
      let name = method.name
      return project.finding(
        .answerByReturn, method.source, at: method.member.keywordIndex + 1,
        "\(useCase.boundary.name).\(name)",
        takesClosure
          ? "\(name) passes its answer to a closure. Present it as a response instead."
          : "\(name) returns its answer to the view. Present it as a response instead."
      )
    }
  }
}

extension Project {
  /// Returns whether a component requests a use case, not only the interactor itself.
  func isCalled(_ useCase: ProjectUseCase) -> Bool {
    guard let users = users[useCase.method.name] else { return false }
    // A view in the same file may call it.
    var own = useCase.boundary.files.subtracting(viewFiles)
    for component in useCase.boundary.heirs { own.formUnion(component.files) }
    return !users.isSubset(of: own)
  }

  /// Returns the protocols by which scenes refer to components with a role.
  func boundaries(_ role: Role) -> [ProjectType] {
    var seen: Set<ObjectIdentifier> = []
    return scenes.flatMap { scene in
      switch role {
      case .presenter: boundaries(between: scene.interactor, scene.presenter)
      case .view: boundaries(between: scene.presenter, scene.view)
      case .router:
        components(of: scene.view, .router).flatMap { boundaries(between: scene.view, $0) }
      default: boundaries(between: scene.view, scene.interactor)
      }
    }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Returns the protocols by which a component refers to another one.
  func boundaries(between owner: ProjectType, _ component: ProjectType) -> [ProjectType] {
    let parents = Set(parents(of: component).map(ObjectIdentifier.init))
    return owner.allProperties.filter(\.variable.isStored).flatMap { types(of: $0) }
      .flatMap { [$0] + self.parents(of: $0) }
      .filter { $0.isProtocol && parents.contains(ObjectIdentifier($0)) }
  }
}
