/// The routes out of the scene.
@MainActor
protocol EditOrderRoutingLogic: AnyObject {
  func routeToOrigin()
  func routeToListOrders()
}

/// Gives other scenes access to the data of this one.
@MainActor
protocol EditOrderDataPassing: AnyObject {
  var dataStore: (any EditOrderDataStore)? { get }
}

/// Navigates to other scenes, and passes data to them.
@MainActor
final class EditOrderRouter: EditOrderDataPassing {
  var dataStore: (any EditOrderDataStore)?
  /// The scene's view, which owns the router.
  weak var view: AnyObject?

  private let services: SceneServices

  init(services: SceneServices) {
    self.services = services
  }
}

extension EditOrderRouter: EditOrderRoutingLogic {
  func routeToOrigin() {
    if let view { services.navigation?.goBack(from: view) }
  }

  /// Opens the list of orders, in which the user picks one.
  func routeToListOrders() {
    let destination = ListOrdersView().configure(services: services)
    destination.router = PickRouter(services: services, of: destination, origin: dataStore)
    services.navigation?.show(destination)
  }
}
