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

  func selectCone(at index: Int) {
    guard iceCream.displayedCones.indices.contains(index) else { return }
    iceCream.selectedCone = iceCream.displayedCones[index].name
  }

  func selectFlavor(at index: Int) {
    guard iceCream.displayedFlavors.indices.contains(index) else { return }
    iceCream.selectedFlavor = iceCream.displayedFlavors[index].name
  }

  func selectTopping(at index: Int) {
    guard iceCream.displayedToppings.indices.contains(index) else { return }
    iceCream.selectedTopping = iceCream.displayedToppings[index].name
  }
}

extension CreateIceCreamView: CreateIceCreamDisplayLogic {
  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    iceCream.title = viewModel.title
    iceCream.displayedCones = viewModel.cones
    iceCream.displayedFlavors = viewModel.flavors
    iceCream.displayedToppings = viewModel.toppings
  }
}
