/// The routes out of the scene.
@MainActor
protocol ListOrdersRoutingLogic: AnyObject {
  func routeToShowOrder()
  func routeToEditOrder()
}

/// Gives other scenes access to the data of this one.
@MainActor
protocol ListOrdersDataPassing: AnyObject {
  var dataStore: (any ListOrdersDataStore)? { get }
}

/// Navigates to other scenes, and passes data to them.
@MainActor
final class ListOrdersRouter: ListOrdersDataPassing {
  var dataStore: (any ListOrdersDataStore)?

  private let services: SceneServices

  init(services: SceneServices) {
    self.services = services
  }
}

extension ListOrdersRouter: ListOrdersRoutingLogic {
  func routeToShowOrder() {
    let destination = ShowOrderView().configure(services: services)
    passDataToShowOrder(source: dataStore, destination: destination.router?.dataStore)
    services.navigation?.show(destination)
  }

  private func passDataToShowOrder(
    source: (any ListOrdersDataStore)?, destination: (any ShowOrderDataStore)?
  ) {
    destination?.selection = source?.showOrderSelection
  }

  func routeToEditOrder() {
    let destination = EditOrderView().configure(services: services)
    services.navigation?.show(destination)
  }
}
