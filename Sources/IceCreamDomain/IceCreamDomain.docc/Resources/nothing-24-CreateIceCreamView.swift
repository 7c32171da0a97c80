/// What the presenter can have shown.
protocol CreateIceCreamDisplayLogic: AnyObject {
  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel)
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
}

extension CreateIceCreamView: CreateIceCreamDisplayLogic {
  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    iceCream.displayedCones = viewModel.cones
    iceCream.displayedFlavors = viewModel.flavors
    iceCream.displayedToppings = viewModel.toppings
  }
}
