/// The responses of the scene.
public protocol CreateIceCreamPresentationLogic: AnyObject {
  /// Presents a catalog.
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response)
  /// Presents the choices.
  func presentIngredients(response: CreateIceCream.SelectIngredients.Response)
  /// Presents an ice cream that was made or changed.
  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response)
  /// Presents a load or a save that failed.
  func presentFailure(response: CreateIceCream.Failure.Response)
  /// Presents a refusal.
  func presentRefusal(response: CreateIceCream.Refusal.Response)
}

/// Formats responses into view models.
public final class CreateIceCreamPresenter {
  /// Receives the view models; weak, because the view owns the presenter through the interactor.
  public weak var view: (any CreateIceCreamDisplayLogic)?
  /// The words of the catalog that was presented last.
  private var wording = IceCreamWording()

  /// Creates a presenter.
  public init() {}
}

extension CreateIceCreamPresenter: CreateIceCreamPresentationLogic {
  public func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    let catalog = response.catalog
    wording.words = catalog.words
    var title = catalog.title ?? "Scoops"
    if let changed = response.progress.changed { title += ": editing \(changed.id)" }
    view?.displayIceCream(
      viewModel: .init(
        menu: DisplayedMenu(
          title: title, lists: PerKind { DisplayedList(of: $0, in: catalog) },
          notes: response.notes.compactMap(IceCreamStoreWording.sentence),
          savedClosedReason: savedClosedReason(in: response),
          saveWarning: response.storeFault.map(IceCreamStoreWording.warning)),
        progress: DisplayedProgress(response.progress, wording)))
  }

  public func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {
    view?.displayIngredients(viewModel: DisplayedProgress(response, wording))
  }

  public func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    let alert =
      switch response {
      case .made(let iceCream): ready(wording.result(for: iceCream))
      case .saved(let new):
        ready(wording.result(for: new), notes: [IceCreamStoreWording.news(of: .saved(new))])
      case .changed(let iceCream):
        DisplayedAlert(
          title: "Your ice cream was updated.", iceCream: wording.result(for: iceCream),
          notes: [IceCreamStoreWording.news(ofUpdated: iceCream)])
      case .unchanged(let iceCream):
        DisplayedAlert(
          title: "Your ice cream is unchanged.", iceCream: wording.result(for: iceCream),
          notes: ["Nothing was changed: \(iceCream.id) is the same as before."])
      }
    view?.displayFinishedIceCream(viewModel: alert)
  }

  public func presentFailure(response: CreateIceCream.Failure.Response) {
    switch response {
    case .notLoaded(let error):
      view?.displayFailure(viewModel: .notLoaded(IceCreamStoreWording.failure(for: error)))
    case .notSaved(let error, let iceCream):
      let alert = iceCream.map { ready(wording.result(for: $0)) }
      view?.displayFailure(viewModel: .notSaved(IceCreamStoreWording.failure(for: error), alert))
    }
  }

  public func presentRefusal(response: CreateIceCream.Refusal.Response) {
    var refusal = DisplayedRefusal(message: message(for: response))
    if case .noSuchIngredients(let wrong) = response {
      refusal.faults = wrong.map(IngredientFaultWording.displayed)
    }
    view?.displayRefusal(viewModel: refusal)
  }

  private func savedClosedReason(in response: CreateIceCream.LoadIceCream.Response) -> String? {
    if response.canListSaved { return nil }
    if response.progress.changed == nil {
      return IceCreamStoreWording.failure(for: .noStore).problem
    }
    return "You are editing an ice cream. Finish that first, or go back."
  }

  private func ready(_ iceCream: DisplayedResult, notes: [String] = []) -> DisplayedAlert {
    DisplayedAlert(title: "Your ice cream is ready.", iceCream: iceCream, notes: notes)
  }

  private func message(for reason: CreateIceCream.Refusal.Response) -> String {
    switch reason {
    case .nothingLoaded: "No catalog is loaded. Load one first."
    case .tooEarly(let kind, let missing): IceCreamWording.order(missing, before: kind)
    case .noSuchIngredients(let faults): IngredientFaultWording.message(for: faults)
    case .unfinished(let missing):
      "The ice cream is not finished. Choose a \(missing.rawValue) first."
    case .alreadyFinished: "The ice cream is finished. Start over first."
    case .nothingToUndo: "There is no surprise to undo."
    }
  }
}
