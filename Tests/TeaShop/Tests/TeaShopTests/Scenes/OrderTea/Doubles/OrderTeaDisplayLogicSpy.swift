// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import TeaShop

/// Records its calls in order.
final class OrderTeaDisplayLogicSpy: OrderTeaDisplayLogic {
  enum Call: Equatable {
    case displayTeas(OrderTea.FetchTeas.ViewModel)
    case displaySelectedTea(OrderTea.SelectTea.ViewModel)
    case displayPlacedOrder(OrderTea.PlaceOrder.ViewModel)
    case displayFetchFailure(OrderTea.FetchFailure.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayTeas(viewModel: OrderTea.FetchTeas.ViewModel) {
    calls.append(.displayTeas(viewModel))
  }

  func displaySelectedTea(viewModel: OrderTea.SelectTea.ViewModel) {
    calls.append(.displaySelectedTea(viewModel))
  }

  func displayPlacedOrder(viewModel: OrderTea.PlaceOrder.ViewModel) {
    calls.append(.displayPlacedOrder(viewModel))
  }

  func displayFetchFailure(viewModel: OrderTea.FetchFailure.ViewModel) {
    calls.append(.displayFetchFailure(viewModel))
  }
}
