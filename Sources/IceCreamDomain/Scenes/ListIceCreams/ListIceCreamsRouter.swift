/// The routes out of the list.
public protocol ListIceCreamsRoutingLogic: AnyObject {
  /// Opens the selected ice cream.
  func routeToShowIceCream()
}

/// Gives other scenes access to the data of the list.
public protocol ListIceCreamsDataPassing: AnyObject {
  /// The data of the scene.
  var dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin)? { get }
}

/// Navigates from the list to other scenes, and passes data to them.
public final class ListIceCreamsRouter: ListIceCreamsDataPassing {
  public var dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin)?

  private let services: IceCreamServices

  /// Makes a router.
  ///
  /// - Parameter services: The dependencies that the scenes share.
  public init(services: IceCreamServices = IceCreamServices()) {
    self.services = services
  }
}

extension ListIceCreamsRouter: ListIceCreamsRoutingLogic {
  public func routeToShowIceCream() {
    let destination = ShowIceCreamView().configureView(services: services, origin: dataStore)
    passDataToShowIceCream(source: dataStore, destination: destination.router?.dataStore)
    navigateToShowIceCream(destination: destination)
  }

  private func navigateToShowIceCream(destination: ShowIceCreamView) {
    services.navigation?.show(destination)
  }

  private func passDataToShowIceCream(
    source: (any ListIceCreamsDataStore)?, destination: (any ShowIceCreamDataStore)?
  ) {
    destination?.iceCream = source?.selectedIceCream
  }
}
