/// What can be asked of the scene.
public protocol CreateIceCreamBusinessLogic: AnyObject {
  /// Loads the catalog; choices made before are cleared, but those of an ice cream that is being
  /// changed are made again.
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  /// Takes a choice: a flavor once there is a cone, a topping once there are both. Choosing again
  /// replaces a choice and keeps the later ones.
  func selectIngredient(request: CreateIceCream.SelectIngredient.Request)
  /// Judges several names at once, and takes them if none is wrong.
  func selectIngredients(request: CreateIceCream.SelectIngredients.Request)
  /// Makes the ice cream once all three choices are there, and has it kept.
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request)
  /// Clears the choices, and keeps the catalog.
  func startOver(request: CreateIceCream.StartOver.Request)
  /// Has the ice cream that is ready kept, or its change, if that failed at DONE.
  func saveIceCream(request: CreateIceCream.SaveIceCream.Request)
  /// Loads the catalog, and makes the choices of an ice cream that is kept.
  func editIceCream(request: CreateIceCream.EditIceCream.Request)
  /// Has the changes to an ice cream kept.
  func updateIceCream(request: CreateIceCream.UpdateIceCream.Request)
  /// Opens the list of what is kept, where something is.
  func openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request)
}

/// What other scenes may give to this one and take from it.
public protocol CreateIceCreamDataStore: AnyObject {
  /// The ice cream that is changed here: as it was, and afterwards as it is.
  var editedIceCream: SavedIceCream? { get set }
}

/// The keeper of the rules of the scene: what can be chosen, when, and when it is done.
public final class CreateIceCreamInteractor: CreateIceCreamDataStore {
  /// Who the responses go to.
  public var presenter: (any CreateIceCreamPresentationLogic)?
  public var editedIceCream: SavedIceCream?

  let worker: any CreateIceCreamWorker
  let store: (any IceCreamStore)?
  let clock: () -> Timestamp
  var iceCreamData: IceCream?
  var selection = Selection()
  /// What is wrong at steps without a choice.
  var faults: [CreateIceCream.Fault] = []
  var stage = Stage.choosing
  /// What the store has said since the last ice cream that it kept.
  var storeNotes: [IceCreamStoreNote] = []

  /// How far an ice cream has come.
  enum Stage: Equatable {
    case choosing
    /// It is made, and waits to be kept, if it is to be.
    case ready(SavedIceCream)
    case kept
  }

  /// Makes an interactor.
  ///
  /// - Parameters:
  ///   - worker: Who fetches the catalog.
  ///   - store: Who keeps what is made; with `nil`, nobody does.
  ///   - clock: Tells when an ice cream is made.
  public init(
    worker: any CreateIceCreamWorker = BundledCatalogWorker(),
    store: (any IceCreamStore)? = nil,
    clock: @escaping () -> Timestamp = { .now }
  ) {
    self.worker = worker
    self.store = store
    self.clock = clock
  }
}

extension CreateIceCreamInteractor: CreateIceCreamBusinessLogic {
  public func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    if editedIceCream != nil { return editIceCream(request: .init(purpose: .change)) }
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
    guard iceCreamData != nil else { return refuse(.nothingLoaded) }
    guard stage == .choosing else { return refuse(.alreadyFinished) }
    let wrong = IngredientKind.allCases.compactMap { fault(of: request[$0], kind: $0) }
    if wrong.isEmpty {
      for kind in IngredientKind.allCases {
        // What is right but too early may be named again later.
        if let text = request[kind] { try? choose(.typed(text), of: kind) }
      }
    }
    // Of one kind, what is wrong now counts before what was wrong already.
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
    let now = clock()
    let iceCream = SavedIceCream(
      id: editedIceCream?.id ?? IceCreamID.text(at: now), madeAt: editedIceCream?.madeAt ?? now,
      cone: cone.name, flavor: flavor.name, topping: topping.name)
    if editedIceCream != nil { return update(iceCream) }
    stage = .ready(iceCream)
    presenter?.presentFinishedIceCream(response: .init(iceCream: iceCream))
    if store != nil { saveIceCream(request: .init()) }
  }

  public func startOver(request: CreateIceCream.StartOver.Request) {
    guard iceCreamData != nil else { return refuse(.nothingLoaded) }
    clear()
    presenter?.presentStartOver(response: .init())
  }
}
