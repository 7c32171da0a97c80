/// The routes out of the list.
public protocol ListIceCreamsRoutingLogic: AnyObject {
  /// Opens the selected ice cream.
  func routeToShowIceCream()
  /// Opens the scene that changes the selected ice cream.
  func routeToEditIceCream()
  /// Opens the scene that makes ice cream, to make the selected one again.
  func routeToRepeatIceCream()
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

  /// Creates a router.
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

  public func routeToEditIceCream() {
    let destination = CreateIceCreamView().configureView(services: services, origin: dataStore)
    passDataToEditIceCream(source: dataStore, destination: destination.router?.dataStore)
    navigateToEditIceCream(destination: destination)
  }

  public func routeToRepeatIceCream() {
    let destination = CreateIceCreamView().configureView(services: services)
    passDataToRepeatIceCream(source: dataStore, destination: destination.router?.dataStore)
    navigateToRepeatIceCream(destination: destination)
  }

  private func navigateToShowIceCream(destination: ShowIceCreamView) {
    services.navigation?.show(destination)
  }

  private func navigateToEditIceCream(destination: CreateIceCreamView) {
    services.navigation?.show(destination)
  }

  private func navigateToRepeatIceCream(destination: CreateIceCreamView) {
    services.navigation?.show(destination)
  }

  private func passDataToRepeatIceCream(
    source: (any ListIceCreamsDataStore)?, destination: (any CreateIceCreamDataStore)?
  ) {
    if let iceCream = source?.selectedIceCream { destination?.mode = .makeAgain(iceCream) }
  }

  private func passDataToEditIceCream(
    source: (any ListIceCreamsDataStore)?, destination: (any CreateIceCreamDataStore)?
  ) {
    if let iceCream = source?.selectedIceCream { destination?.mode = .change(iceCream) }
  }

  private func passDataToShowIceCream(
    source: (any ListIceCreamsDataStore)?, destination: (any ShowIceCreamDataStore)?
  ) {
    destination?.iceCream = source?.selectedIceCream
  }
}
