/// What can be asked of the scene.
public protocol CreateIceCreamBusinessLogic: AnyObject {
  /// Loads the catalog; choices made before are cleared.
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  /// Takes a choice: a flavor once there is a cone, a topping once there are both. Choosing again
  /// replaces a choice and keeps the later ones.
  func selectIngredient(request: CreateIceCream.SelectIngredient.Request)
  /// Makes the ice cream, once all three choices are there.
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request)
  /// Clears the choices, and keeps the catalog.
  func startOver(request: CreateIceCream.StartOver.Request)
}

/// The keeper of the rules of the scene: what can be chosen, when, and when it is done.
public final class CreateIceCreamInteractor {
  /// Who the responses go to.
  public var presenter: (any CreateIceCreamPresentationLogic)?

  private let worker: any CreateIceCreamWorker
  private let clock: () -> Timestamp
  private var iceCreamData: IceCream?
  private var selection = Selection()
  private var isFinished = false

  /// Makes an interactor.
  ///
  /// - Parameters:
  ///   - worker: Who fetches the catalog.
  ///   - clock: Tells when an ice cream is made.
  public init(
    worker: any CreateIceCreamWorker = BundledCatalogWorker(),
    clock: @escaping () -> Timestamp = { .now }
  ) {
    self.worker = worker
    self.clock = clock
  }
}

extension CreateIceCreamInteractor: CreateIceCreamBusinessLogic {
  public func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    selection = Selection()
    isFinished = false
    do {
      let iceCreamData = try worker.fetchIceCream()
      self.iceCreamData = iceCreamData
      presenter?.presentIceCream(response: .init(iceCreamData: iceCreamData))
    } catch {
      iceCreamData = nil
      presenter?.presentLoadFailure(response: .init(error: error))
    }
  }

  public func selectIngredient(request: CreateIceCream.SelectIngredient.Request) {
    do {
      try choose(request.choice, of: request.kind)
      presenter?.presentIngredient(response: .init(selection: selection))
    } catch {
      refuse(error)
    }
  }

  public func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    guard iceCreamData != nil else { return refuse(.nothingLoaded) }
    guard !isFinished else { return refuse(.alreadyFinished) }
    guard let cone = selection.cone, let flavor = selection.flavor, let topping = selection.topping
    else { return refuse(.unfinished(missing: selection.firstMissing(before: nil) ?? .cone)) }
    isFinished = true
    let now = clock()
    let iceCream = SavedIceCream(
      id: IceCreamID.text(at: now), madeAt: now, cone: cone.name, flavor: flavor.name,
      topping: topping.name)
    presenter?.presentFinishedIceCream(response: .init(iceCream: iceCream))
  }

  public func startOver(request: CreateIceCream.StartOver.Request) {
    guard iceCreamData != nil else { return refuse(.nothingLoaded) }
    selection = Selection()
    isFinished = false
    presenter?.presentStartOver(response: .init())
  }

  private func refuse(_ reason: CreateIceCream.Refusal.Reason) {
    presenter?.presentRefusal(response: .init(reason: reason))
  }

  private func choose(
    _ choice: CreateIceCream.SelectIngredient.Choice, of kind: IngredientKind
  ) throws(CreateIceCream.Refusal.Reason) {
    guard let iceCreamData else { throw .nothingLoaded }
    guard !isFinished else { throw .alreadyFinished }
    let names = iceCreamData.names(of: kind)
    let index = try index(of: choice, kind: kind, in: names)
    if let missing = selection.firstMissing(before: kind) {
      throw .tooEarly(kind, missing: missing)
    }
    selection[kind] = Selection.Ingredient(
      index: index, name: names[index],
      appearance: iceCreamData.appearance(at: index, of: kind))
  }

  private func index(
    of choice: CreateIceCream.SelectIngredient.Choice, kind: IngredientKind, in names: [String]
  ) throws(CreateIceCream.Refusal.Reason) -> Int {
    switch choice {
    case .index(let index):
      guard names.indices.contains(index) else {
        throw .outOfRange(kind, number: index < .max ? index + 1 : index, count: names.count)
      }
      return index
    case .typed(let text):
      switch IngredientMatch.find(text, in: names) {
      case .found(let index): return index
      case .outOfRange(let number): throw .outOfRange(kind, number: number, count: names.count)
      case .ambiguous(let matches): throw .ambiguous(kind, typed: text, names: matches)
      case .unknown(let likely): throw .unknown(kind, typed: text, likely: likely)
      }
    }
  }
}
