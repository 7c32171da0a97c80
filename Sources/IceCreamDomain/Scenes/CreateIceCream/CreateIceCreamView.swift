import Scenery

/// The view models of the scene.
public protocol CreateIceCreamDisplayLogic: AnyObject {
  /// Shows the options to choose from.
  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel)
  /// Shows the choices.
  func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel)
  /// Shows the alert that the ice cream was made or changed, and goes back to the scene that asked for it, if any.
  func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel)
  /// Shows why there is nothing to choose from, or why the ice cream could not be saved.
  func displayFailure(viewModel: CreateIceCream.Failure.ViewModel)
  /// Shows why a request was refused.
  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
///
/// It is not a picture: a renderer draws the state on a terminal, a page or a screen.
public final class CreateIceCreamView {
  /// Receives the requests.
  public var interactor: (any CreateIceCreamBusinessLogic)?
  /// Navigates to other scenes.
  public var router: (any CreateIceCreamRoutingLogic & CreateIceCreamDataPassing)?
  /// The state that renderers observe.
  public let iceCream = ObservableStore(CreateIceCream.DisplayedIceCream())

  /// Creates a view, which `configure()` connects to the other components.
  public init() {}

  /// Loads the catalog, to make what the data store of the scene says.
  ///
  /// - Parameter isChosenByPerson: Whether a person will choose, and is warned if nothing can be saved.
  public func loadIceCream(isChosenByPerson: Bool = true) {
    interactor?.loadIceCream(request: .init(isChosenByPerson: isChosenByPerson))
  }

  /// Chooses one ingredient: by its index, by a typed text, or at random.
  public func selectIngredient(_ kind: IngredientKind, _ choice: IngredientChoice) {
    selectIngredients(PerKind { $0 == kind ? choice : nil })
  }

  /// Chooses several ingredients, if none is wrong; `nil` leaves a kind as it is.
  public func selectIngredients(_ choices: PerKind<IngredientChoice?>) {
    interactor?.selectIngredients(request: .init(choices: choices))
  }

  /// Chooses all three ingredients at random.
  public func surprise() {
    selectIngredients(PerKind { _ in .random })
  }

  /// Returns to the choices before the surprise.
  public func undoSurprise() {
    interactor?.undoSurprise(request: CreateIceCream.UndoSurprise.Request())
  }

  /// Makes the ice cream or saves its changes: Done; once more after a failure.
  public func finishIceCream() {
    interactor?.finishIceCream(request: CreateIceCream.FinishIceCream.Request())
  }

  /// Clears the choices for another ice cream, or returns to those of the ice cream to change.
  public func startOver() {
    interactor?.startOver(request: CreateIceCream.StartOver.Request())
  }

  /// Opens the list of saved ice creams.
  public func openSavedIceCreams() {
    router?.routeToListIceCreams()
  }

  /// Opens the list of saved ice creams, to undo the last change of this one.
  public func undoChange() {
    router?.routeToLastChange()
  }

  /// Dismisses the message about a refused request.
  public func dismissRefusal() {
    iceCream.update { $0.refusal = nil }
  }
}

extension CreateIceCreamView: CreateIceCreamDisplayLogic {
  public func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    iceCream.update { $0 = .init(menu: viewModel.menu, progress: viewModel.progress) }
  }

  public func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel) {
    iceCream.update { $0 = .init(menu: $0.menu, progress: viewModel) }
  }

  public func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel) {
    iceCream.update { state in
      (state.alert, state.refusal, state.saveFailure) = (viewModel, nil, nil)
      state.menu.saveWarning = nil
    }
    if iceCream.progress.isChange { router?.routeToOrigin() }
  }

  public func displayFailure(viewModel: CreateIceCream.Failure.ViewModel) {
    switch viewModel {
    case .notLoaded(let failure): iceCream.update { $0 = .init(failure: failure) }
    case .notSaved(let failure, let alert):
      iceCream.update { ($0.alert, $0.refusal, $0.saveFailure) = (alert, nil, failure) }
    }
  }

  public func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    iceCream.update { $0.refusal = viewModel }
  }
}
