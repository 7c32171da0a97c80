import Scenery

/// What the scenes share, and pass on to the next one.
nonisolated struct SceneServices {
  var orderStore: any OrderStore
  /// Records the calls between the components, if there is one.
  var tracer: SceneTracer?
  /// Shows the scenes.
  weak var navigation: (any SceneNavigation)?

  init(
    orderStore: any OrderStore, tracer: SceneTracer? = nil, navigation: (any SceneNavigation)? = nil
  ) {
    self.orderStore = orderStore
    self.tracer = tracer
    self.navigation = navigation
  }
}
