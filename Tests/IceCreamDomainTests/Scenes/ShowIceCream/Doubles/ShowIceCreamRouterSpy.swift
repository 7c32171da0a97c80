import IceCreamDomain

/// A router that only records where it was to lead, in order.
final class ShowIceCreamRouterSpy: ShowIceCreamRoutingLogic, ShowIceCreamDataPassing {
  enum Call: Equatable {
    case routeToEditIceCream
    case routeToListIceCreams
  }

  private(set) var calls: [Call] = []
  let dataStore: (any ShowIceCreamDataStore)?

  init(dataStore: (any ShowIceCreamDataStore)? = nil) {
    self.dataStore = dataStore
  }

  func routeToEditIceCream() {
    calls.append(.routeToEditIceCream)
  }

  func routeToListIceCreams() {
    calls.append(.routeToListIceCreams)
  }
}
