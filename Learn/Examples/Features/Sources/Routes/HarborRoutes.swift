/// The routes between features, without types of views.
@MainActor
public protocol HarborRoutes: AnyObject {
  func routeToRentBoat(named boat: String)
  func routeToListBoats()
}
