/// The requests of the scene.
public protocol CreateIceCreamBusinessLogic: AnyObject {
  /// Loads the catalog, and starts without choices or with those of a saved ice cream.
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  /// Chooses ingredients: a cone, then a flavor, then a topping; only given and cleared ones may come before
  /// their turn. Choosing again replaces a choice and keeps the later ones.
  func selectIngredients(request: CreateIceCream.SelectIngredients.Request)
  /// Returns to the choices before the surprise.
  func undoSurprise(request: CreateIceCream.UndoSurprise.Request)
  /// Makes the ice cream if all three ingredients are chosen, and saves it, if it is to be saved, or its changes.
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request)
  /// Clears the choices for another ice cream, or returns to those of the ice cream to change.
  func startOver(request: CreateIceCream.StartOver.Request)
}

/// The data that other scenes pass to this one and take from it.
public protocol CreateIceCreamDataStore: AnyObject {
  /// What to make.
  var mode: CreateIceCream.Mode { get set }
  /// Whether a person chooses, who should know before if the ice cream cannot be saved.
  var isChosenByPerson: Bool { get set }
  /// The changed ice cream, once its changes are saved.
  var changedIceCream: SavedIceCream? { get }
}

/// Enforces the scene's business rules.
public final class CreateIceCreamInteractor: CreateIceCreamDataStore {
  /// Receives the responses.
  public var presenter: (any CreateIceCreamPresentationLogic)?
  public var mode = CreateIceCream.Mode.create
  public var isChosenByPerson = true
  public private(set) var changedIceCream: SavedIceCream?

  private let worker: any CatalogWorker
  private let store: (any IceCreamStore)?
  private let isSaving: Bool
  private let clock: () -> Timestamp
  private var random: any RandomNumberGenerator
  private var catalog: IceCreamCatalog?
  /// The ice cream to start with, if there is one.
  private var original: SavedIceCream?
  private var changedID: String?
  private var progress = IceCreamProgress()
  /// When DONE was chosen first since the last choice; a retry makes the same ice cream.
  private var madeAt: Timestamp?
  private var isFinished = false

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
    (catalog, original, changedID, changedIceCream) = (nil, nil, nil, nil)
    do {
      let notes = try findIceCream()
      if case .change = mode { changedID = original?.id }
      let catalog = try worker.loadCatalog()
      start(with: catalog)
      presenter?.presentIceCream(
        response: .init(
          catalog: catalog, progress: progress, changedID: changedID, notes: notes,
          canListSaved: isSaving && changedID == nil, storeFault: storeFault))
    } catch {
      presenter?.presentFailure(response: .notLoaded(error))
    }
  }

  public func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {
    do {
      try select(request.choices)
      presenter?.presentIngredients(response: .init(progress: progress))
    } catch {
      refuse(error)
    }
  }

  public func undoSurprise(request: CreateIceCream.UndoSurprise.Request) {
    guard let catalog, !isFinished, let selection = progress.beforeSurprise else {
      return refuse(.nothingToUndo)
    }
    madeAt = nil
    progress = IceCreamProgress(of: selection, original: original, in: catalog)
    presenter?.presentIngredients(response: .init(progress: progress))
  }

  public func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    let iceCream: UnsavedIceCream
    do { iceCream = try chosenIceCream() } catch { return refuse(error) }
    do {
      let response = try save(iceCream)
      isFinished = true
      presenter?.presentFinishedIceCream(response: response)
    } catch {
      presenter?.presentFailure(response: .notSaved(error, changedID == nil ? iceCream : nil))
    }
  }

  public func startOver(request: CreateIceCream.StartOver.Request) {
    guard let catalog else { return refuse(.nothingLoaded) }
    if changedID == nil { (mode, original) = (.create, nil) }
    start(with: catalog)
    presenter?.presentIngredients(response: .init(progress: progress))
  }

  /// Why a new ice cream could not be saved, as far as that is known before it is made.
  private var storeFault: IceCreamStoreError? {
    guard isSaving, isChosenByPerson, changedID == nil else { return nil }
    do { try store?.checkAccess() } catch { return error }
    return nil
  }

  /// Finds the ice cream to start with, and returns the store's remarks.
  private func findIceCream() throws(IceCreamFetchError) -> [IceCreamStoreNote] {
    var notes: [IceCreamStoreNote] = []
    switch mode {
    case .create: break
    case .again(let id), .change(let id): original = try store.findIceCream(id)
    case .againLast: (original, notes) = try store.findLast()
    }
    return notes
  }

  private func start(with catalog: IceCreamCatalog) {
    (self.catalog, isFinished, madeAt) = (catalog, false, nil)
    progress = IceCreamProgress(
      of: original.map(catalog.selection) ?? Selection(), original: original, in: catalog)
    if changedID != nil, progress.next == nil { progress.next = .cone }
  }

  private func select(
    _ choices: PerKind<IngredientChoice?>
  ) throws(CreateIceCream.Refusal.Reason) {
    guard let catalog else { throw .nothingLoaded }
    if isFinished { throw .alreadyFinished }
    var selection = progress.selection
    let wrong = catalog.choose(choices, for: &selection, using: &random)
    if !wrong.isEmpty { throw .noSuchIngredients(wrong) }
    for kind in IngredientKind.allCases where choices[kind]?.hasTurn == true {
      if let missing = selection.firstMissing(before: kind) {
        throw .tooEarly(kind, missing: missing)
      }
    }
    let old = progress
    progress = IceCreamProgress(of: selection, original: original, in: catalog)
    progress.goOn(from: old, after: choices)
    madeAt = nil
  }

  private func refuse(_ reason: CreateIceCream.Refusal.Reason) {
    presenter?.presentRefusal(response: .init(reason: reason))
  }

  /// Returns the ice cream with the chosen ingredients; the same one again after a failure.
  private func chosenIceCream() throws(CreateIceCream.Refusal.Reason) -> UnsavedIceCream {
    guard catalog != nil else { throw .nothingLoaded }
    if isFinished { throw .alreadyFinished }
    let names = try PerKind { kind throws(CreateIceCream.Refusal.Reason) in
      guard let chosen = progress.selection[kind] else { throw .unfinished(missing: kind) }
      return chosen.name
    }
    let madeAt = madeAt ?? clock()
    self.madeAt = madeAt
    return UnsavedIceCream(madeAt: madeAt, names: names)
  }

  /// Saves an ice cream, or its ingredients as those of the ice cream to change.
  private func save(
    _ new: UnsavedIceCream
  ) throws(IceCreamStoreError) -> CreateIceCream.FinishIceCream.Response {
    guard let store else { return .made(new) }
    guard changedID != nil, let old = original else {
      return isSaving ? .saved(try store.save(new)) : .made(new)
    }
    let changed = SavedIceCream(id: old.id, madeAt: old.madeAt, names: new.names)
    guard try store.update(changed, from: old) else { return .unchanged(old) }
    (original, changedIceCream) = (changed, changed)
    return .changed(changed)
  }
}
