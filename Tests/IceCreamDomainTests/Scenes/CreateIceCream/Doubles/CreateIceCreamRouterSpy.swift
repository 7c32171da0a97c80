// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class CreateIceCreamRouterSpy: CreateIceCreamRoutingLogic, CreateIceCreamDataPassing {
  enum Call: Equatable {
    case routeToListIceCreams
    case routeToLastChange
    case routeToOrigin
  }

  private(set) var calls: [Call] = []
  var dataStore: (any CreateIceCreamDataStore)?

  func routeToListIceCreams() {
    calls.append(.routeToListIceCreams)
  }

  func routeToLastChange() {
    calls.append(.routeToLastChange)
  }

  func routeToOrigin() {
    calls.append(.routeToOrigin)
  }
}
