import PlainText

/// The responses of the scene.
public protocol CreateIceCreamPresentationLogic: AnyObject {
  /// Presents a catalog.
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response)
  /// Presents a catalog that could not be loaded.
  func presentLoadFailure(response: CreateIceCream.LoadFailure.Response)
  /// Presents a choice.
  func presentIngredient(response: CreateIceCream.SelectIngredient.Response)
  /// Presents names that were checked.
  func presentIngredients(response: CreateIceCream.SelectIngredients.Response)
  /// Presents choices made at random.
  func presentSurprise(response: CreateIceCream.SurpriseMe.Response)
  /// Presents an ice cream that was made.
  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response)
  /// Presents the beginning of another ice cream.
  func presentStartOver(response: CreateIceCream.StartOver.Response)
  /// Presents an ice cream that was saved.
  func presentSavedIceCream(response: CreateIceCream.SaveIceCream.Response)
  /// Presents an error of the store.
  func presentStoreFailure(response: CreateIceCream.StoreFailure.Response)
  /// Presents changes that were saved.
  func presentUpdatedIceCream(response: CreateIceCream.UpdateIceCream.Response)
  /// Presents what the store remarked on the ice cream to make again.
  func presentRepeatedIceCream(response: CreateIceCream.RepeatIceCream.Response)
  /// Presents the list of saved ice creams.
  func presentSavedList(response: CreateIceCream.OpenSavedIceCreams.Response)
  /// Presents a refusal.
  func presentRefusal(response: CreateIceCream.Refusal.Response)
}

/// Formats responses into view models.
public final class CreateIceCreamPresenter {
  /// Receives the view models.
  ///
  /// The view owns the presenter through the interactor, so the reference is weak.
  public weak var view: (any CreateIceCreamDisplayLogic)?

  /// Creates a presenter.
  public init() {}
}

extension CreateIceCreamPresenter: CreateIceCreamPresentationLogic {
  public func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    let catalog = response.iceCreamData
    var title = (catalog.title ?? "Scoops").printable
    if case .change(let iceCream) = response.mode { title += ": changing \(iceCream.id.printable)" }
    view?.displayIceCream(
      viewModel: .init(
        title: title, cones: list(of: .cone, in: catalog), flavors: list(of: .flavor, in: catalog),
        toppings: list(of: .topping, in: catalog),
        progress: progress(of: response.selection, faults: response.faults)))
  }

  public func presentLoadFailure(response: CreateIceCream.LoadFailure.Response) {
    view?.displayLoadFailure(
      viewModel: .init(failure: CatalogFaultWording.failure(for: response.error)))
  }

  public func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    let progress = progress(of: response.selection, faults: response.faults)
    view?.displayIngredient(viewModel: .init(progress: progress))
  }

  public func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {
    let progress = progress(of: response.selection, faults: response.faults)
    view?.displayIngredients(viewModel: .init(progress: progress))
  }

  public func presentSurprise(response: CreateIceCream.SurpriseMe.Response) {
    view?.displaySurprise(viewModel: .init(progress: progress(of: response.selection)))
  }

  public func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    var alert = alert("Your ice cream is ready.", for: response.iceCream)
    // The store may give it another identifier than the proposed one.
    alert.iceCream.id = nil
    view?.displayFinishedIceCream(viewModel: .init(alert: alert))
  }

  public func presentStartOver(response: CreateIceCream.StartOver.Response) {
    view?.displayStartOver(viewModel: .init(progress: progress(of: Selection())))
  }

  public func presentSavedIceCream(response: CreateIceCream.SaveIceCream.Response) {
    let wording = IceCreamStoreWording(place: response.place)
    let iceCream = response.saving.iceCream
    let news = IceCreamStoreWording.news(ofSaved: iceCream)
    view?.displaySavedIceCream(
      viewModel: .init(
        iceCream: IceCreamWording.result(for: iceCream),
        notes: [news] + response.saving.notes.map(wording.sentence)))
  }

  public func presentStoreFailure(response: CreateIceCream.StoreFailure.Response) {
    view?.displayStoreFailure(
      viewModel: .init(failure: IceCreamStoreWording.failure(for: response.error)))
  }

  public func presentUpdatedIceCream(response: CreateIceCream.UpdateIceCream.Response) {
    var alert = alert("Your ice cream was updated.", for: response.iceCream)
    alert.notes = [IceCreamStoreWording.news(ofUpdated: response.iceCream)]
    view?.displayUpdatedIceCream(viewModel: .init(alert: alert))
  }

  public func presentRepeatedIceCream(response: CreateIceCream.RepeatIceCream.Response) {
    let wording = IceCreamStoreWording(place: response.place)
    view?.displayRepeatedIceCream(viewModel: .init(notes: response.notes.map(wording.sentence)))
  }

  public func presentSavedList(response: CreateIceCream.OpenSavedIceCreams.Response) {
    view?.displaySavedList(viewModel: .init())
  }

  public func presentRefusal(response: CreateIceCream.Refusal.Response) {
    let message = message(for: response.reason)
    view?.displayRefusal(
      viewModel: .init(refusal: DisplayedRefusal(message: message, count: response.count)))
  }

  // MARK: The options

  private func list(of kind: IngredientKind, in catalog: IceCream) -> DisplayedList {
    let options = catalog.names(of: kind).enumerated().map { index, name in
      DisplayedOption(
        number: index + 1, name: name.printable,
        appearance: catalog.appearance(at: index, of: kind))
    }
    return DisplayedList(
      name: PerKind(cone: "Cone", flavor: "Flavor", topping: "Topping")[kind],
      prompt: (catalog.prompts[kind] ?? "Choose a \(kind.rawValue)").printable,
      countText: options.count == 1 ? "1 option" : "\(options.count) options", options: options)
  }

  // MARK: The progress

  private func progress(
    of selection: Selection, faults: [IngredientFault] = []
  ) -> DisplayedProgress {
    DisplayedProgress(
      cone: step(of: .cone, in: selection, faults),
      flavor: step(of: .flavor, in: selection, faults),
      topping: step(of: .topping, in: selection, faults),
      isDoneEnabled: selection.firstMissing(before: nil) == nil,
      status: status(of: selection),
      picture: DisplayedPicture(
        cone: selection.cone?.appearance, scoop: selection.flavor?.appearance,
        topping: selection.topping?.appearance, caption: IceCreamWording.caption(of: selection)))
  }

  private func step(
    of kind: IngredientKind, in selection: Selection, _ faults: [IngredientFault]
  ) -> DisplayedStep {
    DisplayedStep(
      choice: selection[kind]?.index, isOpen: selection.firstMissing(before: kind) == nil,
      fault: faults.first { $0.kind == kind }.map(IngredientFaultWording.message))
  }

  private func status(of selection: Selection) -> String {
    guard let next = selection.firstMissing(before: nil) else {
      return "All set. Choose DONE."
    }
    let missing = IngredientKind.allCases.count { selection[$0] == nil }
    return "\(missing == 1 ? "1 choice" : "\(missing) choices") left. Next: a \(next.rawValue)."
  }

  private func alert(_ title: String, for iceCream: SavedIceCream) -> DisplayedAlert {
    DisplayedAlert(title: title, iceCream: IceCreamWording.result(for: iceCream), button: "OK")
  }

  private func message(for reason: CreateIceCream.Refusal.Reason) -> String {
    switch reason {
    case .nothingLoaded: "No catalog is loaded. Load one first."
    case .tooEarly(let kind, let missing):
      "Choose a \(missing.rawValue) before a \(kind.rawValue)."
    case .noSuchIngredient(let fault): IngredientFaultWording.message(for: fault)
    case .unfinished(let missing):
      "The ice cream is not finished. Choose a \(missing.rawValue) first."
    case .alreadyFinished: "This ice cream is ready. Choose OK to make another one."
    case .nothingToSave: "There is no ice cream to save. Make one first."
    case .nothingSavedYet: "No saved ice creams yet. Make one first."
    case .noStore: IceCreamStoreWording.noStore
    case .store(let error): IceCreamStoreWording.failure(for: error).message
    case .stillChanging: "An ice cream is being changed. Finish that first, or go back."
    }
  }
}
