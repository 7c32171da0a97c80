import IceCreamDomain

/// `scoops edit`: changes a saved ice cream.
struct EditCommand {
  let scenes: SceneFactory
  /// The identifier, or its beginning, as typed.
  let id: String
  /// The ingredients from the options.
  let names: NamedIngredients

  func run() throws(UsageError) -> ExitStatus {
    guard let view = findEditView() else { return .failed }
    let state = ObservedState(view.iceCream)
    let asks = names.kinds.isEmpty
    let loading = CatalogLoading(view: view, scenes: scenes, asks: asks)
    guard loading.run() else { return .failed }
    let given = try GivenIngredients(
      names, in: view, catalog: scenes.settings.catalog)
    let made = MadeIceCream(view: view, settings: scenes.settings)
    if !asks, state.progress.isDoneEnabled { return made.finish() }
    let session = scenes.makeSession(for: view, asksAll: asks, isEdit: true, given: given)
    guard let iceCream = session.makeIceCream() else {
      if let failure = state.storeFailure, failure != session.saidFailure {
        session.say(failure.message.asFailure)
      }
      session.say(SessionWording.nothingChanged)
      return .failed
    }
    return made.put(iceCream, from: session)
  }

  /// Finds the ice cream, and opens its change.
  private func findEditView() -> CreateIceCreamView? {
    let navigation = EditNavigation()
    let origin = ShowIceCreamView().configureView(
      services: scenes.makeServices(navigation: navigation))
    let state = ObservedState(origin.iceCream)
    origin.fetchIceCream(id: id)
    if state.failure == nil { origin.editIceCream() }
    if navigation.view == nil, let failure = state.failure { scenes.settings.say(failure) }
    return navigation.view
  }
}

/// Retains the scene that an edit opens, and displays nothing.
private final class EditNavigation: IceCreamNavigation {
  private(set) var view: CreateIceCreamView?

  func show(_ view: CreateIceCreamView) { self.view = view }
  func show(_ view: ListIceCreamsView) {}
  func show(_ view: ShowIceCreamView) {}
  func goBack() {}
}
