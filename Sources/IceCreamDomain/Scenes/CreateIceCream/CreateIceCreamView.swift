import Scenery

/// What the presenter can have shown.
public protocol CreateIceCreamDisplayLogic: AnyObject {
  /// Shows what there is to choose from.
  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel)
  /// Shows that there is nothing to choose from, and why.
  func displayLoadFailure(viewModel: CreateIceCream.LoadFailure.ViewModel)
  /// Shows a choice that was taken.
  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel)
  /// Shows that the ice cream is ready.
  func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel)
  /// Shows a screen on which nothing is chosen.
  func displayStartOver(viewModel: CreateIceCream.StartOver.ViewModel)
  /// Shows names that were judged, and what is wrong beside each step.
  func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel)
  /// Shows that the ice cream is kept.
  func displaySavedIceCream(viewModel: CreateIceCream.SaveIceCream.ViewModel)
  /// Shows that a store could not do what was wanted.
  func displayStoreFailure(viewModel: CreateIceCream.StoreFailure.ViewModel)
  /// Shows the choices of an ice cream that is kept.
  func displayEditedIceCream(viewModel: CreateIceCream.EditIceCream.ViewModel)
  /// Shows that the changes are kept, and goes back to where the ice cream is shown.
  func displayUpdatedIceCream(viewModel: CreateIceCream.UpdateIceCream.ViewModel)
  /// Goes to the list of what is kept.
  func displaySavedIceCreams(viewModel: CreateIceCream.OpenSavedIceCreams.ViewModel)
  /// Shows why a request was refused.
  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel)
}

/// The view of the scene, whatever paints it: it turns what somebody did into requests, and view
/// models into the state of a store.
public final class CreateIceCreamView {
  /// Who the requests go to.
  public var interactor: (any CreateIceCreamBusinessLogic)? {
    get { businessLogic }
    set { businessLogic = newValue }
  }
  // Kept in private, so that the compiler can prove that no two accesses overlap, and need not have
  // that checked at every request.
  private var businessLogic: (any CreateIceCreamBusinessLogic)?
  /// Who leads to other scenes.
  public var router: (any CreateIceCreamRoutingLogic & CreateIceCreamDataPassing)?
  /// What is shown.
  ///
  /// Whoever paints it observes it.
  public let iceCream: IceCreamDataStore

  /// Makes a view that is not yet wired; `configureView()` does that.
  ///
  /// - Parameter iceCream: The store to keep what is shown in.
  public init(iceCream: IceCreamDataStore = IceCreamDataStore(DisplayedIceCream())) {
    self.iceCream = iceCream
  }

  /// Asks for the catalog, the first time or again.
  public func fetchIceCream() {
    interactor?.loadIceCream(request: CreateIceCream.LoadIceCream.Request())
  }

  /// Chooses an ingredient by its place in the list.
  ///
  /// - Parameters:
  ///   - kind: The kind of ingredient.
  ///   - index: Its index in the list of that kind, from 0.
  public func selectIngredient(_ kind: IngredientKind, at index: Int) {
    interactor?.selectIngredient(
      request: CreateIceCream.SelectIngredient.Request(kind: kind, choice: .index(index)))
  }

  /// Chooses an ingredient by what somebody typed.
  ///
  /// - Parameters:
  ///   - kind: The kind of ingredient.
  ///   - text: Its name, the beginning of its name, or its number, from 1.
  public func selectIngredient(_ kind: IngredientKind, typed text: String) {
    interactor?.selectIngredient(
      request: CreateIceCream.SelectIngredient.Request(kind: kind, choice: .typed(text)))
  }

  /// Finishes the ice cream: DONE.
  public func finishIceCream() {
    interactor?.finishIceCream(request: CreateIceCream.FinishIceCream.Request())
  }

  /// Clears the choices: OK on the alert.
  public func startOver() {
    interactor?.startOver(request: CreateIceCream.StartOver.Request())
  }
}

extension CreateIceCreamView: CreateIceCreamDisplayLogic {
  public func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    iceCream.update { state in
      state = DisplayedIceCream()
      state.show(viewModel)
    }
  }

  public func displayLoadFailure(viewModel: CreateIceCream.LoadFailure.ViewModel) {
    iceCream.update { state in
      state = DisplayedIceCream()
      state.failure = viewModel.failure
    }
  }

  public func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel) {
    iceCream.update { state in
      state.progress = viewModel.progress
      state.refusal = nil
    }
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

  public func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    iceCream.update { state in
      state.refusal = DisplayedRefusal(
        message: viewModel.message, isTooEarly: viewModel.isTooEarly,
        count: (state.refusal?.count ?? 0) + 1)
    }
  }
}
