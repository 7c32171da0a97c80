import Scenery

/// The router of the scene with a watch on where it is told to lead.
final class CreateIceCreamRouterTrace: CreateIceCreamRoutingLogic, CreateIceCreamDataPassing {
  var dataStore: (any CreateIceCreamDataStore)? { router.dataStore }

  private let router: any CreateIceCreamRoutingLogic & CreateIceCreamDataPassing
  private let boundary: TracedBoundary

  init(_ router: any CreateIceCreamRoutingLogic & CreateIceCreamDataPassing, tracer: SceneTracer) {
    self.router = router
    boundary = TracedBoundary(tracer, scene: "CreateIceCream", from: .view, to: .router)
  }

  func routeToListIceCreams() {
    boundary.cross("routeToListIceCreams", ()) { router.routeToListIceCreams() }
  }

  func routeToShowIceCream() {
    boundary.cross("routeToShowIceCream", ()) { router.routeToShowIceCream() }
  }
}
