@testable import IceCreamDomain

/// Records its routes in order.
final class ListIceCreamsRouterSpy: ListIceCreamsRoutingLogic, ListIceCreamsDataPassing {
  enum Call: Equatable {
    case routeToShowIceCream
  }

  private(set) var calls: [Call] = []
  let dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin)?

  init(dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin)? = nil) {
    self.dataStore = dataStore
  }

  func routeToShowIceCream() {
    calls.append(.routeToShowIceCream)
  }
}
