import Observation
import Scenery

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A scene's view that a screen can show.
@MainActor
public protocol ScreenScene: AnyObject {
  #if canImport(SwiftUI)
    /// Returns a screen with its model.
    func makeScreen() -> AnyView
  #endif
  /// Loads the state again, since the scene on top was left; does nothing unless a scene says otherwise.
  func reloadScreen()
}

extension ScreenScene {
  public func reloadScreen() {}
}

/// The scenes of a window, or of a sheet.
@MainActor @Observable
public final class ScreenStack: @MainActor SceneNavigation, Identifiable {
  /// The scene at the bottom.
  public private(set) var first: PresentedScene?
  /// The scenes on top of it; SwiftUI removes one when the user swipes back, and the scene is freed.
  public var path: [PresentedScene] = [] {
    didSet {
      // The scene below shows what has changed, whether the program went back or the user.
      if path.count < oldValue.count { (path.last ?? first)?.view.reloadScreen() }
    }
  }

  /// Creates a stack without scenes.
  public init() {}

  public func show(_ view: AnyObject) {
    guard let scene = view as? any ScreenScene else {
      return assertionFailure("\(type(of: view)) has no screen.")
    }
    if first == nil { first = PresentedScene(scene) } else { path.append(PresentedScene(scene)) }
  }

  public func goBack(from view: AnyObject) {
    if let index = path.firstIndex(where: { $0.view === view }) { path.removeSubrange(index...) }
  }
}

/// A scene with its screen, which is made once; equal to another if both scenes are the same object.
public nonisolated struct PresentedScene: Hashable, Identifiable {
  /// The view of the scene.
  public let view: any ScreenScene
  #if canImport(SwiftUI)
    /// Its screen.
    public let screen: AnyView
  #endif

  /// Makes the screen of a scene.
  @MainActor public init(_ view: any ScreenScene) {
    self.view = view
    #if canImport(SwiftUI)
      screen = view.makeScreen()
    #endif
  }

  public var id: ObjectIdentifier { ObjectIdentifier(view) }

  public static func == (left: PresentedScene, right: PresentedScene) -> Bool {
    left.view === right.view
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(view))
  }
}

#if canImport(SwiftUI)
  /// Shows the first scene, and those on top of it.
  public struct ScreenStackView: SwiftUI.View {
    @Bindable private var stack: ScreenStack

    /// Creates a screen of a stack that shows a scene.
    public init(stack: ScreenStack) {
      self.stack = stack
    }

    public var body: some SwiftUI.View {
      NavigationStack(path: $stack.path) {
        if let first = stack.first {
          first.screen.navigationDestination(for: PresentedScene.self) { $0.screen }
        }
      }
    }
  }
#endif
