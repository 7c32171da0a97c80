import IceCreamDomain

/// The scenes of the saved ice creams that are open, one on top of the other.
///
/// Each runs inside the one below it, until somebody leaves it. The scenes do not keep the stack alive.
final class SceneStack: IceCreamNavigation {
  private let settings: Settings
  private var scenes: [any PresentedScene] = []

  init(settings: Settings) {
    self.settings = settings
  }

  func show(_ view: ListIceCreamsView) {
    if let screen = settings.findScreen() {
      run(ListMenu(view: view, screen: screen, settings: settings))
    } else {
      run(ListConversation(view: view, settings: settings))
    }
  }

  func show(_ view: ShowIceCreamView) {
    if let screen = settings.findScreen() {
      run(ShowMenu(view: view, screen: screen, settings: settings))
    } else {
      run(ShowConversation(view: view, settings: settings))
    }
  }

  func show(_ view: CreateIceCreamView) {
    run(EditScene(view: view, settings: settings))
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
