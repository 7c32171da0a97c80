import IceCreamDomain

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
