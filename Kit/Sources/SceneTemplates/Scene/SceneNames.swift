import SwiftWriting

/// The names in a scene's code, which follow from its description.
struct SceneNames {
  let scene: String
  /// What the user can do: use cases, and links to other scenes.
  let actions: [UseCase]
  /// The actions that are requests.
  let useCases: [UseCase]
  /// What is presented without a request: the outcomes of the description, and those of workers.
  let otherOutcomes: [UseCase]
  /// The use cases whose workers lead to outcomes, by the names of these.
  private let owners: [String: UseCase]
  /// The property of the view that holds the state: `teas`.
  let store: String
  /// The type of the state, in the scene's namespace: `DisplayedTeas`.
  let state: String
  /// What comes before each declaration: `public `.
  let access: String
  let description: SceneDescription
  /// The data that the scene shares with others.
  let data: DataModel
  /// The fields of the state: those of the view models, each name once.
  private(set) var stateFields: [Field]

  init(_ description: SceneDescription, data: DataModel = DataModel(), access: String = "") {
    self.description = description
    self.data = data
    self.access = access
    scene = description.name
    var described = description.useCases
    if description.hasWorker, let first = described.first, first.response == nil,
      first.isFetch || first.requestFields.isEmpty
    {
      described[0].response = [Field("entries", .list(.string))]
      described[0].viewModel = described[0].viewModel ?? [Field("lines", .list(.string))]
    }
    Self.addChangedLists(to: &described)
    Self.addKeys(to: &described, data)
    var cases = UseCase.all(described.flatMap { $0.isPaged ? $0.pages : [$0] })
    for index in cases.indices {
      let isFirst = index == 0 && description.hasWorker
      let useCase = cases[index]
      cases[index].asksWorker =
        isFirst || useCase.isAsync || useCase.isWorked || useCase.service != nil
      cases[index].service = cases[index].service ?? description.service
      // A scene that is left shows no message.
      if useCase.viewModel == nil, description.route(of: useCase) == .origin {
        cases[index].viewModel = []
      }
    }
    let requested = cases.filter { !$0.isLink }
    var outcomes = description.outcomes
    for index in outcomes.indices {
      outcomes[index].kind = .other
      if outcomes[index].route == .origin, outcomes[index].viewModel == nil {
        outcomes[index].viewModel = []
      }
    }
    var owners: [String: UseCase] = [:]
    var taken = Set((cases + outcomes).map(\.name))
    for useCase in requested where useCase.asksWorker {
      for outcome in useCase.outcomesOfWorker(
        error: useCase.service ?? description.name, takesTime: description.waits, taken: taken)
      {
        taken.insert(outcome.name)
        owners[outcome.name] = useCase
        outcomes.append(outcome)
      }
    }
    for useCase in requested where useCase.isForm {
      guard let field = Self.formFields(of: useCase, data).first else { continue }
      let outcome = useCase.refusal(of: field.type.swift, taken: taken)
      taken.insert(outcome.name)
      owners[outcome.name] = useCase
      outcomes.append(outcome)
    }
    actions = cases
    useCases = requested
    otherOutcomes = outcomes
    self.owners = owners
    var names: Set<String> = []
    let shown = (requested + otherOutcomes).flatMap(\.viewModelFields)
      .filter { names.insert($0.name).inserted }
    let known = description.stateOrder.compactMap { name in shown.first { $0.name == name } }
    let isInOrder = known == shown.filter(known.contains)
    stateFields = isInOrder ? shown : known + shown.filter { !known.contains($0) }
    let noun = CamelCase(description.name).noun
    store = CamelCase(noun).lowercased
    state = "Displayed\(noun)"
    // What a form is filled with is in the form.
    let prefills = useCases.compactMap(form).flatMap { form in
      (requested + outcomes).compactMap { prefill(of: form, by: $0)?.name }
    }
    stateFields.removeAll { prefills.contains($0.name) }
  }

  /// Adds the lists that use cases change to what they present and show.
  private static func addChangedLists(to useCases: inout [UseCase]) {
    for index in useCases.indices {
      guard let name = useCases[index].changes else { continue }
      func list(_ fields: KeyPath<UseCase, [Field]>) -> [Field] {
        if useCases[index][keyPath: fields].contains(where: { $0.name == name }) { return [] }
        return useCases.list(named: name, in: fields).map { [$0] } ?? []
      }
      let (response, shown) = (list(\.responseFields), list(\.viewModelFields))
      useCases[index].response = useCases[index].responseFields + response
      useCases[index].viewModel = useCases[index].viewModelFields + shown
    }
  }

  /// What ends in the store: the use cases, and the other outcomes.
  var outcomes: [UseCase] { useCases + otherOutcomes }

  /// The use cases whose work a worker does.
  var works: [UseCase] { useCases.filter(\.asksWorker) }
  var hasWorker: Bool { !works.isEmpty }

  /// Returns what is presented while a use case's worker is at work, or when it fails.
  func outcome(_ kind: UseCase.Kind, of useCase: UseCase) -> UseCase? {
    otherOutcomes.first { $0.kind == kind && owners[$0.name] == useCase }
  }

  /// Returns the use cases whose workers have errors that lead to an outcome.
  func failing(to outcome: UseCase) -> [UseCase] {
    works.filter { work in
      outcome.kind == .other && work.errors.contains { $0.outcome == outcome.name }
    }
  }

  /// Returns the use case whose worker leads to an outcome; the outcome itself, if none does.
  func owner(of outcome: UseCase) -> UseCase { owners[outcome.name] ?? outcome }

  /// The workers that the interactor asks: its own, and services.
  var workers: [Worker] {
    var names: Set<String> = []
    return works.map(worker).filter { names.insert($0.type).inserted }
  }

  /// A worker of the scene, or a service of several.
  struct Worker: Equatable {
    /// The property of the interactor: `worker`, or `orderStore`.
    var property: String
    /// The property of `SceneServices`: `listTeasWorker`, or `orderStore`.
    var service: String
    /// The protocol: `ListTeasWorker`, or `OrderStore`.
    var type: String
    /// The errors: `ListTeasError`, or `OrderStoreError`.
    var error: String
    var isService: Bool
  }

  func worker(of useCase: UseCase) -> Worker {
    if let name = useCase.service {
      let property = CamelCase(name).lowercased
      return Worker(
        property: property, service: property, type: name, error: "\(name)Error", isService: true)
    }
    let type = "\(scene)Worker"
    return Worker(
      property: "worker", service: CamelCase(type).lowercased, type: type,
      error: "\(scene)Error", isService: false)
  }

  var hasOwnWorker: Bool { workers.contains { !$0.isService } }

  /// What returns samples, or reads the catalog, in place of the scene's own worker.
  var workerType: String { (readsCatalog ? "Catalog" : "Sample") + scene + "Worker" }

  /// Returns the catalog that a use case's worker reads, if it returns the entries of one.
  func catalog(of useCase: UseCase) -> DataModel.Catalog? {
    guard useCase.service == nil else { return nil }
    return data.catalog.flatMap { useCase.work?.type == .list(.named($0.entries)) ? $0 : nil }
  }

  var readsCatalog: Bool { works.contains { catalog(of: $0) != nil } }

  /// Returns the value of a field until there is a rule.
  func placeholder(of field: Field) -> Literal { data.placeholder(of: field) ?? .code("") }

  /// The names that the scene declares in its module.
  var types: [String] {
    let boundaries = ["BusinessLogic", "PresentationLogic", "DisplayLogic"]
    var suffixes = ["", "View", "Interactor", "Presenter"] + boundaries
    if hasOwnWorker { suffixes += ["Worker", "Error"] }
    if description.isRouted { suffixes += ["Router", "RoutingLogic", "DataPassing", "DataStore"] }
    // A menu is a property of the view.
    if let frontEnd = description.frontEnd, frontEnd != .text { suffixes.append(frontEnd.suffix) }
    if description.isTraced {
      suffixes += (boundaries + (description.isRouted ? ["Router"] : [])).map { $0 + "Trace" }
    }
    return suffixes.map { scene + $0 } + (hasOwnWorker ? [workerType] : [])
  }
}
