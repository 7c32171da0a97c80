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
    let catalog = response.iceCreamData
    view?.displayIceCream(
      viewModel: .init(
        cones: list(of: .cone, in: catalog, prompt: catalog.prompts.cone),
        flavors: list(of: .flavor, in: catalog, prompt: catalog.prompts.flavor),
        toppings: list(of: .topping, in: catalog, prompt: catalog.prompts.topping),
        title: (catalog.title ?? "Scoops").printable,
        progress: progress(of: Selection())))
  }

  public func presentLoadFailure(response: CreateIceCream.LoadFailure.Response) {
    let error = response.error
    view?.displayLoadFailure(
      viewModel: .init(
        failure: DisplayedFailure(
          message: message(for: error),
          details: CatalogFaultWording.lines(for: error),
          retryButton: "Try again")))
  }

  public func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    let progress = progress(of: response.selection)
    view?.displayIngredient(viewModel: .init(progress: progress))
  }

  public func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    let iceCream = response.iceCream
    let cone = iceCream.cone.printable
    let flavor = iceCream.flavor.printable
    let topping = iceCream.topping.printable
    let result = DisplayedResult(
      id: iceCream.id, madeAt: iceCream.madeAt.iso8601, cone: cone, flavor: flavor,
      topping: topping, sentence: caption(cone: cone, flavor: flavor, topping: topping))
    view?.displayFinishedIceCream(
      viewModel: .init(
        alert: DisplayedAlert(title: "Your ice cream is ready.", iceCream: result, button: "OK")))
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
      viewModel: .init(message: message(for: response.reason), isTooEarly: isTooEarly))
  }
}
