import Scenery

/// The view models of the scene.
protocol OrderTeaDisplayLogic: AnyObject {
  /// Shows the outcome of `FetchTeas`.
  func displayTeas(viewModel: OrderTea.FetchTeas.ViewModel)
  /// Shows the outcome of `SelectTea`.
  func displaySelectedTea(viewModel: OrderTea.SelectTea.ViewModel)
  /// Shows the outcome of `PlaceOrder`.
  func displayPlacedOrder(viewModel: OrderTea.PlaceOrder.ViewModel)
  /// Shows the outcome of `FetchFailure`.
  func displayFetchFailure(viewModel: OrderTea.FetchFailure.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
final class OrderTeaView {
  /// Receives the requests.
  var interactor: (any OrderTeaBusinessLogic)?
  /// The state that renderers observe.
  let tea = ObservableStore(OrderTea.DisplayedTea())

  /// Creates a view.
  ///
  /// `configureView()` connects it to the other components.
  init() {}

  /// Fetches teas.
  func fetchTeas() {
    interactor?.fetchTeas(request: OrderTea.FetchTeas.Request())
  }

  /// Selects tea.
  func selectTea(number: Int) {
    interactor?.selectTea(request: OrderTea.SelectTea.Request(number: number))
  }

  /// Places order.
  func placeOrder() {
    interactor?.placeOrder(request: OrderTea.PlaceOrder.Request())
  }
}

extension OrderTeaView: OrderTeaDisplayLogic {
  func displayTeas(viewModel: OrderTea.FetchTeas.ViewModel) {
    tea.update { state in
      state.teas = viewModel.teas
      state.message = viewModel.message
    }
  }

  func displaySelectedTea(viewModel: OrderTea.SelectTea.ViewModel) {
    tea.update { $0.message = viewModel.message }
  }

  func displayPlacedOrder(viewModel: OrderTea.PlaceOrder.ViewModel) {
    tea.update { $0.message = viewModel.message }
  }

  func displayFetchFailure(viewModel: OrderTea.FetchFailure.ViewModel) {
    tea.update { $0.message = viewModel.message }
  }
}
