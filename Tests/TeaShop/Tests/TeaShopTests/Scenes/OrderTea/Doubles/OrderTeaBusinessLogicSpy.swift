// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import TeaShop

/// Records its calls in order.
final class OrderTeaBusinessLogicSpy: OrderTeaBusinessLogic {
  enum Call: Equatable {
    case fetchTeas(OrderTea.FetchTeas.Request)
    case selectTea(OrderTea.SelectTea.Request)
    case placeOrder(OrderTea.PlaceOrder.Request)
  }

  private(set) var calls: [Call] = []

  func fetchTeas(request: OrderTea.FetchTeas.Request) {
    calls.append(.fetchTeas(request))
  }

  func selectTea(request: OrderTea.SelectTea.Request) {
    calls.append(.selectTea(request))
  }

  func placeOrder(request: OrderTea.PlaceOrder.Request) {
    calls.append(.placeOrder(request))
  }
}
