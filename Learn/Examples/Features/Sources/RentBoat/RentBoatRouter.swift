import Routes

/// Stands for the whole scene, whose other types are internal.
@MainActor
public final class RentBoatRouter {
  public let boat: String
  private weak var routes: (any HarborRoutes)?

  public init(boat: String, routes: any HarborRoutes) { (self.boat, self.routes) = (boat, routes) }

  public func routeToOrigin() { routes?.routeToListBoats() }
}
