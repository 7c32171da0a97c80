/// What to generate a scene from.
package struct SceneDescription: Equatable, Sendable {
  /// Where a use case leads.
  package enum Route: Equatable, Sendable {
    /// Back to the scene that opened this one.
    case origin
    /// To another scene, by name.
    case scene(String)

    /// Creates a route from the name of the router's method; `nil` if it is called otherwise.
    init?(method: String) {
      guard let name = method.removing(prefix: "routeTo") else { return nil }
      self = name == "Origin" ? .origin : .scene(name)
    }
  }

  /// What shows the scene, and takes what the user does.
  package enum FrontEnd: String, CaseIterable, Sendable {
    /// A numbered list in a terminal.
    case text
    /// A screen for SwiftUI.
    case swiftUI = "swiftui"
    /// A view controller for UIKit.
    case uiKit = "uikit"

    /// What the name of its file ends with, after the scene's.
    package var suffix: String {
      switch self {
      case .text: "Menu"
      case .swiftUI: "Screen"
      case .uiKit: "ViewController"
      }
    }
  }

  /// What a scene that others lead to takes, and leads back with.
  package struct Ends: Equatable, Sendable {
    package var selection: Field?
    package var result: Field?
  }

  /// The name, such as `ListTeas`.
  package var name: String
  /// What people call it; `nil` for the words of its name.
  package var title: String?
  /// What the user can do.
  package var useCases: [UseCase]
  /// Other outcomes of the use cases, such as `EditFailure`, which are presented without a request of their own.
  package var outcomes: [UseCase] = []
  /// Whether the first use case asks a worker.
  package var hasWorker = false
  /// The service that does the work of its use cases, such as `OrderStore`; `nil` for a worker of its own.
  package var service: String?
  /// Whether the worker of the first use case takes its time.
  package var isAsync = false
  /// Whether the scene lives on the main actor, as one whose worker takes its time does anyway.
  package var isOnMainActor: Bool {
    get { isPutOnMainActor || waits }
    set { isPutOnMainActor = newValue }
  }
  private var isPutOnMainActor = false
  /// Whether the calls between the components can be traced.
  package var isTraced = false
  package var frontEnd: FrontEnd?
  /// Where the last use case leads, if anywhere, and if no use case says so itself.
  package var route: Route?
  /// Whether other scenes lead to it.
  package var isDestination = false
  /// What the scene is opened with, if it is opened with something.
  package var selection: Field?
  /// What the scene leads back with, if it does so with something.
  package var result: Field?
  /// What the scenes that this one leads to take and lead back with, as far as they are described.
  package var ends: [String: Ends] = [:]

  /// The errors of workers, by the names of services, and of scenes for workers of their own.
  package var errors: [String: [UseCase.WorkerError]] = [:]

  /// The names of the fields of its state as a scene that exists has them; others follow.
  var stateOrder: [String] = []

  /// The names of the fields that the state of a scene that exists lacks, and that it does not get.
  var lackingState: Set<String> = []

  /// Creates a description of a scene whose use cases show a message each.
  package init(name: String = "", useCases: [String] = []) {
    self.name = name
    self.useCases = useCases.map { UseCase(name: $0) }
  }

  /// Whether it leads to other scenes, or is led to.
  package var isRouted: Bool {
    route != nil || isDestination || (useCases + outcomes).contains { $0.route != nil }
  }

  /// Where its use cases lead, each place once.
  package var routes: [Route] {
    var routes: [Route] = []
    for route in (useCases + outcomes).map(route) + [route] {
      if let route, !routes.contains(route) { routes.append(route) }
    }
    // A scene that nothing leads out of is left, all the same.
    return routes.isEmpty && isRouted ? [.origin] : routes
  }

  /// Returns where a use case or an outcome leads.
  ///
  /// With a single use case, the front end goes back.
  package func route(of useCase: UseCase) -> Route? {
    if let route = useCase.route { return route }
    if useCases.contains(where: { $0.route != nil }) { return nil }
    return useCases.count > 1 && useCase.name == useCases.last?.name ? route : nil
  }

  /// Whether a worker takes its time.
  package var waits: Bool { isAsync || useCases.contains(where: \.isAsync) }
}

/// Scenes that are described together.
package struct SceneDescriptions: Equatable, Sendable {
  package var scenes: [SceneDescription]
  /// The data that they share.
  package var data = DataModel()

  package init(_ scenes: [SceneDescription], data: DataModel = DataModel()) {
    self.scenes = scenes
    self.data = data
  }
}

extension [SceneDescription] {
  /// Returns the scenes whose services have errors in others, which they have to present.
  package func presentingErrors(of others: [SceneDescription]) -> [SceneDescription] {
    func services(_ scene: SceneDescription, where isWanted: (UseCase) -> Bool) -> [String] {
      scene.useCases.filter(isWanted).compactMap { $0.service ?? scene.service }
    }
    let failing = Set(others.flatMap { services($0) { !$0.errors.isEmpty } })
    return filter { !failing.isDisjoint(with: services($0) { _ in true }) }
  }

  /// The errors of workers, by the names of services, and of scenes for workers of their own.
  var errors: [String: [UseCase.WorkerError]] {
    var errors: [String: [UseCase.WorkerError]] = [:]
    for scene in self {
      for useCase in scene.useCases {
        let worker = useCase.service ?? scene.service ?? scene.name
        let known = Set(errors[worker, default: []].map(\.name))
        errors[worker, default: []] += useCase.errors.filter { !known.contains($0.name) }
      }
    }
    return errors
  }

  /// Tells scenes that share a service of all of its errors.
  mutating func shareErrors() {
    let errors = errors
    for index in indices { self[index].errors = errors }
  }
}
