import Scenery

/// The router of the scene with a watch on where it is told to lead.
final class ShowIceCreamRouterTrace: ShowIceCreamRoutingLogic, ShowIceCreamDataPassing {
  var dataStore: (any ShowIceCreamDataStore)? { router.dataStore }

  private let router: any ShowIceCreamRoutingLogic & ShowIceCreamDataPassing
  private let boundary: TracedBoundary

  init(_ router: any ShowIceCreamRoutingLogic & ShowIceCreamDataPassing, tracer: SceneTracer) {
    self.router = router
    boundary = TracedBoundary(tracer, scene: "ShowIceCream", from: .view, to: .router)
  }

  func routeToEditIceCream() {
    boundary.cross("routeToEditIceCream", ()) { router.routeToEditIceCream() }
  }

  func routeToListIceCreams() {
    boundary.cross("routeToListIceCreams", ()) { router.routeToListIceCreams() }
  }
}
