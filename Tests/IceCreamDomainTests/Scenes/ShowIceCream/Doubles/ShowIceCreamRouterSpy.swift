// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class ShowIceCreamRouterSpy: ShowIceCreamRoutingLogic, ShowIceCreamDataPassing {
  enum Call: Equatable {
    case routeToEditIceCream
    case routeToRepeatIceCream
    case routeToLastChange
    case routeToNeighbor(Int)
    case routeToOrigin
  }

  private(set) var calls: [Call] = []
  var dataStore: (any ShowIceCreamDataStore & CreateIceCreamOrigin)?

  func routeToEditIceCream() {
    calls.append(.routeToEditIceCream)
  }

  func routeToRepeatIceCream() {
    calls.append(.routeToRepeatIceCream)
  }

  func routeToLastChange() {
    calls.append(.routeToLastChange)
  }

  func routeToNeighbor(by step: Int) {
    calls.append(.routeToNeighbor(step))
  }

  func routeToOrigin() {
    calls.append(.routeToOrigin)
  }
}
