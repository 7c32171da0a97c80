/// The names in a scene's code, which follow from its description.
struct SceneNames {
  let scene: String
  let useCases: [UseCase]
  /// The use case that reports what the worker failed at.
  let failure: UseCase?
  /// The property of the view that holds the state: `teas`.
  let store: String
  /// The type of the state, in the scene's namespace: `DisplayedTeas`.
  let state: String
  /// The use case that leads to another scene, if one does.
  let leaving: UseCase?
  /// The method of the router: `routeToShowTea`.
  let route: String?
  /// What comes before each declaration: `public `.
  let access: String
  let description: SceneDescription

  init(_ description: SceneDescription) {
    self.description = description
    scene = description.name
    access = description.access.prefix
    let cases = UseCase.all(description.useCases)
    useCases = cases
    failure = description.hasWorker ? Self.failure(of: cases) : nil
    let noun = CamelCase(description.name).noun
    store = CamelCase(noun).lowercased
    state = "Displayed\(noun)"
    leaving = description.route == nil ? nil : cases.last
    route = description.route.map { route in
      switch route {
      case .origin: "routeToOrigin"
      case .scene(let name): "routeTo\(name)"
      }
    }
  }

  private static func failure(of cases: [UseCase]) -> UseCase? {
    guard let first = cases.first else { return nil }
    let name = (CamelCase(first.name).words.first ?? "") + "Failure"
    return UseCase(name: name, outcome: name)
  }

  /// The use cases that end in the store: all, and the failure.
  var outcomes: [UseCase] { useCases + (failure.map { [$0] } ?? []) }

  /// Whether a use case has entries from the worker.
  func hasEntries(_ useCase: UseCase) -> Bool { failure != nil && useCase == useCases.first }

  /// What comes before a class or a protocol that has to live on the main actor.
  var actor: String { description.isAsync ? "@MainActor\n" : "" }

  /// The names that the scene declares in its module.
  var types: [String] {
    var names = [
      scene, "\(scene)View", "\(scene)DisplayLogic", "\(scene)Interactor", "\(scene)BusinessLogic",
      "\(scene)Presenter", "\(scene)PresentationLogic",
    ]
    if failure != nil {
      names += ["\(scene)Worker", "\(scene)Error", "BuiltIn\(scene)Worker"]
    }
    if route != nil {
      names += [
        "\(scene)Router", "\(scene)RoutingLogic", "\(scene)DataPassing", "\(scene)DataStore",
      ]
    }
    if description.hasMenu { names.append("\(scene)Menu") }
    if description.isTraced {
      names += ["\(scene)BusinessLogicTrace", "\(scene)PresentationLogicTrace"]
      names += ["\(scene)DisplayLogicTrace"] + (route == nil ? [] : ["\(scene)RouterTrace"])
    }
    return names
  }
}
