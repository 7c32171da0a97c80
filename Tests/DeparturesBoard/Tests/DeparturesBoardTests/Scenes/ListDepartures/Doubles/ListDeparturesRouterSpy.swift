// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import DeparturesBoard

/// Records its calls in order.
final class ListDeparturesRouterSpy: ListDeparturesRoutingLogic, ListDeparturesDataPassing {
  enum Call: Equatable {
    case routeToShowDeparture
  }

  private(set) var calls: [Call] = []
  var dataStore: (any ListDeparturesDataStore)?

  func routeToShowDeparture() {
    calls.append(.routeToShowDeparture)
  }
}
