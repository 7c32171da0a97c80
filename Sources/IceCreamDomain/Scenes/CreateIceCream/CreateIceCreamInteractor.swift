/// The requests of the scene.
public protocol CreateIceCreamBusinessLogic: AnyObject {
  /// Loads the catalog, and starts with no choices, or with those of the ice cream to change or make again.
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  /// Chooses an ingredient: a cone, then a flavor, then a topping. Choosing again replaces a choice and keeps
  /// the later ones.
  func selectIngredient(request: CreateIceCream.SelectIngredient.Request)
  /// Checks several names, and chooses them if none is wrong.
  func selectIngredients(request: CreateIceCream.SelectIngredients.Request)
  /// Chooses all three ingredients at random.
  func surpriseMe(request: CreateIceCream.SurpriseMe.Request)
  /// Makes the ice cream if all three ingredients are chosen, and saves it or its changes.
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request)
  /// Clears the choices for another ice cream, or returns to those of the ice cream to change.
  func startOver(request: CreateIceCream.StartOver.Request)
  /// Saves the ice cream or its changes again, if DONE could not.
  func saveIceCream(request: CreateIceCream.SaveIceCream.Request)
  /// Finds a saved ice cream, loads the catalog, and chooses the same ingredients.
  func repeatIceCream(request: CreateIceCream.RepeatIceCream.Request)
  /// Opens the list of saved ice creams, if there is a store.
  func openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request)
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
  private let clock: () -> Timestamp
  private var random: any RandomNumberGenerator
  private var iceCreamData: IceCream?
  private var selection = Selection()
  /// The faults of steps without a choice.
  private var faults: [IngredientFault] = []
  private var stage = Stage.choosing
  /// The number of refused requests.
  private var refusals = 0

  private enum Stage: Equatable {
    case choosing
    /// The ice cream is made, but not saved.
    case made(SavedIceCream)
    case saved
  }

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - worker: Loads the catalog.
  ///   - store: Saves the ice creams; with `nil`, they are not saved.
  ///   - clock: Returns the time at which an ice cream is made.
  ///   - random: Chooses the ingredients of a surprise.
  public init(
    worker: any CatalogWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil,
    clock: @escaping () -> Timestamp = { .now },
    random: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) {
    self.worker = worker
    self.store = store
    self.clock = clock
    self.random = random
  }
}

extension CreateIceCreamInteractor: CreateIceCreamBusinessLogic {
  public func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    _ = load()
  }

  public func selectIngredient(request: CreateIceCream.SelectIngredient.Request) {
    do {
      try choose(request.choice, of: request.kind)
      presenter?.presentIngredient(response: .init(selection: selection, faults: faults))
    } catch {
      refuse(error)
    }
  }

  public func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {
    guard let iceCreamData else { return refuse(.nothingLoaded) }
    guard stage == .choosing else { return refuse(.alreadyFinished) }
    var indices = PerKind<Int?>()
    var wrong: [IngredientFault] = []
    for kind in IngredientKind.allCases {
      guard let name = request.names[kind] else { continue }
      do {
        indices[kind] = try IngredientMatch.index(of: name, in: iceCreamData.names(of: kind))
      } catch {
        wrong.append(IngredientFault(kind: kind, problem: error))
      }
    }
    if wrong.isEmpty {
      // An ingredient whose turn has not come can be named again later.
      for kind in IngredientKind.allCases where selection.firstMissing(before: kind) == nil {
        if let index = indices[kind] { select(index, of: kind, in: iceCreamData) }
      }
    }
    // A new fault of a kind replaces an old one.
    let all = IngredientKind.allCases.compactMap { kind in
      (wrong + faults).first { $0.kind == kind }
    }
    presenter?.presentIngredients(response: .init(selection: selection, faults: all))
  }

  public func surpriseMe(request: CreateIceCream.SurpriseMe.Request) {
    guard let iceCreamData else { return refuse(.nothingLoaded) }
    guard stage == .choosing else { return refuse(.alreadyFinished) }
    for kind in IngredientKind.allCases {
      guard let index = iceCreamData.names(of: kind).indices.randomElement(using: &random)
      else { continue }
      select(index, of: kind, in: iceCreamData)
    }
    presenter?.presentSurprise(response: .init(selection: selection))
  }

  public func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    finish()
  }

  public func startOver(request: CreateIceCream.StartOver.Request) {
    guard iceCreamData != nil else { return refuse(.nothingLoaded) }
    if case .change = mode {
      _ = load()
    } else {
      mode = .create
      clear()
      presenter?.presentStartOver(response: .init())
    }
  }

  public func saveIceCream(request: CreateIceCream.SaveIceCream.Request) {
    guard let store else { return refuse(.noStore) }
    if case .made(let iceCream) = stage { return save(iceCream, in: store) }
    // A change that could not be saved is still being chosen.
    guard case .change = mode, stage == .choosing else { return refuse(.nothingToSave) }
    finish()
  }

  public func repeatIceCream(request: CreateIceCream.RepeatIceCream.Request) {
    if case .change = mode { return refuse(.stillChanging) }
    guard let store else { return refuse(.noStore) }
    do {
      let (iceCream, notes) = try find(request.id, in: store)
      guard let iceCream else { return refuse(.nothingSavedYet) }
      mode = .makeAgain(iceCream)
      guard load() else { return }
      presenter?.presentRepeatedIceCream(response: .init(notes: notes, place: store.place))
    } catch {
      refuse(.store(error))
    }
  }

  public func openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request) {
    if case .change = mode { return refuse(.stillChanging) }
    guard store != nil else { return refuse(.noStore) }
    presenter?.presentSavedList(response: .init())
  }

  // MARK: Choosing

  private func choose(
    _ choice: CreateIceCream.SelectIngredient.Choice, of kind: IngredientKind
  ) throws(CreateIceCream.Refusal.Reason) {
    guard let iceCreamData else { throw .nothingLoaded }
    guard stage == .choosing else { throw .alreadyFinished }
    let index: Int
    do {
      index = try self.index(of: choice, in: iceCreamData.names(of: kind))
    } catch {
      throw .noSuchIngredient(IngredientFault(kind: kind, problem: error))
    }
    if let missing = selection.firstMissing(before: kind) {
      throw .tooEarly(kind, missing: missing)
    }
    select(index, of: kind, in: iceCreamData)
  }

  private func index(
    of choice: CreateIceCream.SelectIngredient.Choice, in names: [String]
  ) throws(IngredientProblem) -> Int {
    switch choice {
    case .typed(let text): return try IngredientMatch.index(of: text, in: names)
    case .index(let index):
      guard names.indices.contains(index) else {
        throw .outOfRange(number: index < .max ? index + 1 : index, count: names.count)
      }
      return index
    }
  }

  private func select(_ index: Int, of kind: IngredientKind, in catalog: IceCream) {
    selection[kind] = SelectedIngredient(
      index: index, name: catalog.names(of: kind)[index],
      appearance: catalog.appearance(at: index, of: kind))
    faults.removeAll { $0.kind == kind }
  }

  private func clear() {
    selection = Selection()
    faults = []
    stage = .choosing
  }

  private func refuse(_ reason: CreateIceCream.Refusal.Reason) {
    refusals += 1
    presenter?.presentRefusal(response: .init(reason: reason, count: refusals))
  }

  // MARK: Loading

  /// Loads the catalog, and chooses the ingredients of the ice cream to change or to make again.
  ///
  /// - Returns: Whether the catalog was loaded.
  private func load() -> Bool {
    clear()
    iceCreamData = nil
    do {
      let catalog = try worker.fetchIceCream()
      iceCreamData = catalog
      if let iceCream = mode.iceCream { select(iceCream, in: catalog) }
      presenter?.presentIceCream(
        response: .init(iceCreamData: catalog, mode: mode, selection: selection, faults: faults))
      return true
    } catch {
      presenter?.presentLoadFailure(response: .init(error: error))
      return false
    }
  }

  /// Chooses the ingredients of a saved ice cream, and notes those that left the catalog.
  private func select(_ iceCream: SavedIceCream, in catalog: IceCream) {
    for kind in IngredientKind.allCases {
      let name = iceCream.name(of: kind)
      if let index = catalog.names(of: kind).firstIndex(of: name) {
        select(index, of: kind, in: catalog)
      } else {
        faults.append(IngredientFault(kind: kind, problem: .leftCatalog(name: name)))
      }
    }
  }

  /// Returns the ice cream with an identifier, or the last one, and the store's remarks.
  private func find(
    _ id: String?, in store: any IceCreamStore
  ) throws(IceCreamStoreError) -> (SavedIceCream?, [IceCreamStoreNote]) {
    if let id { return (try store.find(id), []) }
    let page = try store.fetch(IceCreamQuery(count: 1))
    return (page.iceCreams.first, page.notes)
  }

  // MARK: Finishing

  /// Makes the ice cream and saves it, or saves its changes.
  private func finish() {
    guard iceCreamData != nil else { return refuse(.nothingLoaded) }
    guard stage == .choosing else { return refuse(.alreadyFinished) }
    guard let cone = selection.cone, let flavor = selection.flavor, let topping = selection.topping
    else { return refuse(.unfinished(missing: selection.firstMissing(before: nil) ?? .cone)) }
    let names = PerKind(cone: cone.name, flavor: flavor.name, topping: topping.name)
    if case .change(let old) = mode { update(old, to: names) } else { make(names) }
  }

  private func make(_ names: PerKind<String>) {
    let now = clock()
    let iceCream = SavedIceCream(
      id: IceCreamID.text(at: now), madeAt: now, cone: names.cone, flavor: names.flavor,
      topping: names.topping)
    stage = .made(iceCream)
    presenter?.presentFinishedIceCream(response: .init(iceCream: iceCream))
    if let store { save(iceCream, in: store) }
  }

  private func save(_ iceCream: SavedIceCream, in store: any IceCreamStore) {
    do {
      let saving = try store.save(iceCream)
      stage = .saved
      presenter?.presentSavedIceCream(response: .init(saving: saving, place: store.place))
    } catch {
      presenter?.presentStoreFailure(response: .init(error: error))
    }
  }

  /// Saves the changes to an ice cream; after a failure, they can be changed and saved again.
  private func update(_ old: SavedIceCream, to names: PerKind<String>) {
    guard let store else { return refuse(.noStore) }
    let iceCream = SavedIceCream(
      id: old.id, madeAt: old.madeAt, cone: names.cone, flavor: names.flavor,
      topping: names.topping)
    do {
      try store.update(iceCream, from: old)
      stage = .saved
      mode = .change(iceCream)
      presenter?.presentUpdatedIceCream(response: .init(iceCream: iceCream))
    } catch {
      presenter?.presentStoreFailure(response: .init(error: error))
    }
  }
}
