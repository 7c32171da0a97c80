// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import DeparturesBoard

/// Records its routes in order.
final class ListDeparturesRouterSpy: ListDeparturesRoutingLogic, ListDeparturesDataPassing {
  enum Call: Equatable {
    case routeToShowDeparture
  }

  private(set) var calls: [Call] = []
  let dataStore: (any ListDeparturesDataStore)?

  init(dataStore: (any ListDeparturesDataStore)? = nil) {
    self.dataStore = dataStore
  }

  func routeToShowDeparture() {
    calls.append(.routeToShowDeparture)
  }
}
