// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its routes in order.
final class ListIceCreamsRouterSpy: ListIceCreamsRoutingLogic, ListIceCreamsDataPassing {
  enum Call: Equatable {
    case routeToShowIceCream(Int)
    case routeToEditIceCream(Int)
    case routeToRepeatIceCream(Int)
  }

  private(set) var calls: [Call] = []
  let dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin & CreateIceCreamOrigin)?

  init(dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin & CreateIceCreamOrigin)? = nil) {
    self.dataStore = dataStore
  }

  func routeToShowIceCream(at index: Int) {
    calls.append(.routeToShowIceCream(index))
  }

  func routeToEditIceCream(at index: Int) {
    calls.append(.routeToEditIceCream(index))
  }

  func routeToRepeatIceCream(at index: Int) {
    calls.append(.routeToRepeatIceCream(index))
  }
}
