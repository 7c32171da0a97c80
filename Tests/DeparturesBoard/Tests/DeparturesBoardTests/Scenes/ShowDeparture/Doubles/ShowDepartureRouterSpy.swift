// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import DeparturesBoard

/// Records its routes in order.
final class ShowDepartureRouterSpy: ShowDepartureRoutingLogic, ShowDepartureDataPassing {
  enum Call: Equatable {
    case routeToOrigin
  }

  private(set) var calls: [Call] = []
  let dataStore: (any ShowDepartureDataStore)?

  init(dataStore: (any ShowDepartureDataStore)? = nil) {
    self.dataStore = dataStore
  }

  func routeToOrigin() {
    calls.append(.routeToOrigin)
  }
}
