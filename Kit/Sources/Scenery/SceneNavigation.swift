/// Shows scenes, one on top of another.
///
/// A router shows the scene that it leads to, and leaves its own, through this protocol. `MenuStack`, `ScreenStack` and
/// `ControllerStack` in SceneUI conform to it.
public protocol SceneNavigation: AnyObject {
  /// Shows a scene, which its view owns.
  func show(_ view: AnyObject)
  /// Leaves a scene, and those on top of it, for the one below.
  func goBack(from view: AnyObject)
}
