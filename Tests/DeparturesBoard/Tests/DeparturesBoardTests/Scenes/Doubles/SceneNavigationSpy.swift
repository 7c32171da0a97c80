@testable import DeparturesBoard

/// Shows nothing, and retains each scene until it is left.
final class SceneNavigationSpy: SceneNavigation {
  /// The views of the scenes, from bottom to top.
  private(set) var scenes: [AnyObject] = []

  func show(_ view: AnyObject) {
    scenes.append(view)
  }

  func goBack() {
    _ = scenes.popLast()
  }
}
