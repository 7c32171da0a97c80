/// The routes out of the list.
protocol ListIceCreamsRoutingLogic: AnyObject {
  func routeToCreateIceCream()
}

/// Gives other scenes access to the data of the list.
protocol ListIceCreamsDataPassing: AnyObject {
  var dataStore: (any ListIceCreamsDataStore)? { get }
}

/// Leads from the list to other scenes, and passes data to them.
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
