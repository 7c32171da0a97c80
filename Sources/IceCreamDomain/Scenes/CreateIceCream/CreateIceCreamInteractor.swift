/// The requests of the scene.
public protocol CreateIceCreamBusinessLogic: AnyObject {
  /// Loads the catalog, and starts with no choices, or with those of a saved ice cream.
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  /// Chooses ingredients: a cone, then a flavor, then a topping. Choosing again replaces a choice and keeps the
  /// later ones.
  func selectIngredients(request: CreateIceCream.SelectIngredients.Request)
  /// Makes the ice cream if all three ingredients are chosen, and saves it or its changes.
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request)
  /// Clears the choices for another ice cream, or returns to those of the ice cream to change.
  func startOver(request: CreateIceCream.StartOver.Request)
}

/// The data that other scenes pass to this one and take from it.
public protocol CreateIceCreamDataStore: AnyObject {
  /// Whether an ice cream is made or changed.
  var mode: CreateIceCream.Mode { get set }
}

/// Enforces the scene's business rules.
public final class CreateIceCreamInteractor: CreateIceCreamDataStore {
  /// Receives the responses.
  public var presenter: (any CreateIceCreamPresentationLogic)?
  public var mode = CreateIceCream.Mode.create

  private let worker: any CatalogWorker
  private let store: (any IceCreamStore)?
  private let isSaving: Bool
  private let clock: () -> Timestamp
  private var random: any RandomNumberGenerator
  private var iceCreamData: IceCream?
  private var selection = Selection()
  /// The choices whose turn has not come.
  private var waiting = Selection()
  private var stage = Stage.choosing

  private enum Stage: Equatable {
    case choosing
    /// The ice cream is made, but could not be saved.
    case unsaved(UnsavedIceCream)
    case finished
  }

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - worker: Loads the catalog.
  ///   - store: Finds and saves the ice creams.
  ///   - isSaving: Whether new ice creams are saved.
  ///   - clock: Returns the time at which an ice cream is made.
  ///   - random: Chooses ingredients at random.
  public init(
    worker: any CatalogWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil,
    isSaving: Bool = true, clock: @escaping () -> Timestamp = { .now },
    random: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) {
    self.worker = worker
    self.store = store
    self.isSaving = isSaving
    self.clock = clock
    self.random = random
  }
}

extension CreateIceCreamInteractor: CreateIceCreamBusinessLogic {
  public func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    var notes: [IceCreamStoreNote] = []
    if request.start != .passed {
      guard let store else { return refuse(.noStore) }
      do {
        notes = try begin(request.start, from: store)
      } catch {
        return presentStoreFailure(error)
      }
      if mode == .create { return refuse(.nothingSavedYet) }
    }
    iceCreamData = nil
    do {
      let catalog = try worker.fetchIceCream()
      iceCreamData = catalog
      start(with: catalog)
      presenter?.presentIceCream(
        response: .init(
          iceCreamData: catalog, progress: progress, mode: mode, notes: notes,
          place: store?.place ?? ""))
    } catch {
      presenter?.presentLoadFailure(response: .init(error: error))
    }
  }

  public func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {
    do {
      try select(request.choices, waits: request.waits)
      presenter?.presentIngredients(response: .init(progress: progress))
    } catch {
      refuse(error)
    }
  }

  public func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    guard iceCreamData != nil else { return refuse(.nothingLoaded) }
    switch stage {
    case .finished: return refuse(.alreadyFinished)
    case .unsaved(let iceCream): return save(iceCream)
    case .choosing: break
    }
    guard let cone = selection.cone, let flavor = selection.flavor, let topping = selection.topping
    else { return refuse(.unfinished(missing: selection.firstMissing(before: nil) ?? .cone)) }
    let iceCream = UnsavedIceCream(
      madeAt: clock(), cone: cone.name, flavor: flavor.name, topping: topping.name)
    if case .change(let old) = mode { update(old, to: iceCream) } else { save(iceCream) }
  }

  public func startOver(request: CreateIceCream.StartOver.Request) {
    guard let iceCreamData else { return refuse(.nothingLoaded) }
    if case .makeAgain = mode { mode = .create }
    start(with: iceCreamData)
    presenter?.presentIngredients(response: .init(progress: progress))
  }

  // MARK: Starting

  /// Finds the ice cream to start with; the mode stays `.create` if none was saved yet.
  ///
  /// - Returns: The store's remarks.
  private func begin(
    _ start: CreateIceCream.LoadIceCream.Start, from store: any IceCreamStore
  ) throws(IceCreamStoreError) -> [IceCreamStoreNote] {
    switch start {
    case .passed: break
    case .change(let id): mode = .change(try store.find(id))
    case .again(let id?): mode = .makeAgain(try store.find(id))
    case .again(nil):
      let page = try store.fetch(IceCreamQuery(count: 1))
      mode = page.iceCreams.first.map { .makeAgain($0) } ?? .create
      return page.notes
    }
    return []
  }

  /// Starts with the choices of the mode's ice cream that are in the catalog.
  private func start(with catalog: IceCream) {
    stage = .choosing
    waiting = Selection()
    selection = PerKind { kind in
      mode.iceCream.flatMap { catalog.names(of: kind).firstIndex(of: $0.name(of: kind)) }
        .map { ingredient($0, of: kind, in: catalog) }
    }
  }

  /// The choices so far, as the presenter gets them.
  private var progress: IceCreamProgress {
    let kinds = IngredientKind.allCases
    let missing = kinds.filter { selection[$0] == nil }
    return IceCreamProgress(
      selection: selection, open: kinds.filter { selection.firstMissing(before: $0) == nil },
      missing: missing, waiting: missing.filter { waiting[$0] != nil },
      leftCatalog: missing.compactMap { kind in
        mode.iceCream.map {
          IngredientFault(kind: kind, problem: .leftCatalog(name: $0.name(of: kind)))
        }
      })
  }

  // MARK: Choosing

  private func select(
    _ choices: PerKind<CreateIceCream.SelectIngredients.Choice?>, waits: Bool
  ) throws(CreateIceCream.Refusal.Reason) {
    guard let iceCreamData else { throw .nothingLoaded }
    guard stage == .choosing else { throw .alreadyFinished }
    var (selection, waiting) = (self.selection, self.waiting)
    var wrong: [IngredientFault] = []
    for kind in IngredientKind.allCases {
      do {
        guard let choice = choices[kind] else { continue }
        let index = try index(of: choice, in: iceCreamData.names(of: kind))
        waiting[kind] = ingredient(index, of: kind, in: iceCreamData)
      } catch {
        wrong.append(IngredientFault(kind: kind, problem: error))
      }
    }
    if !wrong.isEmpty { throw .noSuchIngredients(wrong) }
    for kind in IngredientKind.allCases where waiting[kind] != nil {
      if let missing = selection.firstMissing(before: kind) {
        guard waits || choices[kind] == nil else { throw .tooEarly(kind, missing: missing) }
      } else {
        (selection[kind], waiting[kind]) = (waiting[kind], nil)
      }
    }
    (self.selection, self.waiting) = (selection, waiting)
  }

  private func index(
    of choice: CreateIceCream.SelectIngredients.Choice, in names: [String]
  ) throws(IngredientProblem) -> Int {
    switch choice {
    case .typed(let text): return try IngredientMatch.index(of: text, in: names)
    case .random:
      guard let index = names.indices.randomElement(using: &random) else {
        throw .outOfRange(number: 1, count: 0)
      }
      return index
    case .index(let index):
      guard names.indices.contains(index) else {
        throw .outOfRange(number: index < .max ? index + 1 : index, count: names.count)
      }
      return index
    }
  }

  private func ingredient(
    _ index: Int, of kind: IngredientKind, in catalog: IceCream
  ) -> SelectedIngredient {
    SelectedIngredient(
      index: index, name: catalog.names(of: kind)[index],
      appearance: catalog.appearance(at: index, of: kind))
  }

  private func refuse(_ reason: CreateIceCream.Refusal.Reason) {
    presenter?.presentRefusal(response: .init(reason: reason))
  }

  // MARK: Finishing

  private func save(_ iceCream: UnsavedIceCream) {
    guard let store, isSaving else {
      stage = .finished
      presenter?.presentFinishedIceCream(response: .made(iceCream))
      return
    }
    do {
      let saving = try store.save(iceCream)
      stage = .finished
      presenter?.presentFinishedIceCream(response: .saved(saving, place: store.place))
    } catch {
      stage = .unsaved(iceCream)
      presentStoreFailure(error, of: iceCream)
    }
  }

  /// Saves the changes to an ice cream; after a failure, they can be changed and saved again.
  private func update(_ old: SavedIceCream, to new: UnsavedIceCream) {
    guard let store else { return refuse(.noStore) }
    let iceCream = SavedIceCream(
      id: old.id, madeAt: old.madeAt, cone: new.cone, flavor: new.flavor, topping: new.topping)
    do {
      try store.update(iceCream, from: old)
      stage = .finished
      mode = .change(iceCream)
      presenter?.presentFinishedIceCream(response: .changed(iceCream))
    } catch {
      presentStoreFailure(error)
    }
  }

  private func presentStoreFailure(_ error: IceCreamStoreError, of iceCream: UnsavedIceCream? = nil)
  {
    presenter?.presentStoreFailure(response: .init(error: error, iceCream: iceCream))
  }
}
