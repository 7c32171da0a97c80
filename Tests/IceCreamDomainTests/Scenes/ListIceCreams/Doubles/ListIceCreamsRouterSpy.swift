// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class ListIceCreamsRouterSpy: ListIceCreamsRoutingLogic, ListIceCreamsDataPassing {
  enum Call: Equatable {
    case routeToShowIceCream(Int)
    case routeToEditIceCream(Int)
  }

  private(set) var calls: [Call] = []
  var dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin & CreateIceCreamOrigin)?

  func routeToShowIceCream(at index: Int) {
    calls.append(.routeToShowIceCream(index))
  }

  func routeToEditIceCream(at index: Int) {
    calls.append(.routeToEditIceCream(index))
  }
}
