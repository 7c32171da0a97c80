import SwiftReading

enum Role: String, CaseIterable {
  case view, interactor, presenter, router, worker

  /// What workers are called, too, behind the name of their scene.
  fileprivate static let services = ["Service", "Provider", "Repository"]
  /// The order in which their endings are tried.
  private static let byEndings: [Role] = [.interactor, .presenter, .router, .worker, .view]

  /// Finds the role that the ending of a name says, as in `BoatsInteractor` and `BoatsInteractorProtocol`.
  init?(ofName name: String) {
    let endings = ["Protocol", "Interface", "Type", "Input"]
    let name = endings.lazy.compactMap(name.removing(suffix:)).first ?? name
    guard
      let role = Self.byEndings.first(where: { $0.endings.contains { name.hasSuffix($0) } })
    else { return nil }
    self = role
  }

  /// The role that the name of a property gives to its value, as in `var boatsInteractor`.
  init?(ofProperty name: String) {
    let name = name.lowercased()
    let roles: [(String, Role)] = [
      ("interactor", .interactor), ("presenter", .presenter), ("router", .router),
      ("worker", .worker),
    ]
    guard let role = roles.first(where: { name.hasSuffix($0.0) })?.1 else { return nil }
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
  static func role(of types: [ProjectType], _ suffixes: [(Role, [String])]) -> Role? {
    if !suffixes.isEmpty {
      for type in types {
        let own = suffixes.first { $0.1.contains(where: type.name.hasSuffix) }
        if let role = own?.0 ?? type.roleByName { return role }
      }
    }
    let named = types.lazy.compactMap(\.roleByName).first
    // `enum BoatsScreen` and `struct DismissViewController` have payloads, or are one.
    if named == .view, let type = types.first, ["enum", "struct"].contains(type.keyword),
      type.parents.isEmpty, !type.foreignParents.contains("View")
    {
      return nil
    }
    return named ?? (types.contains(where: \.isOfViewController) ? .view : nil)
  }

  /// Gives roles to types whose names have none, by those that hold them.
  func findRolesByOwners() {
    let owners: [(Role, Set<Role>)] = [
      (.view, [.interactor, .router]), (.interactor, [.presenter, .worker]),
    ]
    for (role, owned) in owners {
      for owner in components where owner.role == role {
        for property in owner.allProperties {
          let value = property.variable.value
          // What is asked of an object, as in `Provider().worker`, is no `Provider`.
          let isAsked = zip(value, value.dropFirst()).contains { ")" ~= $0 && "." ~= $1 }
          guard let role = Role(ofProperty: property.name), owned.contains(role), !isAsked else {
            continue
          }
          for value in values(of: property) where value.role == nil { value.role = role }
        }
      }
    }
    // `BoatsService`, which only the interactor of the scene `Boats` holds, is its worker.
    for owner in components where owner.role == .interactor {
      guard let scene = sceneName(of: owner) else { continue }
      for value in owner.allProperties.flatMap({ values(of: $0) })
      where value.role == nil && Role.services.contains(where: { value.name == scene + $0 }) {
        value.role = .worker
      }
    }
    // A presenter's view, if it holds an interactor of the presenter.
    var interactors: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    for interactor in components where interactor.role == .interactor {
      for presenter in components(of: interactor, .presenter) {
        interactors[ObjectIdentifier(presenter), default: []].insert(ObjectIdentifier(interactor))
      }
    }
    for presenter in components {
      guard let own = interactors[ObjectIdentifier(presenter)] else { continue }
      for view in presenter.allProperties.flatMap({ values(of: $0) }).unique where view.role == nil
      {
        let held = components(of: view, .interactor)
        if held.contains(where: { own.contains(ObjectIdentifier($0)) }) { view.role = .view }
      }
    }
  }

  /// Returns the stored properties of a type whose values can have a role, also those that it inherits.
  func properties(of type: ProjectType, _ role: Role) -> [ProjectType.Property] {
    type.allProperties.filter { property in
      property.variable.isStored
        && values(of: property).contains { self.role(of: $0) == role }
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

  /// Returns the types with a role that a type refers to by its properties, or that methods such as `bind(to:)` connect.
  func components(of type: ProjectType, _ role: Role) -> [ProjectType] {
    var known: Set<ObjectIdentifier> = []
    let held = properties(of: type, role).flatMap { values(of: $0) }
    let bound = type.bound.flatMap { values(of: $0, in: type.scope, near: type.source) }
    return (held + bound).filter {
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
