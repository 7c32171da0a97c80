import ListBoats
import RentBoat
import Routes

/// Owns the scenes; the app's module is the only one that imports both features.
@MainActor
public final class Harbor {
  public private(set) lazy var list = ListBoatsRouter(routes: self)
  public private(set) var rental: RentBoatRouter?

  public init() {}
}

extension Harbor: HarborRoutes {
  public func routeToRentBoat(named boat: String) {
    rental = RentBoatRouter(boat: boat, routes: self)
  }

  public func routeToListBoats() { rental = nil }
}
