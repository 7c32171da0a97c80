import Routes

/// Stands for the whole scene, whose other types are internal.
@MainActor
public final class ListBoatsRouter {
  private weak var routes: (any HarborRoutes)?

  public init(routes: any HarborRoutes) { self.routes = routes }

  public func routeToRentBoat(named boat: String) { routes?.routeToRentBoat(named: boat) }
}
