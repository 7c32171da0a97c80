/// What the presenter can have shown.
protocol CreateIceCreamDisplayLogic: AnyObject {
  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel)
  func displayLoadFailure(viewModel: CreateIceCream.LoadFailure.ViewModel)
  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel)
  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel)
}

/// The view of the scene: it turns user actions into requests, and view
/// models into what is in the store.
final class CreateIceCreamView {
  var interactor: (any CreateIceCreamBusinessLogic)?
  let iceCream: IceCreamDataStore

  init(iceCream: IceCreamDataStore = IceCreamDataStore()) {
    self.iceCream = iceCream
  }

  func fetchIceCream() {
    interactor?.loadIceCream(request: CreateIceCream.LoadIceCream.Request())
  }

  func selectIngredient(_ kind: IngredientKind, at index: Int) {
    interactor?.selectIngredient(
      request: CreateIceCream.SelectIngredient.Request(kind: kind, index: index))
  }
}

extension CreateIceCreamView: CreateIceCreamDisplayLogic {
  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    iceCream.title = viewModel.title
    iceCream.displayedCones = viewModel.cones
    iceCream.displayedFlavors = viewModel.flavors
    iceCream.displayedToppings = viewModel.toppings
    iceCream.caption = ""
    iceCream.refusal = nil
    iceCream.failure = nil
  }

  func displayLoadFailure(viewModel: CreateIceCream.LoadFailure.ViewModel) {
    iceCream.failure = viewModel.message
  }

  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel) {
    iceCream.caption = viewModel.caption
    iceCream.refusal = nil
  }

  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    iceCream.refusal = viewModel.message
  }
}
