/// Finds use cases that give their answer to the view, not to the presenter.
enum AnswerByReturn {
  static func findings(in project: Project) -> [Finding] {
    project.boundaries(.interactor).flatMap { boundary in
      let own = project.ownFiles(of: boundary)
      return boundary.methods.compactMap { method -> Finding? in
        let takesClosure = method.signature.parameters.contains { $0.type.contains("->") }
        // A result that may be ignored is for tests.
        let attributes = method.source.attributes(of: method.member)
        guard method.signature.result != nil || takesClosure,
          !attributes.contains("discardableResult"), project.isCalled(method, outside: own)
        else { return nil }
        let (name, subject) = (method.name, "\(boundary.name).\(method.name)")
        return project.finding(
          .answerByReturn, method.source, at: method.member.keywordIndex + 1, subject,
          takesClosure
            ? "\(name) passes its answer to a closure. Present it as a response instead."
            : "\(name) returns its answer to the view. Present it as a response instead."
        )
      }
    }
  }
}

extension Project {
  /// Returns the files that may call requirements of a component without a use by another one.
  func ownFiles(of boundary: ProjectType) -> Set<String> {
    // A view in the same file may call it.
    var own = boundary.files.subtracting(viewFiles)
    for component in boundary.heirs { own.formUnion(component.files) }
    return own
  }

  /// Returns whether a component calls a requirement of another one, not only of itself.
  func isCalled(_ method: ProjectType.Method, outside own: Set<String>) -> Bool {
    !(users[method.name] ?? []).isSubset(of: own)
  }

  /// Returns the protocols by which scenes refer to components with a role.
  func boundaries(_ role: Role) -> [ProjectType] {
    var seen: Set<ObjectIdentifier> = []
    return scenes.flatMap { scene -> [ProjectType] in
      let (owner, component) =
        switch role {
        case .presenter: (scene.interactor, scene.presenter)
        case .view: (scene.presenter, scene.view)
        default: (scene.view, scene.interactor)
        }
      return properties(of: owner, role).flatMap { property in
        property.type.names.compactMap { resolve($0, in: owner.scope, near: property.source) }
      }.flatMap { [$0] + parents(of: $0) }.filter { boundary in
        boundary.isProtocol && parents(of: component).contains { $0 === boundary }
      }
    }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
