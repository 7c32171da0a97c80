/// The requests of the scene.
public protocol CreateIceCreamBusinessLogic: AnyObject {
  /// Loads the catalog, and clears the choices. While an ice cream is changed, its choices are made again.
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  /// Chooses an ingredient: a cone, then a flavor, then a topping. Choosing again replaces a choice and keeps
  /// the later ones.
  func selectIngredient(request: CreateIceCream.SelectIngredient.Request)
  /// Checks several names, and chooses them if none is wrong.
  func selectIngredients(request: CreateIceCream.SelectIngredients.Request)
  /// Makes the ice cream if all three ingredients are chosen, and saves it.
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request)
  /// Clears the choices, and keeps the catalog. While an ice cream is changed, its choices are made again.
  func startOver(request: CreateIceCream.StartOver.Request)
  /// Saves the ice cream that was made, or its changes, if DONE could not.
  func saveIceCream(request: CreateIceCream.SaveIceCream.Request)
  /// Loads the catalog, and chooses the ingredients of a saved ice cream.
  func editIceCream(request: CreateIceCream.EditIceCream.Request)
  /// Saves the changes to an ice cream, if DONE could not.
  func updateIceCream(request: CreateIceCream.UpdateIceCream.Request)
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
  private var iceCreamData: IceCream?
  private var selection = Selection()
  /// The faults of steps without a choice.
  private var faults: [IngredientFault] = []
  private var stage = Stage.choosing
  /// The store's remarks since the last ice cream was saved.
  private var storeNotes: [IceCreamStoreNote] = []

  private enum Stage: Equatable {
    case choosing
    /// The ice cream is made, but not saved.
    case made(SavedIceCream)
    case saved
  }

  /// Makes an interactor.
  ///
  /// - Parameters:
  ///   - worker: Loads the catalog.
  ///   - store: Saves the ice creams; with `nil`, they are not saved.
  ///   - clock: Returns the time at which an ice cream is made.
  public init(
    worker: any CatalogWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil,
    clock: @escaping () -> Timestamp = { .now }
  ) {
    self.worker = worker
    self.store = store
    self.clock = clock
  }
}

extension CreateIceCreamInteractor: CreateIceCreamBusinessLogic {
  public func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    if case .change(let iceCream) = mode { return edit(iceCream) }
    guard let iceCreamData = loadCatalog() else { return }
    presenter?.presentIceCream(response: .init(iceCreamData: iceCreamData))
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

  public func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    guard iceCreamData != nil else { return refuse(.nothingLoaded) }
    guard stage == .choosing else { return refuse(.alreadyFinished) }
    guard let cone = selection.cone, let flavor = selection.flavor, let topping = selection.topping
    else { return refuse(.unfinished(missing: selection.firstMissing(before: nil) ?? .cone)) }
    switch mode {
    case .create:
      let now = clock()
      let iceCream = SavedIceCream(
        id: IceCreamID.text(at: now), madeAt: now, cone: cone.name, flavor: flavor.name,
        topping: topping.name)
      stage = .made(iceCream)
      presenter?.presentFinishedIceCream(response: .init(iceCream: iceCream))
      if let store { save(iceCream, in: store) }
    case .change(let old):
      let iceCream = SavedIceCream(
        id: old.id, madeAt: old.madeAt, cone: cone.name, flavor: flavor.name, topping: topping.name)
      update(iceCream, from: old)
    }
  }

  public func startOver(request: CreateIceCream.StartOver.Request) {
    guard iceCreamData != nil else { return refuse(.nothingLoaded) }
    if case .change(let iceCream) = mode { return edit(iceCream) }
    clear()
    presenter?.presentStartOver(response: .init())
  }

  public func saveIceCream(request: CreateIceCream.SaveIceCream.Request) {
    guard let store else { return refuse(.noStore) }
    guard case .made(let iceCream) = stage else { return refuse(.nothingToSave) }
    switch mode {
    case .create: save(iceCream, in: store)
    case .change(let old): update(iceCream, from: old)
    }
  }

  public func editIceCream(request: CreateIceCream.EditIceCream.Request) {
    switch (request.purpose, mode) {
    case (.change, .change(let iceCream)): edit(iceCream)
    case (.change, .create): refuse(.nothingToSave)
    case (.makeAgain, .change): refuse(.stillChanging)
    case (.makeAgain, .create):
      if let iceCream = fetchLast() { edit(iceCream) }
    }
  }

  public func updateIceCream(request: CreateIceCream.UpdateIceCream.Request) {
    guard case .made(let iceCream) = stage, case .change(let old) = mode else {
      return refuse(.nothingToSave)
    }
    update(iceCream, from: old)
  }

  public func openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request) {
    guard mode == .create else { return refuse(.stillChanging) }
    guard store != nil else { return refuse(.noStore) }
    presenter?.presentSavedIceCreams(response: .init())
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
    presenter?.presentRefusal(response: .init(reason: reason))
  }

  // MARK: Loading

  /// Clears the choices and loads the catalog, or presents the failure.
  private func loadCatalog() -> IceCream? {
    clear()
    do {
      iceCreamData = try worker.fetchIceCream()
    } catch {
      iceCreamData = nil
      presenter?.presentLoadFailure(response: .init(error: error))
    }
    return iceCreamData
  }

  /// Loads the catalog, and chooses the ingredients of a saved ice cream.
  private func edit(_ iceCream: SavedIceCream) {
    guard let catalog = loadCatalog() else { return }
    for kind in IngredientKind.allCases {
      let name = iceCream.name(of: kind)
      if let index = catalog.names(of: kind).firstIndex(of: name) {
        select(index, of: kind, in: catalog)
      } else {
        faults.append(IngredientFault(kind: kind, problem: .leftCatalog(name: name)))
      }
    }
    presenter?.presentEditedIceCream(
      response: .init(iceCreamData: catalog, mode: mode, selection: selection, faults: faults))
  }

  // MARK: Saving

  private func save(_ iceCream: SavedIceCream, in store: any IceCreamStore) {
    do {
      var saving = try store.save(iceCream)
      stage = .saved
      saving.notes = storeNotes + saving.notes
      storeNotes = []
      presenter?.presentSavedIceCream(response: .init(saving: saving, place: store.place))
    } catch {
      presenter?.presentStoreFailure(response: .init(error: error))
    }
  }

  /// Saves the changes; if that fails, they can be saved again.
  private func update(_ iceCream: SavedIceCream, from old: SavedIceCream) {
    guard let store else { return refuse(.noStore) }
    stage = .made(iceCream)
    do {
      try store.update(iceCream, from: old)
      stage = .saved
      mode = .change(iceCream)
      presenter?.presentUpdatedIceCream(response: .init(iceCream: iceCream))
    } catch {
      presenter?.presentStoreFailure(response: .init(error: error))
    }
  }

  /// Returns the ice cream that was saved last, or presents why there is none.
  private func fetchLast() -> SavedIceCream? {
    guard let store else {
      refuse(.noStore)
      return nil
    }
    do {
      let page = try store.fetch(IceCreamQuery(count: 1))
      storeNotes = page.notes
      if page.iceCreams.isEmpty { refuse(.nothingSavedYet) }
      return page.iceCreams.first
    } catch {
      presenter?.presentStoreFailure(response: .init(error: error))
      return nil
    }
  }
}
