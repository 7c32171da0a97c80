import Scenery

/// The view models of the scene.
public protocol CreateIceCreamDisplayLogic: AnyObject {
  /// Shows the options to choose from.
  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel)
  /// Shows why the catalog could not be loaded.
  func displayLoadFailure(viewModel: CreateIceCream.LoadFailure.ViewModel)
  /// Shows a choice.
  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel)
  /// Shows the choices, and the fault of each step.
  func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel)
  /// Shows choices made at random.
  func displaySurprise(viewModel: CreateIceCream.SurpriseMe.ViewModel)
  /// Shows the alert that the ice cream was made.
  func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel)
  /// Shows a menu without choices.
  func displayStartOver(viewModel: CreateIceCream.StartOver.ViewModel)
  /// Shows that the ice cream was saved.
  func displaySavedIceCream(viewModel: CreateIceCream.SaveIceCream.ViewModel)
  /// Shows an error of the store.
  func displayStoreFailure(viewModel: CreateIceCream.StoreFailure.ViewModel)
  /// Shows that the changes were saved, and goes back.
  func displayUpdatedIceCream(viewModel: CreateIceCream.UpdateIceCream.ViewModel)
  /// Shows what the store remarked on the ice cream to make again.
  func displayRepeatedIceCream(viewModel: CreateIceCream.RepeatIceCream.ViewModel)
  /// Opens the list of saved ice creams.
  func displaySavedList(viewModel: CreateIceCream.OpenSavedIceCreams.ViewModel)
  /// Shows why a request was refused.
  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
///
/// It is not a picture: a renderer observes the store, and draws it on a terminal, a page or a screen.
public final class CreateIceCreamView {
  /// Receives the requests.
  public var interactor: (any CreateIceCreamBusinessLogic)?
  /// Navigates to other scenes.
  public var router: (any CreateIceCreamRoutingLogic & CreateIceCreamDataPassing)?
  /// The state that renderers observe.
  public let iceCream: IceCreamDataStore

  /// Creates a view.
  ///
  /// `configureView()` connects it to the other components.
  ///
  /// - Parameter iceCream: The store of its state.
  public init(iceCream: IceCreamDataStore = IceCreamDataStore(DisplayedIceCream())) {
    self.iceCream = iceCream
  }

  /// Loads the catalog, and starts with the choices of the ice cream that was passed to this scene, if one was.
  public func fetchIceCream() {
    interactor?.loadIceCream(request: CreateIceCream.LoadIceCream.Request())
  }

  /// Chooses an ingredient by its index.
  ///
  /// - Parameters:
  ///   - kind: The kind of ingredient.
  ///   - index: Its index in the list of that kind, from 0.
  public func selectIngredient(_ kind: IngredientKind, at index: Int) {
    interactor?.selectIngredient(
      request: CreateIceCream.SelectIngredient.Request(kind: kind, choice: .index(index)))
  }

  /// Chooses an ingredient by a typed text.
  ///
  /// - Parameters:
  ///   - kind: The kind of ingredient.
  ///   - text: Its name, the beginning of its name, or its number, from 1.
  public func selectIngredient(_ kind: IngredientKind, typed text: String) {
    interactor?.selectIngredient(
      request: CreateIceCream.SelectIngredient.Request(kind: kind, choice: .typed(text)))
  }

  /// Chooses several ingredients by typed texts, if none is wrong.
  ///
  /// - Parameters:
  ///   - cone: A name, the beginning of one, or a number from 1; `nil` leaves the cone open.
  ///   - flavor: The same for the flavor.
  ///   - topping: The same for the topping.
  public func selectIngredients(cone: String?, flavor: String?, topping: String?) {
    let names = PerKind(cone: cone, flavor: flavor, topping: topping)
    interactor?.selectIngredients(request: CreateIceCream.SelectIngredients.Request(names: names))
  }

  /// Chooses all three ingredients at random.
  public func surpriseMe() {
    interactor?.surpriseMe(request: CreateIceCream.SurpriseMe.Request())
  }

  /// Makes the ice cream: DONE.
  public func finishIceCream() {
    interactor?.finishIceCream(request: CreateIceCream.FinishIceCream.Request())
  }

  /// Clears the choices: OK on the alert.
  public func startOver() {
    interactor?.startOver(request: CreateIceCream.StartOver.Request())
  }

  /// Saves the ice cream or its changes again after a failure.
  public func saveIceCream() {
    interactor?.saveIceCream(request: CreateIceCream.SaveIceCream.Request())
  }

  /// Starts with the choices of a saved ice cream, to make another one like it.
  ///
  /// - Parameter id: Its identifier as typed, or `nil` for the ice cream that was saved last.
  public func repeatIceCream(id: String? = nil) {
    interactor?.repeatIceCream(request: CreateIceCream.RepeatIceCream.Request(id: id))
  }

  /// Opens the list of saved ice creams.
  public func openSavedIceCreams() {
    interactor?.openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request())
  }
}

extension CreateIceCreamView: CreateIceCreamDisplayLogic {
  public func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    iceCream.update { state in
      state = DisplayedIceCream()
      state.title = viewModel.title
      state.displayedCones = viewModel.cones
      state.displayedFlavors = viewModel.flavors
      state.displayedToppings = viewModel.toppings
      state.progress = viewModel.progress
    }
  }

  public func displayLoadFailure(viewModel: CreateIceCream.LoadFailure.ViewModel) {
    iceCream.update { state in
      state = DisplayedIceCream()
      state.failure = viewModel.failure
    }
  }

  public func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel) {
    display(viewModel.progress)
  }

  public func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel) {
    display(viewModel.progress)
  }

  public func displaySurprise(viewModel: CreateIceCream.SurpriseMe.ViewModel) {
    display(viewModel.progress)
  }

  public func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel) {
    iceCream.update { state in
      state.alert = viewModel.alert
      state.refusal = nil
    }
  }

  public func displayStartOver(viewModel: CreateIceCream.StartOver.ViewModel) {
    iceCream.update { state in
      state.progress = viewModel.progress
      state.alert = nil
      state.refusal = nil
      state.storeFailure = nil
    }
  }

  public func displaySavedIceCream(viewModel: CreateIceCream.SaveIceCream.ViewModel) {
    iceCream.update { state in
      state.alert?.iceCream = viewModel.iceCream
      state.alert?.notes = viewModel.notes
      state.refusal = nil
      state.storeFailure = nil
    }
  }

  public func displayStoreFailure(viewModel: CreateIceCream.StoreFailure.ViewModel) {
    iceCream.update { state in
      state.storeFailure = viewModel.failure
      state.refusal = nil
    }
  }

  public func displayUpdatedIceCream(viewModel: CreateIceCream.UpdateIceCream.ViewModel) {
    iceCream.update { state in
      state.alert = viewModel.alert
      state.refusal = nil
      state.storeFailure = nil
    }
    router?.routeToOrigin()
  }

  public func displayRepeatedIceCream(viewModel: CreateIceCream.RepeatIceCream.ViewModel) {
    iceCream.update { $0.notes = viewModel.notes }
  }

  public func displaySavedList(viewModel: CreateIceCream.OpenSavedIceCreams.ViewModel) {
    iceCream.update { $0.refusal = nil }
    router?.routeToListIceCreams()
  }

  public func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    iceCream.update { $0.refusal = viewModel.refusal }
  }

  private func display(_ progress: DisplayedProgress) {
    iceCream.update { state in
      state.progress = progress
      state.refusal = nil
      state.storeFailure = nil
    }
  }
}
