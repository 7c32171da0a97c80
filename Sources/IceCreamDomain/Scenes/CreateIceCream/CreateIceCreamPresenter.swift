/// What the interactor can have presented.
public protocol CreateIceCreamPresentationLogic: AnyObject {
  /// Presents a catalog.
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response)
  /// Presents a catalog that could not be loaded.
  func presentLoadFailure(response: CreateIceCream.LoadFailure.Response)
  /// Presents a choice that was taken.
  func presentIngredient(response: CreateIceCream.SelectIngredient.Response)
  /// Presents an ice cream that is ready.
  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response)
  /// Presents the beginning of another ice cream.
  func presentStartOver(response: CreateIceCream.StartOver.Response)
  /// Presents names that were judged.
  func presentIngredients(response: CreateIceCream.SelectIngredients.Response)
  /// Presents an ice cream that is kept.
  func presentSavedIceCream(response: CreateIceCream.SaveIceCream.Response)
  /// Presents a store that could not do what was wanted.
  func presentStoreFailure(response: CreateIceCream.StoreFailure.Response)
  /// Presents the choices of an ice cream that is kept.
  func presentEditedIceCream(response: CreateIceCream.EditIceCream.Response)
  /// Presents changes that are kept.
  func presentUpdatedIceCream(response: CreateIceCream.UpdateIceCream.Response)
  /// Presents the way to the list of what is kept.
  func presentSavedIceCreams(response: CreateIceCream.OpenSavedIceCreams.Response)
  /// Presents a refusal.
  func presentRefusal(response: CreateIceCream.Refusal.Response)
}

/// The one who finds the words: it numbers, counts, says what is enabled, and describes the picture.
public final class CreateIceCreamPresenter {
  /// Who shows the view models.
  ///
  /// The view owns the presenter by way of the interactor, so this
  /// reference is weak, or none of the three would ever be freed.
  public weak var view: (any CreateIceCreamDisplayLogic)?

  /// Makes a presenter.
  public init() {}
}

extension CreateIceCreamPresenter: CreateIceCreamPresentationLogic {
  public func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    view?.displayIceCream(
      viewModel: menu(of: response.iceCreamData, progress: progress(of: Selection())))
  }

  public func presentLoadFailure(response: CreateIceCream.LoadFailure.Response) {
    view?.displayLoadFailure(
      viewModel: .init(failure: CatalogFaultWording.failure(for: response.error)))
  }

  public func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    let progress = progress(of: response.selection, faults: response.faults)
    view?.displayIngredient(viewModel: .init(progress: progress))
  }

  public func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    var alert = alert("Your ice cream is ready.", of: response.iceCream)
    // It has no identifier of its own before a store gives it one.
    alert.iceCream.id = ""
    view?.displayFinishedIceCream(viewModel: .init(alert: alert))
  }

  public func presentStartOver(response: CreateIceCream.StartOver.Response) {
    view?.displayStartOver(viewModel: .init(progress: progress(of: Selection())))
  }

  public func presentRefusal(response: CreateIceCream.Refusal.Response) {
    let isTooEarly =
      switch response.reason {
      case .tooEarly, .unfinished: true
      default: false
      }
    view?.displayRefusal(
      viewModel: .init(
        message: IngredientWording.message(for: response.reason), isTooEarly: isTooEarly))
  }
}
