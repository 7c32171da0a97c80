enum Role {
  case view, interactor, presenter, router, worker

  /// The order in which their endings are tried.
  private static let byEndings: [Role] = [.interactor, .presenter, .router, .worker, .view]

  /// Finds the role that the ending of a name says.
  init?(ofName name: String) {
    guard
      let role = Self.byEndings.first(where: { $0.endings.contains { name.hasSuffix($0) } })
    else { return nil }
    self = role
  }

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
  func role(of type: ProjectType) -> Role? { type.role }

  /// Returns the role of a type by its name and those of the types after it, which it inherits.
  static func role(of types: [ProjectType]) -> Role? {
    types.lazy.compactMap(\.roleByName).first
      ?? (types.contains(where: \.isOfViewController) ? .view : nil)
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
    var scenes: [ProjectScene] = []
    for view in components where role(of: view) == .view {
      for interactor in components(of: view, .interactor) {
        for presenter in components(of: interactor, .presenter) {
          scenes.append(ProjectScene(view: view, interactor: interactor, presenter: presenter))
        }
        if scenes.count > Self.mostScenes { return scenes }
      }
    }
    return scenes
  }

  /// How many scenes are checked, which no project has.
  private static let mostScenes = 20_000

  /// Returns the types with a role that the properties of a type can have.
  func components(of type: ProjectType, _ role: Role) -> [ProjectType] {
    var known: Set<ObjectIdentifier> = []
    return properties(of: type, role).flatMap { values(of: $0, in: type) }.filter {
      self.role(of: $0) == role && known.insert(ObjectIdentifier($0)).inserted
    }
  }
}

/// A scene that is connected as the pattern says.
struct ProjectScene {
  let view: ProjectType
  let interactor: ProjectType
  let presenter: ProjectType
}
