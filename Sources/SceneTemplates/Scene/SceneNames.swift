/// The names in a scene's code, which follow from its description.
struct SceneNames {
  let scene: String
  let useCases: [UseCase]
  /// What is presented without a request: the outcomes of the description, and those of workers.
  let otherOutcomes: [UseCase]
  /// The use cases whose workers lead to outcomes, by the names of these.
  private let owners: [String: UseCase]
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
  /// The data that the scene shares with others.
  let data: DataModel
  /// The fields of the state: those of the view models, each name once.
  var stateFields: [Field]

  init(_ description: SceneDescription, data: DataModel = DataModel(), access: String = "") {
    self.description = description
    self.data = data
    self.access = access
    scene = description.name
    var described = description.useCases
    if description.hasWorker, described.first?.response == nil, !described.isEmpty {
      described[0].response = [Field("entries", .list(.string))]
      described[0].viewModel = described[0].viewModel ?? [Field("lines", .list(.string))]
    }
    var cases = UseCase.all(described)
    for index in cases.indices {
      cases[index].asksWorker = cases[index].isAsync || index == 0 && description.hasWorker
    }
    var outcomes = description.outcomes
    for index in outcomes.indices { outcomes[index].kind = .other }
    var owners: [String: UseCase] = [:]
    var taken = Set((cases + outcomes).map(\.name))
    for useCase in cases where useCase.asksWorker {
      for outcome in useCase.outcomesOfWorker(
        in: description.name, takesTime: description.waits, taken: taken)
      {
        taken.insert(outcome.name)
        owners[outcome.name] = useCase
        outcomes.append(outcome)
      }
    }
    useCases = cases
    otherOutcomes = outcomes
    self.owners = owners
    var names: Set<String> = []
    stateFields = (cases + otherOutcomes).flatMap(\.viewModelFields)
      .filter { names.insert($0.name).inserted }
    let noun = CamelCase(description.name).noun
    store = CamelCase(noun).lowercased
    state = "Displayed\(noun)"
    // With a single use case, the front end goes back.
    leaving = description.route == nil || cases.count < 2 ? nil : cases.last
    route = description.route.map { route in
      switch route {
      case .origin: "routeToOrigin"
      case .scene(let name): "routeTo\(name)"
      }
    }
  }

  /// The use cases that end in the store: all, and the other outcomes.
  var outcomes: [UseCase] { useCases + otherOutcomes }

  // MARK: Workers

  /// The use cases whose work a worker does.
  var works: [UseCase] { useCases.filter(\.asksWorker) }
  /// Whether there is a worker.
  var hasWorker: Bool { !works.isEmpty }

  /// Returns what is presented while a use case's worker is at work, or when it fails.
  func outcome(_ kind: UseCase.Kind, of useCase: UseCase) -> UseCase? {
    otherOutcomes.first { $0.kind == kind && owners[$0.name] == useCase }
  }

  /// Returns the use case whose worker leads to an outcome; the outcome itself, if none does.
  func owner(of outcome: UseCase) -> UseCase { owners[outcome.name] ?? outcome }

  /// The worker that the interactor has by default.
  var workerType: String { (readsCatalog ? "Catalog" : "BuiltIn") + scene + "Worker" }

  /// Returns the catalog that a use case's worker reads, if it returns the entries of one.
  func catalog(of useCase: UseCase) -> DataModel.Catalog? {
    data.catalog.flatMap { useCase.work?.type == .list(.named($0.entries)) ? $0 : nil }
  }

  /// Whether a worker reads the catalog.
  var readsCatalog: Bool { works.contains { catalog(of: $0) != nil } }

  /// Returns the value of a field until there is a rule.
  func placeholder(of field: Field) -> Literal { data.placeholder(of: field) ?? .code("") }

  /// The names that the scene declares in its module.
  var types: [String] {
    let boundaries = ["BusinessLogic", "PresentationLogic", "DisplayLogic"]
    var suffixes = ["", "View", "Interactor", "Presenter"] + boundaries
    if hasWorker { suffixes += ["Worker", "Error"] }
    if route != nil { suffixes += ["Router", "RoutingLogic", "DataPassing", "DataStore"] }
    suffixes += description.frontEnd?.suffixes ?? []
    if description.isTraced {
      suffixes += (boundaries + (route == nil ? [] : ["Router"])).map { $0 + "Trace" }
    }
    return suffixes.map { scene + $0 } + (hasWorker ? [workerType] : [])
  }
}
