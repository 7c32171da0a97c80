/// The routes out of the scene.
protocol CreateIceCreamRoutingLogic: AnyObject {
  func routeToListIceCreams()
}

/// Gives other scenes access to the data of this one.
protocol CreateIceCreamDataPassing: AnyObject {
  var dataStore: (any CreateIceCreamDataStore)? { get }
}

/// Leads from the scene to others, and passes data to them.
final class CreateIceCreamRouter: CreateIceCreamDataPassing {
  /// The view to lead away from.
  var view: CreateIceCreamView?
  var dataStore: (any CreateIceCreamDataStore)?
  /// The list that led here, which owns nothing of this scene and is not owned by it.
  weak var origin: ListIceCreamsView?

  private let services: IceCreamServices

  init(services: IceCreamServices = IceCreamServices()) {
    self.services = services
  }
}

extension CreateIceCreamRouter: CreateIceCreamRoutingLogic {
  func routeToListIceCreams() {
    guard let destination = origin, let destinationStore = destination.router?.dataStore else {
      return
    }
    passDataToListIceCreams(source: dataStore, destination: destinationStore)
    navigateToListIceCreams(source: view, destination: destination)
  }

  private func navigateToListIceCreams(
    source: CreateIceCreamView?, destination: ListIceCreamsView
  ) {
    services.navigation?.goBack()
  }

  private func passDataToListIceCreams(
    source: (any CreateIceCreamDataStore)?, destination: any ListIceCreamsDataStore
  ) {
    destination.madeIceCream = source?.finishedIceCream
  }
}
