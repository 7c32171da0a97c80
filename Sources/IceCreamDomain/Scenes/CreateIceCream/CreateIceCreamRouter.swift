/// The routes out of the scene.
public protocol CreateIceCreamRoutingLogic: AnyObject {
  /// Opens the list of saved ice creams.
  func routeToListIceCreams()
  /// Opens the list of saved ice creams, to undo the last change of this one.
  func routeToLastChange()
  /// Goes back to the scene that asked for a change, with the changed ice cream, if any.
  func routeToOrigin()
}

/// Gives other scenes access to the data of this one.
public protocol CreateIceCreamDataPassing: AnyObject {
  /// The data of the scene.
  var dataStore: (any CreateIceCreamDataStore)? { get }
}

/// The data store of a scene that asks for an ice cream to be changed.
public protocol CreateIceCreamOrigin: AnyObject {
  /// The ice cream after the change, until it is shown.
  var updatedIceCream: SavedIceCream? { get set }
}

/// Navigates to other scenes, and passes data to them.
public final class CreateIceCreamRouter: CreateIceCreamDataPassing {
  public var dataStore: (any CreateIceCreamDataStore)?
  /// The scene that asked for an ice cream to be changed, if one did.
  public weak var origin: (any CreateIceCreamOrigin)?

  private let services: IceCreamServices

  /// Creates a router for scenes that share services.
  public init(services: IceCreamServices = IceCreamServices()) {
    self.services = services
  }
}

extension CreateIceCreamRouter: CreateIceCreamRoutingLogic {
  public func routeToListIceCreams() {
    services.navigation?.show(ListIceCreamsView().configure(services: services))
  }

  public func routeToLastChange() {
    let destination = ListIceCreamsView().configure(services: services)
    passDataToLastChange(source: dataStore, destination: destination.router?.dataStore)
    services.navigation?.show(destination)
  }

  public func routeToOrigin() {
    passDataToOrigin(source: dataStore, destination: origin)
    services.navigation?.goBack()
  }

  private func passDataToOrigin(
    source: (any CreateIceCreamDataStore)?, destination: (any CreateIceCreamOrigin)?
  ) {
    destination?.updatedIceCream = source?.savedIceCream
  }

  private func passDataToLastChange(
    source: (any CreateIceCreamDataStore)?, destination: (any ListIceCreamsDataStore)?
  ) {
    destination?.undoneID = source?.savedIceCream?.id
  }
}
