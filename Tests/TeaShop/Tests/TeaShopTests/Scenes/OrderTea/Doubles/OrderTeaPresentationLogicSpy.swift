// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import TeaShop

/// Records its calls in order.
final class OrderTeaPresentationLogicSpy: OrderTeaPresentationLogic {
  enum Call: Equatable {
    case presentTeas(OrderTea.FetchTeas.Response)
    case presentSelectedTea(OrderTea.SelectTea.Response)
    case presentPlacedOrder(OrderTea.PlaceOrder.Response)
    case presentFetchFailure(OrderTea.FetchFailure.Response)
  }

  private(set) var calls: [Call] = []

  func presentTeas(response: OrderTea.FetchTeas.Response) {
    calls.append(.presentTeas(response))
  }

  func presentSelectedTea(response: OrderTea.SelectTea.Response) {
    calls.append(.presentSelectedTea(response))
  }

  func presentPlacedOrder(response: OrderTea.PlaceOrder.Response) {
    calls.append(.presentPlacedOrder(response))
  }

  func presentFetchFailure(response: OrderTea.FetchFailure.Response) {
    calls.append(.presentFetchFailure(response))
  }
}
