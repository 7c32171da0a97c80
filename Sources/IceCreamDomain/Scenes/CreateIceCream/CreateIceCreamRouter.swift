/// The ways that lead out of the scene.
public protocol CreateIceCreamRoutingLogic: AnyObject {
  /// Leads to the list of what is kept.
  func routeToListIceCreams()
  /// Leads back to where the ice cream is shown that was changed here.
  func routeToShowIceCream()
}

/// Somebody who can pass on what the scene knows.
public protocol CreateIceCreamDataPassing: AnyObject {
  /// What the scene gives and takes.
  var dataStore: (any CreateIceCreamDataStore)? { get }
}

/// The one who knows the ways from the scene in which ice cream is made.
public final class CreateIceCreamRouter: CreateIceCreamDataPassing {
  /// The view to lead away from; it owns the router, and so this reference is weak.
  public weak var view: CreateIceCreamView?
  public var dataStore: (any CreateIceCreamDataStore)?
  /// The scene that led here, which owns nothing of this one and is not owned by it.
  public weak var origin: ShowIceCreamView?

  private let services: IceCreamServices

  /// Makes a router.
  ///
  /// - Parameter services: What the scenes share.
  public init(services: IceCreamServices = IceCreamServices()) {
    self.services = services
  }
}

extension CreateIceCreamRouter: CreateIceCreamRoutingLogic {
  public func routeToListIceCreams() {
    let destination = ListIceCreamsView().configureView(services: services)
    navigateToListIceCreams(source: view, destination: destination)
  }

  public func routeToShowIceCream() {
    guard let destination = origin, let destinationStore = destination.router?.dataStore else {
      return
    }
    passDataToShowIceCream(source: dataStore, destination: destinationStore)
    navigateToShowIceCream(source: view, destination: destination)
  }

  private func navigateToListIceCreams(
    source: CreateIceCreamView?, destination: ListIceCreamsView
  ) {
    services.navigation?.show(destination)
  }

  private func navigateToShowIceCream(source: CreateIceCreamView?, destination: ShowIceCreamView) {
    services.navigation?.goBack()
  }

  private func passDataToShowIceCream(
    source: (any CreateIceCreamDataStore)?, destination: any ShowIceCreamDataStore
  ) {
    destination.iceCream = source?.editedIceCream
    destination.isChanged = true
  }
}
