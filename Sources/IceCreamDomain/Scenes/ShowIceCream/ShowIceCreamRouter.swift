/// The ways that lead out of the scene.
public protocol ShowIceCreamRoutingLogic: AnyObject {
  /// Leads to where the ice cream is changed.
  func routeToEditIceCream()
  /// Leads back to the list, with the news that the ice cream is deleted.
  func routeToListIceCreams()
}

/// Somebody who can pass on what the scene knows.
public protocol ShowIceCreamDataPassing: AnyObject {
  /// What the scene gives and takes.
  var dataStore: (any ShowIceCreamDataStore)? { get }
}

/// The one who knows the ways from a saved ice cream.
public final class ShowIceCreamRouter: ShowIceCreamDataPassing {
  /// The view to lead away from; it owns the router, and so this reference is weak.
  public weak var view: ShowIceCreamView?
  public var dataStore: (any ShowIceCreamDataStore)?
  /// The list that led here, which owns nothing of this scene and is not owned by it.
  public weak var origin: ListIceCreamsView?

  private let services: IceCreamServices

  /// Makes a router.
  ///
  /// - Parameter services: What the scenes share.
  public init(services: IceCreamServices = IceCreamServices()) {
    self.services = services
  }
}

extension ShowIceCreamRouter: ShowIceCreamRoutingLogic {
  public func routeToEditIceCream() {
    let destination = CreateIceCreamView().configureView(services: services, origin: view)
    passDataToEditIceCream(source: dataStore, destination: destination.router?.dataStore)
    navigateToEditIceCream(source: view, destination: destination)
  }

  public func routeToListIceCreams() {
    guard let destination = origin, let destinationStore = destination.router?.dataStore else {
      return
    }
    passDataToListIceCreams(source: dataStore, destination: destinationStore)
    navigateToListIceCreams(source: view, destination: destination)
  }

  private func navigateToEditIceCream(source: ShowIceCreamView?, destination: CreateIceCreamView) {
    services.navigation?.show(destination)
  }

  private func navigateToListIceCreams(source: ShowIceCreamView?, destination: ListIceCreamsView) {
    services.navigation?.goBack()
  }

  private func passDataToEditIceCream(
    source: (any ShowIceCreamDataStore)?, destination: (any CreateIceCreamDataStore)?
  ) {
    destination?.editedIceCream = source?.iceCream
  }

  private func passDataToListIceCreams(
    source: (any ShowIceCreamDataStore)?, destination: any ListIceCreamsDataStore
  ) {
    destination.deletedIceCream = source?.iceCream
  }
}
