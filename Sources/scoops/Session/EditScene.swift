import IceCreamDomain

/// The scene in which a saved ice cream is changed, on top of the one that shows it.
final class EditScene: PresentedScene {
  private let view: CreateIceCreamView
  private let settings: Settings

  init(view: CreateIceCreamView, settings: Settings) {
    self.view = view
    self.settings = settings
  }

  func run() {
    let loading = CatalogLoading(view: view, settings: settings, asks: true, beginning: .asSaved)
    guard loading.run() else { return }
    let visit = settings.makeSession(to: view, asksAll: true, isEdit: true, isNested: true)
    let iceCream = visit.makeIceCream()
    if let failure = view.iceCream.state.storeFailure {
      settings.questions.fail()
      if failure != visit.saidFailure { visit.say(failure.message) }
    }
    if iceCream == nil, settings.questions.hasEnded { visit.say("Nothing was changed.") }
  }

  /// Does nothing: a visit ends by itself when the ice cream is changed.
  func leave() {}
}
