import IceCreamDomain

/// A scene of the saved ice creams, at a menu or in a plain conversation.
protocol PresentedScene: AnyObject {
  /// Presents the scene until the user leaves it.
  func run()
  /// Whether `run()` returns once the current request is handled.
  var hasLeft: Bool { get set }
  /// Shows what became of a scene on top of this one that has just ended.
  func show(_ news: String)
  /// What became of the scene, for the scene below it to show; `nil` if there is nothing to say.
  var outcome: String? { get }
}

extension PresentedScene {
  func show(_ news: String) {}
  var outcome: String? { nil }
}

/// Presents scenes on top of each other, each running inside the one below it.
///
/// The scenes do not retain the stack.
final class SceneStack: IceCreamNavigation {
  private let factory: SceneFactory
  private var scenes: [any PresentedScene] = []

  init(factory: SceneFactory) {
    self.factory = factory
  }

  func show(_ view: ListIceCreamsView) { run(factory.makeScene(for: view)) }
  func show(_ view: ShowIceCreamView) { run(factory.makeScene(for: view)) }
  func show(_ view: CreateIceCreamView) { run(CreateScene(view: view, scenes: factory)) }

  func goBack() {
    scenes.last?.hasLeft = true
  }

  private func run(_ scene: any PresentedScene) {
    scenes.append(scene)
    scene.run()
    scenes.removeLast()
    if let outcome = scene.outcome { scenes.last?.show(outcome) }
  }
}
