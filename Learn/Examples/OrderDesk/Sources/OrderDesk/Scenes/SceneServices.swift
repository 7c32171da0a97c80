import Scenery

/// What the scenes share, and pass on to the next one.
nonisolated struct SceneServices {
  var orderStore: any OrderStore
  /// Records the calls between the components, if there is one.
  var tracer: SceneTracer?
  /// Shows the scenes.
  weak var navigation: (any SceneNavigation)?
  /// Opens scenes of other features, if there are any.
  weak var routes: (any DeskRoutes)?

  init(
    orderStore: any OrderStore, tracer: SceneTracer? = nil,
    navigation: (any SceneNavigation)? = nil, routes: (any DeskRoutes)? = nil
  ) {
    self.orderStore = orderStore
    self.tracer = tracer
    self.navigation = navigation
    self.routes = routes
  }
}
