/// The routes out of the scene.
@MainActor
protocol ShowOrderRoutingLogic: AnyObject {
  func routeToEditOrder()
  func routeToOrigin()
}

/// Gives other scenes access to the data of this one.
@MainActor
protocol ShowOrderDataPassing: AnyObject {
  var dataStore: (any ShowOrderDataStore)? { get }
}

/// Navigates to other scenes, and passes data to them.
@MainActor
final class ShowOrderRouter: ShowOrderDataPassing {
  var dataStore: (any ShowOrderDataStore)?
  /// The scene's view, which owns the router.
  weak var view: AnyObject?

  private let services: SceneServices

  init(services: SceneServices) {
    self.services = services
  }
}

extension ShowOrderRouter: ShowOrderRoutingLogic {
  func routeToEditOrder() {
    let destination = EditOrderView().configure(services: services)
    passDataToEditOrder(source: dataStore, destination: destination.router?.dataStore)
    services.navigation?.show(destination)
  }

  private func passDataToEditOrder(
    source: (any ShowOrderDataStore)?, destination: (any EditOrderDataStore)?
  ) {
    destination?.selection = source?.selection
  }

  func routeToOrigin() {
    if let view { services.navigation?.goBack(from: view) }
  }
}
