@testable import Parlour

/// A router that only records where it was to lead, in order.
final class ListIceCreamsRouterSpy: ListIceCreamsRoutingLogic, ListIceCreamsDataPassing {
  enum Call: Equatable {
    case routeToCreateIceCream
  }

  private(set) var calls: [Call] = []
  let dataStore: (any ListIceCreamsDataStore)?

  init(dataStore: (any ListIceCreamsDataStore)? = nil) {
    self.dataStore = dataStore
  }

  func routeToCreateIceCream() {
    calls.append(.routeToCreateIceCream)
  }
}
