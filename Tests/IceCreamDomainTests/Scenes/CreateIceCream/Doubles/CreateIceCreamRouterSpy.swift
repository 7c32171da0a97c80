// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its routes in order.
final class CreateIceCreamRouterSpy: CreateIceCreamRoutingLogic, CreateIceCreamDataPassing {
  enum Call: Equatable {
    case routeToListIceCreams
    case routeToOrigin
  }

  private(set) var calls: [Call] = []
  let dataStore: (any CreateIceCreamDataStore)?

  init(dataStore: (any CreateIceCreamDataStore)? = nil) {
    self.dataStore = dataStore
  }

  func routeToListIceCreams() {
    calls.append(.routeToListIceCreams)
  }

  func routeToOrigin() {
    calls.append(.routeToOrigin)
  }
}
