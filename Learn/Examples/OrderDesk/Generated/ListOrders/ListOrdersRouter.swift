/// The routes out of the scene.
@MainActor
protocol ListOrdersRoutingLogic: AnyObject {
  /// Opens the scene `ShowOrder`.
  func routeToShowOrder()
  /// Opens the scene `EditOrder`.
  func routeToEditOrder()
}

/// Gives other scenes access to the data of this one.
@MainActor
protocol ListOrdersDataPassing: AnyObject {
  /// The data of the scene.
  var dataStore: (any ListOrdersDataStore)? { get }
}

/// Navigates to other scenes, and passes data to them.
@MainActor
final class ListOrdersRouter: ListOrdersDataPassing {
  var dataStore: (any ListOrdersDataStore)?

  private let services: SceneServices

  /// Creates a router for scenes that share services.
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
