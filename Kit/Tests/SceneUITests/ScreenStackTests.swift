import SceneUI
import Testing

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The stack reloads the scene that it goes back to, and frees the scenes that are left.
@MainActor
struct ScreenStackTests {
  @Test(arguments: [true, false])
  func `reloads the scene below when the one on top is left`(bySwiping: Bool) {
    let stack = ScreenStack()
    let bottom = ScreenSceneFake()
    weak var top: ScreenSceneFake?
    do {
      let scene = ScreenSceneFake()
      stack.show(bottom)
      stack.show(scene)
      top = scene
    }
    #expect(top != nil)
    #expect(bottom.reloads == 0)

    if bySwiping { stack.path.removeLast() } else { top.map(stack.goBack) }

    #expect(bottom.reloads == 1)
    #expect(top == nil)
  }
}

@MainActor
private final class ScreenSceneFake: ScreenScene {
  private(set) var reloads = 0

  #if canImport(SwiftUI)
    func makeScreen() -> AnyView { AnyView(EmptyView()) }
  #endif

  func reloadScreen() {
    reloads += 1
  }
}
