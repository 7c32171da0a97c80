@testable import DeparturesBoard

/// Records what it is asked to show, and retains each scene.
final class SceneNavigationSpy: SceneNavigation {
  enum Call: Equatable {
    case show
    case goBack
  }

  private(set) var calls: [Call] = []
  /// The views of the scenes, from bottom to top.
  private(set) var scenes: [AnyObject] = []

  func show(_ view: AnyObject) {
    calls.append(.show)
    scenes.append(view)
  }

  func goBack() {
    calls.append(.goBack)
    _ = scenes.popLast()
  }
}
