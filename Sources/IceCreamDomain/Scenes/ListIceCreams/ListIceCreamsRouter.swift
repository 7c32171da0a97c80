/// The ways that lead out of the list.
public protocol ListIceCreamsRoutingLogic: AnyObject {
  /// Leads to the ice cream that was chosen.
  func routeToShowIceCream()
}

/// Somebody who can pass on what the list knows.
public protocol ListIceCreamsDataPassing: AnyObject {
  /// What the scene gives and takes.
  var dataStore: (any ListIceCreamsDataStore)? { get }
}

/// The one who knows the ways from the list.
public final class ListIceCreamsRouter: ListIceCreamsDataPassing {
  /// The view to lead away from; it owns the router, and so this reference is weak.
  public weak var view: ListIceCreamsView?
  public var dataStore: (any ListIceCreamsDataStore)?

  private let services: IceCreamServices

  /// Makes a router.
  ///
  /// - Parameter services: What the scenes share.
  public init(services: IceCreamServices = IceCreamServices()) {
    self.services = services
  }
}

extension ListIceCreamsRouter: ListIceCreamsRoutingLogic {
  public func routeToShowIceCream() {
    let destination = ShowIceCreamView().configureView(services: services, origin: view)
    passDataToShowIceCream(source: dataStore, destination: destination.router?.dataStore)
    navigateToShowIceCream(source: view, destination: destination)
  }

  private func navigateToShowIceCream(source: ListIceCreamsView?, destination: ShowIceCreamView) {
    services.navigation?.show(destination)
  }

  private func passDataToShowIceCream(
    source: (any ListIceCreamsDataStore)?, destination: (any ShowIceCreamDataStore)?
  ) {
    destination?.iceCream = source?.selectedIceCream
  }
}
