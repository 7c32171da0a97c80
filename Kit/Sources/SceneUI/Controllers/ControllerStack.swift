#if canImport(UIKit) && !os(watchOS)
  import Scenery
  import UIKit

  /// A scene's view that a view controller can show.
  @MainActor
  public protocol ControllerScene: AnyObject {
    /// Returns a view controller that owns the scene.
    func makeViewController() -> UIViewController
  }

  /// Shows the scene on top in a navigation controller.
  @MainActor
  public final class ControllerStack: @MainActor SceneNavigation {
    /// The controller for a window; UIKit frees a scene when the user swipes back from it.
    public let navigationController = UINavigationController()

    /// The scenes that were shown, with their controllers.
    private var shown: [Shown] = []

    private struct Shown {
      weak var scene: AnyObject?
      weak var controller: UIViewController?
    }

    /// Creates a stack without scenes.
    public init() {}

    public func show(_ view: AnyObject) {
      guard let scene = view as? any ControllerScene else {
        return assertionFailure("\(type(of: view)) has no view controller.")
      }
      let controller = scene.makeViewController()
      shown = shown.filter { $0.scene != nil } + [Shown(scene: scene, controller: controller)]
      navigationController.pushViewController(controller, animated: isShown)
    }

    public func goBack(from view: AnyObject) {
      let controllers = navigationController.viewControllers
      let left = shown.first { $0.scene === view }?.controller
      guard let index = controllers.firstIndex(where: { $0 === left }), index > 0 else { return }
      navigationController.popToViewController(controllers[index - 1], animated: isShown)
    }

    private var isShown: Bool { navigationController.viewIfLoaded?.window != nil }
  }
#endif
