/// The ways that lead out of the list.
protocol ListIceCreamsRoutingLogic: AnyObject {
  func routeToCreateIceCream()
}

/// Somebody who can pass on what the list knows.
protocol ListIceCreamsDataPassing: AnyObject {
  var dataStore: (any ListIceCreamsDataStore)? { get }
}

/// The one who knows the ways from the list.
final class ListIceCreamsRouter: ListIceCreamsDataPassing {
  /// The view to lead away from; it owns the router, and so this reference is weak.
  weak var view: ListIceCreamsView?
  var dataStore: (any ListIceCreamsDataStore)?

  private let services: IceCreamServices

  init(services: IceCreamServices = IceCreamServices()) {
    self.services = services
  }
}

extension ListIceCreamsRouter: ListIceCreamsRoutingLogic {
  func routeToCreateIceCream() {
    let destination = CreateIceCreamView().configureView(services: services, origin: view)
    passDataToCreateIceCream(source: dataStore, destination: destination.router?.dataStore)
    navigateToCreateIceCream(source: view, destination: destination)
  }

  private func navigateToCreateIceCream(
    source: ListIceCreamsView?, destination: CreateIceCreamView
  ) {
    services.navigation?.show(destination)
  }

  private func passDataToCreateIceCream(
    source: (any ListIceCreamsDataStore)?, destination: (any CreateIceCreamDataStore)?
  ) {
    destination?.startingIceCream = source?.selectedIceCream
  }
}
