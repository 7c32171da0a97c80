import Scenery

/// Displays view models.
protocol OrderTeaDisplayLogic: AnyObject {
  func displayMenu(viewModel: OrderTea.LoadMenu.ViewModel)
  func displayLoadFailure(viewModel: OrderTea.LoadFailure.ViewModel)
  func displaySelectedTea(viewModel: OrderTea.SelectTea.ViewModel)
  func displayPlacedOrder(viewModel: OrderTea.PlaceOrder.ViewModel)
  func displayRefusal(viewModel: OrderTea.Refusal.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
final class OrderTeaView {
  var interactor: (any OrderTeaBusinessLogic)?
  var router: (any OrderTeaRoutingLogic & OrderTeaDataPassing)?
  /// The state of the scene, for renderers to observe.
  let order = ObservableStore(DisplayedOrder())

  func loadMenu() {
    interactor?.loadMenu(request: OrderTea.LoadMenu.Request())
  }

  func selectTea(at index: Int) {
    interactor?.selectTea(request: OrderTea.SelectTea.Request(index: index))
  }

  func placeOrder() {
    interactor?.placeOrder(request: OrderTea.PlaceOrder.Request())
  }
}

extension OrderTeaView: OrderTeaDisplayLogic {
  func displayMenu(viewModel: OrderTea.LoadMenu.ViewModel) {
    order.update { state in
      state.title = viewModel.title
      state.teas = viewModel.teas
      state.messages = [viewModel.message]
    }
  }

  func displayLoadFailure(viewModel: OrderTea.LoadFailure.ViewModel) {
    order.update { $0.messages = viewModel.messages }
  }

  func displaySelectedTea(viewModel: OrderTea.SelectTea.ViewModel) {
    order.update { state in
      for index in state.teas.indices { state.teas[index].isSelected = index == viewModel.index }
      state.messages = [viewModel.message]
    }
  }

  func displayPlacedOrder(viewModel: OrderTea.PlaceOrder.ViewModel) {
    order.update { $0.messages = [viewModel.message] }
    router?.routeToNextGuest()
  }

  func displayRefusal(viewModel: OrderTea.Refusal.ViewModel) {
    order.update { $0.messages = [viewModel.message] }
  }
}
