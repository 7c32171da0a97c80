/// The scenes that are open, one on top of the other.
///
/// Each runs inside the one below it, until the user leaves it.
final class SceneStack: IceCreamNavigation {
  private var scenes: [any PresentedScene] = []

  func show(_ view: ListIceCreamsView) {
    run(ListMenu(view: view))
  }

  func show(_ view: CreateIceCreamView) {
    run(TextMenu(view: view))
  }

  func goBack() {
    scenes.last?.leave()
  }

  private func run(_ scene: any PresentedScene) {
    scenes.append(scene)
    scene.run()
    scenes.removeLast()
  }
}
