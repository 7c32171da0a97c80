// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import DeparturesBoard

/// Records its calls in order.
final class ShowDepartureRouterSpy: ShowDepartureRoutingLogic, ShowDepartureDataPassing {
  enum Call: Equatable {
    case routeToOrigin
  }

  private(set) var calls: [Call] = []
  var dataStore: (any ShowDepartureDataStore)?

  func routeToOrigin() {
    calls.append(.routeToOrigin)
  }
}
