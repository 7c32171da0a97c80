#if canImport(UIKit) && !os(watchOS)
  import SceneUI
  import Testing
  import UIKit

  /// The stack shows the scene on top, and frees the scenes that are left.
  @MainActor
  struct ControllerStackTests {
    @Test func `shows the scene on top, and the one below when it is left`() {
      let stack = ControllerStack()
      let bottom = ControllerSceneFake()
      weak var top: ControllerSceneFake?
      autoreleasepool {
        let scene = ControllerSceneFake()
        stack.show(bottom)
        stack.show(scene)
        top = scene
      }
      #expect(top != nil)
      #expect(stack.navigationController.viewControllers.count == 2)

      autoreleasepool { top.map(stack.goBack) }

      let shown = stack.navigationController.topViewController as? ControllerFake
      #expect(shown?.scene === bottom)
      #expect(top == nil)
    }
  }

  @MainActor
  private final class ControllerSceneFake: ControllerScene {
    func makeViewController() -> UIViewController { ControllerFake(scene: self) }
  }

  private final class ControllerFake: UIViewController {
    let scene: ControllerSceneFake

    init(scene: ControllerSceneFake) {
      self.scene = scene
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
#endif
