import Scenery

/// The router of the scene with a watch on where it is told to lead.
final class ListIceCreamsRouterTrace: ListIceCreamsRoutingLogic, ListIceCreamsDataPassing {
  var dataStore: (any ListIceCreamsDataStore)? { router.dataStore }

  private let router: any ListIceCreamsRoutingLogic & ListIceCreamsDataPassing
  private let boundary: TracedBoundary

  init(_ router: any ListIceCreamsRoutingLogic & ListIceCreamsDataPassing, tracer: SceneTracer) {
    self.router = router
    boundary = TracedBoundary(tracer, scene: "ListIceCreams", from: .view, to: .router)
  }

  func routeToShowIceCream() {
    boundary.cross("routeToShowIceCream", ()) { router.routeToShowIceCream() }
  }
}
