/// Shows scenes, one on top of another.
@MainActor
protocol SceneNavigation: AnyObject {
  /// Shows a scene, which its view owns.
  func show(_ view: AnyObject)
  /// Leaves the scene on top for the one below it.
  func goBack()
}
