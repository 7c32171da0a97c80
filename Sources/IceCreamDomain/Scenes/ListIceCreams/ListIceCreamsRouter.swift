/// The routes out of the list.
///
/// If the page has no such ice cream, the other scene says that none is selected.
public protocol ListIceCreamsRoutingLogic: AnyObject {
  /// Opens an ice cream of the page, by its index from 0.
  func routeToShowIceCream(at index: Int)
  /// Opens the scene that changes an ice cream of the page, by its index from 0.
  func routeToEditIceCream(at index: Int)
}

/// Gives other scenes access to the data of the list.
public protocol ListIceCreamsDataPassing: AnyObject {
  /// The data of the scene.
  var dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin & CreateIceCreamOrigin)? { get }
}

/// Navigates from the list to other scenes, and passes data to them.
public final class ListIceCreamsRouter: ListIceCreamsDataPassing {
  public var dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin & CreateIceCreamOrigin)?

  private let services: IceCreamServices

  /// Creates a router for scenes that share services.
  public init(services: IceCreamServices = IceCreamServices()) {
    self.services = services
  }
}

extension ListIceCreamsRouter: ListIceCreamsRoutingLogic {
  public func routeToShowIceCream(at index: Int) {
    let destination = ShowIceCreamView().configure(services: services, origin: dataStore)
    passDataToShowIceCream(
      source: dataStore?.iceCream(at: index), destination: destination.router?.dataStore)
    services.navigation?.show(destination)
  }

  public func routeToEditIceCream(at index: Int) {
    let destination = CreateIceCreamView().configure(services: services, origin: dataStore)
    passDataToEditIceCream(
      source: dataStore?.iceCream(at: index), destination: destination.router?.dataStore)
    services.navigation?.show(destination)
  }

  private func passDataToShowIceCream(
    source: SavedIceCream?, destination: (any ShowIceCreamDataStore)?
  ) {
    destination?.iceCream = source
  }

  private func passDataToEditIceCream(
    source: SavedIceCream?, destination: (any CreateIceCreamDataStore)?
  ) {
    destination?.mode = .change(id: source?.id)
  }
}
