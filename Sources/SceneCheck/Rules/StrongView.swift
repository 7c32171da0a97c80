import SwiftReading

/// Finds references that close a circle of owners: a presenter or router to its view, a worker to its interactor.
enum StrongView {
  static func findings(in project: Project) -> [Finding] {
    project.components.flatMap { type -> [Finding] in
      let owned: Role
      switch project.role(of: type) {
      case .presenter, .router: owned = .view
      case .worker: owned = .interactor
      default: return []
      }
      return type.properties.compactMap { property -> Finding? in
        // What is made in place would be freed at once if it was weak.
        guard property.isStrong, property.type.isPlain, !property.isMade else { return nil }
        // Something between them, such as a proxy, can refer to the view weakly.
        let values = project.values(of: property, in: type)
        guard values.allSatisfy({ project.owns($0, type) }),
          let owner = values.first(where: { project.role(of: $0) == owned })
        else { return nil }
        let unbound = property.type.names.compactMap {
          project.resolve($0, in: type.path, near: property.source)
        }
        .first { $0.isProtocol && !project.isClassBound($0) }
        let remedy =
          ["struct", "enum"].contains(owner.keyword)
          ? "Display the view models in a class that the view observes, and declare the property weak."
          : unbound.map { "Let \($0.name) inherit AnyObject, and declare the property weak." }
            ?? "Declare the property weak."
        return project.finding(
          .strongView, property.source, at: property.member.keywordIndex + 1,
          "\(type.name).\(property.name)",
          "\(type.name) and \(owner.name) hold each other strongly, so neither is ever freed. \(remedy)"
        )
      }
    }
  }
}

extension Project {
  /// Returns whether only classes conform to a protocol.
  fileprivate func isClassBound(_ type: ProjectType) -> Bool {
    !foreignParents(of: type).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"])
  }

  /// Returns whether a type keeps another alive, if only through others.
  fileprivate func owns(_ owner: ProjectType, _ type: ProjectType) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var open = [owner]
    while let next = open.popLast() {
      if next === type { return true }
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      let parents = parents(of: next).filter(\.isConcrete)
      for part in [next] + parents {
        for property in part.properties where property.isStrong && property.type.isPlain {
          open += values(of: property, in: part)
        }
      }
    }
    return false
  }
}
