// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its routes in order.
final class ListIceCreamsRouterSpy: ListIceCreamsRoutingLogic, ListIceCreamsDataPassing {
  enum Call: Equatable {
    case routeToShowIceCream
    case routeToEditIceCream
    case routeToRepeatIceCream
  }

  private(set) var calls: [Call] = []
  let dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin & CreateIceCreamOrigin)?

  init(dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin & CreateIceCreamOrigin)? = nil) {
    self.dataStore = dataStore
  }

  func routeToShowIceCream() {
    calls.append(.routeToShowIceCream)
  }

  func routeToEditIceCream() {
    calls.append(.routeToEditIceCream)
  }

  func routeToRepeatIceCream() {
    calls.append(.routeToRepeatIceCream)
  }
}
