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
  public let iceCream = IceCreamDataStore(DisplayedIceCream())

  /// Creates a view, which `configureView()` connects to the other components.
  public init() {}

  /// Loads the catalog, to make what the mode says, or else the same as before: at first, what a router passed.
  public func fetchIceCream(_ mode: CreateIceCream.Mode? = nil) {
    interactor?.loadIceCream(request: CreateIceCream.LoadIceCream.Request(mode: mode))
  }

  /// Chooses one ingredient.
  ///
  /// - Parameters:
  ///   - kind: The kind of ingredient.
  ///   - choice: The ingredient: by its index, by a typed text, or at random.
  public func selectIngredient(_ kind: IngredientKind, _ choice: IngredientChoice) {
    selectIngredients(PerKind { $0 == kind ? choice : nil })
  }

  /// Chooses several ingredients, if none is wrong.
  ///
  /// - Parameter choices: The choice of each kind; `nil` leaves it as it is.
  public func selectIngredients(_ choices: PerKind<IngredientChoice?>) {
    interactor?.selectIngredients(
      request: CreateIceCream.SelectIngredients.Request(choices: choices))
  }

  /// Makes the ice cream or saves its changes: DONE; once more after a failure.
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

  /// Dismisses the message about a refused request.
  public func dismissRefusal() {
    iceCream.update { $0.refusal = nil }
  }
}

extension CreateIceCreamView: CreateIceCreamDisplayLogic {
  public func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    iceCream.update {
      $0 = DisplayedIceCream(
        title: viewModel.title, displayedCones: viewModel.cones,
        displayedFlavors: viewModel.flavors, displayedToppings: viewModel.toppings,
        progress: viewModel.progress, isChange: viewModel.isChange, notes: viewModel.notes)
    }
  }

  public func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel) {
    iceCream.update { state in
      state.progress = viewModel.progress
      (state.alert, state.refusal, state.saveFailure) = (nil, nil, nil)
    }
  }

  public func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel) {
    iceCream.update { ($0.alert, $0.refusal, $0.saveFailure) = (viewModel.alert, nil, nil) }
    router?.routeToOrigin()
  }

  public func displayFailure(viewModel: CreateIceCream.Failure.ViewModel) {
    iceCream.update { state in
      switch viewModel {
      case .notLoaded(let failure): state = DisplayedIceCream(failure: failure)
      case .notSaved(let failure, let alert):
        (state.alert, state.refusal, state.saveFailure) = (alert, nil, failure)
      case .notUpdated(let failure): (state.refusal, state.saveFailure) = (nil, failure)
      }
    }
  }

  public func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    iceCream.update { $0.refusal = viewModel.refusal }
  }
}
