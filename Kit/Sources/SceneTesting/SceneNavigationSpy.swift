import Scenery

/// Shows nothing, and retains each scene until it is left.
public final class SceneNavigationSpy: SceneNavigation {
  /// The views of the scenes, from bottom to top.
  public private(set) var scenes: [AnyObject] = []

  /// Creates a navigation without scenes.
  public init() {}

  public func show(_ view: AnyObject) {
    scenes.append(view)
  }

  public func goBack(from view: AnyObject) {
    if let index = scenes.firstIndex(where: { $0 === view }) { scenes.removeSubrange(index...) }
  }
}
