/// The routes out of the scene.
public protocol ShowIceCreamRoutingLogic: AnyObject {
  /// Opens the scene that changes the ice cream; it fails if none is shown.
  func routeToEditIceCream()
  /// Opens the scene that makes the ice cream again; it fails if none is shown.
  func routeToRepeatIceCream()
  /// Opens the list of saved ice creams, to undo the last change of this one.
  func routeToLastChange()
  /// Goes to the next ice cream of the list, by a step of 1, or to the previous one, by -1; stays if there is none.
  func routeToNeighbor(by step: Int)
  /// Goes back to the scene that opened this one, after the ice cream was deleted.
  func routeToOrigin()
}

/// Gives other scenes access to the data of this one.
public protocol ShowIceCreamDataPassing: AnyObject {
  /// The data of the scene.
  var dataStore: (any ShowIceCreamDataStore & CreateIceCreamOrigin)? { get }
}

/// The data store of a scene that opens an ice cream.
public protocol ShowIceCreamOrigin: AnyObject {
  /// The ice cream that was deleted, until that is shown.
  var deletedIceCream: SavedIceCream? { get set }
  /// Returns the ice cream some steps after the one with an identifier, or `nil` if there is none.
  func neighbor(of id: String?, by step: Int) -> SavedIceCream?
}

/// Navigates to other scenes, and passes data to them.
public final class ShowIceCreamRouter: ShowIceCreamDataPassing {
  public var dataStore: (any ShowIceCreamDataStore & CreateIceCreamOrigin)?
  /// The scene that opened this one, if one did.
  public weak var origin: (any ShowIceCreamOrigin)?

  private let services: IceCreamServices

  /// Creates a router for scenes that share services.
  public init(services: IceCreamServices = IceCreamServices()) {
    self.services = services
  }
}

extension ShowIceCreamRouter: ShowIceCreamRoutingLogic {
  public func routeToEditIceCream() {
    let destination = CreateIceCreamView().configure(services: services, origin: dataStore)
    passDataToEditIceCream(source: dataStore, destination: destination.router?.dataStore)
    services.navigation?.show(destination)
  }

  public func routeToRepeatIceCream() {
    let destination = CreateIceCreamView().configure(services: services)
    passDataToRepeatIceCream(source: dataStore, destination: destination.router?.dataStore)
    services.navigation?.show(destination)
  }

  public func routeToLastChange() {
    let destination = ListIceCreamsView().configure(services: services)
    passDataToLastChange(source: dataStore, destination: destination.router?.dataStore)
    services.navigation?.show(destination)
  }

  public func routeToNeighbor(by step: Int) {
    guard let neighbor = origin?.neighbor(of: dataStore?.iceCream?.id, by: step) else { return }
    dataStore?.iceCream = neighbor
  }

  public func routeToOrigin() {
    guard let origin else { return }
    passDataToOrigin(source: dataStore, destination: origin)
    services.navigation?.goBack()
  }

  private func passDataToEditIceCream(
    source: (any ShowIceCreamDataStore)?, destination: (any CreateIceCreamDataStore)?
  ) {
    destination?.mode = .change(id: source?.iceCream?.id)
  }

  private func passDataToRepeatIceCream(
    source: (any ShowIceCreamDataStore)?, destination: (any CreateIceCreamDataStore)?
  ) {
    destination?.mode = .again(id: source?.iceCream?.id)
  }

  private func passDataToOrigin(
    source: (any ShowIceCreamDataStore)?, destination: any ShowIceCreamOrigin
  ) {
    destination.deletedIceCream = source?.iceCream
  }

  private func passDataToLastChange(
    source: (any ShowIceCreamDataStore)?, destination: (any ListIceCreamsDataStore)?
  ) {
    destination?.undoneID = source?.iceCream?.id
  }
}
