import IceCreamDomain

/// Changes a saved ice cream, on top of the scene that shows it.
final class EditScene: PresentedScene {
  private let view: CreateIceCreamView
  private let scenes: SceneFactory
  private let state: ObservedState<DisplayedIceCream>

  init(view: CreateIceCreamView, scenes: SceneFactory) {
    self.view = view
    self.scenes = scenes
    state = ObservedState(view.iceCream)
  }

  func run() {
    let loading = CatalogLoading(view: view, scenes: scenes, asks: true, start: .edited)
    guard loading.run() else { return }
    let session = scenes.makeSession(for: view, asksAll: true, isEdit: true, isNested: true)
    let iceCream = session.makeIceCream()
    if let failure = state.storeFailure {
      scenes.questions.fail()
      if failure != session.saidFailure { session.say(failure.message.asFailure) }
    }
    if iceCream == nil, scenes.questions.hasEnded { session.say(SessionWording.nothingChanged) }
  }

  /// Does nothing: the session ends by itself when the ice cream is changed.
  func leave() {}
}
