// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its routes in order.
final class ShowIceCreamRouterSpy: ShowIceCreamRoutingLogic, ShowIceCreamDataPassing {
  enum Call: Equatable {
    case routeToEditIceCream
    case routeToRepeatIceCream
    case routeToOrigin
  }

  private(set) var calls: [Call] = []
  let dataStore: (any ShowIceCreamDataStore & CreateIceCreamOrigin)?

  init(dataStore: (any ShowIceCreamDataStore & CreateIceCreamOrigin)? = nil) {
    self.dataStore = dataStore
  }

  func routeToEditIceCream() {
    calls.append(.routeToEditIceCream)
  }

  func routeToRepeatIceCream() {
    calls.append(.routeToRepeatIceCream)
  }

  func routeToOrigin() {
    calls.append(.routeToOrigin)
  }
}
