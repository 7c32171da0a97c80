import PlainText

/// The responses of the scene.
public protocol CreateIceCreamPresentationLogic: AnyObject {
  /// Presents a catalog.
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response)
  /// Presents a load that failed.
  func presentLoadFailure(response: CreateIceCream.LoadFailure.Response)
  /// Presents the choices.
  func presentIngredients(response: CreateIceCream.SelectIngredients.Response)
  /// Presents an ice cream that was made or changed.
  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response)
  /// Presents an ice cream that could not be saved.
  func presentSaveFailure(response: CreateIceCream.SaveFailure.Response)
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
    if let iceCream = response.changed { title += ": changing \(iceCream.id.printable)" }
    let wording = IceCreamStoreWording(store: response.storeName)
    view?.displayIceCream(
      viewModel: .init(
        title: title, cones: list(of: .cone, in: catalog), flavors: list(of: .flavor, in: catalog),
        toppings: list(of: .topping, in: catalog), progress: displayed(response.progress),
        notes: response.notes.map(wording.sentence)))
  }

  public func presentLoadFailure(response: CreateIceCream.LoadFailure.Response) {
    view?.displayLoadFailure(
      viewModel: .init(failure: IceCreamStoreWording.failure(for: response.error)))
  }

  public func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {
    view?.displayIngredients(viewModel: .init(progress: displayed(response.progress)))
  }

  public func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    let alert =
      switch response {
      case .made(let iceCream): alert(for: iceCream)
      case .saved(let saving, let storeName):
        DisplayedAlert(
          title: "Your ice cream is ready.",
          iceCream: IceCreamWording.result(for: saving.iceCream), button: "Make another",
          notes: [IceCreamStoreWording.news(ofSaved: saving.iceCream)]
            + saving.notes.map(IceCreamStoreWording(store: storeName).sentence))
      case .changed(let iceCream):
        DisplayedAlert(
          title: "Your ice cream was updated.", iceCream: IceCreamWording.result(for: iceCream),
          button: "Make another", notes: [IceCreamStoreWording.news(ofUpdated: iceCream)])
      }
    view?.displayFinishedIceCream(viewModel: .init(alert: alert))
  }

  public func presentSaveFailure(response: CreateIceCream.SaveFailure.Response) {
    view?.displaySaveFailure(
      viewModel: .init(
        failure: IceCreamStoreWording.failure(for: response.error),
        alert: response.iceCream.map(alert)))
  }

  public func presentRefusal(response: CreateIceCream.Refusal.Response) {
    var faults: [DisplayedFault] = []
    if case .noSuchIngredients(let wrong) = response.reason {
      faults = wrong.map(DisplayedFault.init)
    }
    view?.displayRefusal(
      viewModel: .init(
        refusal: DisplayedRefusal(message: message(for: response.reason), faults: faults)))
  }

  // MARK: The parts of view models

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

  private func displayed(_ progress: IceCreamProgress) -> DisplayedProgress {
    let selection = progress.selection
    let steps = PerKind { kind in
      DisplayedStep(
        choice: selection[kind]?.index, isOpen: progress.open.contains(kind),
        fault: progress.leftCatalog.first { $0.kind == kind }.map(IngredientFaultWording.message))
    }
    return DisplayedProgress(
      cone: steps.cone, flavor: steps.flavor, topping: steps.topping,
      isDoneEnabled: progress.missing.isEmpty, status: status(of: progress),
      picture: DisplayedPicture(
        cone: selection.cone?.appearance, scoop: selection.flavor?.appearance,
        topping: selection.topping?.appearance, caption: IceCreamWording.caption(of: selection)))
  }

  private func status(of progress: IceCreamProgress) -> String {
    let kinds = IngredientKind.allCases
    guard let next = progress.missing.first, let step = kinds.firstIndex(of: next) else {
      return "Ready. Press Enter to \(progress.isChange ? "save" : "make") it."
    }
    return "Step \(step + 1) of \(kinds.count)"
  }

  /// Returns the alert for an ice cream without an identifier.
  private func alert(for iceCream: UnsavedIceCream) -> DisplayedAlert {
    var result = IceCreamWording.result(for: SavedIceCream(iceCream, id: ""))
    result.id = nil
    return DisplayedAlert(
      title: "Your ice cream is ready.", iceCream: result, button: "Make another")
  }

  private func message(for reason: CreateIceCream.Refusal.Reason) -> String {
    switch reason {
    case .nothingLoaded: "No catalog is loaded. Load one first."
    case .tooEarly(let kind, let missing):
      "Choose a \(missing.rawValue) before a \(kind.rawValue)."
    case .noSuchIngredients(let faults): IngredientFaultWording.message(for: faults)
    case .unfinished(let missing):
      "The ice cream is not finished. Choose a \(missing.rawValue) first."
    case .alreadyFinished: "This ice cream is ready. Make another one."
    }
  }
}
