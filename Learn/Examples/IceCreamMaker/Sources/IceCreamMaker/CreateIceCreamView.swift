import Scenery

protocol CreateIceCreamDisplayLogic: AnyObject {
  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel)
  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel)
}

final class CreateIceCreamView: CreateIceCreamDisplayLogic {
  var interactor: (any CreateIceCreamBusinessLogic)?
  let iceCream = ObservableStore(CreateIceCream.DisplayedIceCream())

  func loadIceCream() { interactor?.loadIceCream(request: .init()) }

  func select(_ name: String, for step: Step) {
    interactor?.selectIngredient(request: .init(step: step, name: name))
  }

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    iceCream.update { $0.steps = viewModel.steps }
  }

  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel) {
    iceCream.update { $0.message = viewModel.message }
  }
}
