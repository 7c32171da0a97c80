enum Role {
  case view, interactor, presenter, router, worker

  /// What the names of types and of protocols for it end with.
  fileprivate var endings: [String] {
    switch self {
    case .view: ["ViewController", "DisplayLogic", "View", "Controller", "Screen"]
    case .interactor: ["Interactor", "BusinessLogic"]
    case .presenter: ["Presenter", "PresentationLogic"]
    case .router: ["Router", "RoutingLogic"]
    case .worker: ["Worker"]
    }
  }
}

extension Project {
  /// Returns what a type is in a scene; `nil` if it is something else.
  func role(of type: ProjectType) -> Role? {
    let roles: [Role] = [.interactor, .presenter, .router, .worker, .view]
    let names = [type.name] + parents(of: type).map(\.name)
    for name in names {
      if let role = roles.first(where: { $0.endings.contains { name.hasSuffix($0) } }) {
        return role
      }
    }
    return foreignParents(of: type).contains { $0.hasSuffix("ViewController") } ? .view : nil
  }

  /// Returns the stored properties of a type whose values can have a role.
  func properties(of type: ProjectType, _ role: Role) -> [ProjectType.Property] {
    type.properties.filter { property in
      property.variable.isStored
        && values(of: property, in: type).contains { self.role(of: $0) == role }
    }
  }

  /// Returns the scenes whose view, interactor and presenter refer to each other in the order of the cycle.
  func findScenes() -> [ProjectScene] {
    components.filter { role(of: $0) == .view }.flatMap { view in
      components(of: view, .interactor).flatMap { interactor in
        components(of: interactor, .presenter).map { presenter in
          ProjectScene(view: view, interactor: interactor, presenter: presenter)
        }
      }
    }
  }

  /// Returns the types with a role that the properties of a type can have.
  func components(of type: ProjectType, _ role: Role) -> [ProjectType] {
    properties(of: type, role).flatMap { values(of: $0, in: type) }.filter {
      self.role(of: $0) == role
    }
  }
}

/// A scene that is connected as the pattern says.
struct ProjectScene {
  let view: ProjectType
  let interactor: ProjectType
  let presenter: ProjectType
}
