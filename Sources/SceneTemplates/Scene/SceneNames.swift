/// The names in a scene's code, which follow from its description.
struct SceneNames {
  let scene: String
  let useCases: [UseCase]
  /// The number of each use case by its name, from 1.
  let numbers: [String: Int]
  /// The use case that reports what the worker failed at.
  let failure: UseCase?
  /// What is presented without a request: the outcomes of the description, and the failure.
  let otherOutcomes: [UseCase]
  /// What the worker returns: a list in the response of the first use case.
  let workField: Field
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
      described[0].response = [.entries]
      described[0].viewModel = described[0].viewModel ?? [.lines]
    }
    let cases = UseCase.all(described)
    let failure = description.hasWorker ? Self.failure(of: cases, in: description) : nil
    let outcomes = description.outcomes.map { outcome in
      var useCase = UseCase.all([outcome])[0]
      useCase.outcome = outcome.outcome ?? outcome.name
      return useCase
    }
    useCases = cases
    numbers = Dictionary(zip(cases.map(\.name), 1...)) { first, _ in first }
    self.failure = failure
    otherOutcomes = outcomes + (failure.map { [$0] } ?? [])
    var names: Set<String> = []
    stateFields = (cases + otherOutcomes).flatMap(\.viewModelFields)
      .filter { names.insert($0.name).inserted }
    workField = cases.first?.responseFields.first { $0.type.element != nil } ?? .entries
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

  private static func failure(of cases: [UseCase], in description: SceneDescription) -> UseCase? {
    guard let first = cases.first else { return nil }
    let name = (CamelCase(first.name).words.first ?? "") + "Failure"
    let error = Field("error", .other("\(description.name)Error"), summary: "The error.")
    var message = Field.message
    message.summary = "What happened and what to do."
    return UseCase(name: name, outcome: name, responseFields: [error], viewModelFields: [message])
  }

  /// The use cases that end in the store: all, the other outcomes, and the failure.
  var outcomes: [UseCase] { useCases + otherOutcomes }

  /// Whether a use case asks the worker.
  func asksWorker(_ useCase: UseCase) -> Bool { failure != nil && useCase == useCases.first }

  /// The worker that the interactor has by default.
  var workerType: String { (catalog == nil ? "BuiltIn" : "Catalog") + scene + "Worker" }

  /// The catalog that the worker reads, if it returns the entries of one.
  var catalog: DataModel.Catalog? {
    data.catalog.flatMap { workField.type == .list(.named($0.entries)) ? $0 : nil }
  }

  /// Whether the worker reads the catalog.
  var readsCatalog: Bool { failure != nil && catalog != nil }

  /// Whether the state has a message, which is empty after a use case that shows none.
  var hasMessage: Bool { stateFields.contains { $0.name == "message" && $0.type == .string } }

  /// Returns the value of a field until there is a rule.
  func placeholder(of field: Field) -> Literal { data.placeholder(of: field) ?? .code("") }

  /// The names that the scene declares in its module.
  var types: [String] {
    var names = [
      scene, "\(scene)View", "\(scene)DisplayLogic", "\(scene)Interactor", "\(scene)BusinessLogic",
      "\(scene)Presenter", "\(scene)PresentationLogic",
    ]
    if failure != nil {
      names += ["\(scene)Worker", "\(scene)Error", workerType]
    }
    if route != nil {
      names += [
        "\(scene)Router", "\(scene)RoutingLogic", "\(scene)DataPassing", "\(scene)DataStore",
      ]
    }
    switch description.frontEnd {
    case .text: names.append("\(scene)Menu")
    case .swiftUI: names += ["\(scene)Screen", "\(scene)Model"]
    case nil: break
    }
    if description.isTraced {
      names += ["\(scene)BusinessLogicTrace", "\(scene)PresentationLogicTrace"]
      names += ["\(scene)DisplayLogicTrace"] + (route == nil ? [] : ["\(scene)RouterTrace"])
    }
    return names
  }
}
