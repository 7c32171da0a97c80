import IceCreamDomain

/// `scoops make`: makes one ice cream, and asks for what is missing.
struct MakeCommand {
  let scenes: SceneFactory
  /// The ingredients from the options.
  let names: NamedIngredients
  /// What gives the rest.
  var start = Start.nothing

  /// What gives the ingredients that no option names.
  enum Start: Equatable {
    /// Nothing: the command asks.
    case nothing
    /// The saved ice cream with this identifier, or the last one.
    case again(id: String?)
    /// Chance.
    case random
  }

  func run() throws(UsageError) -> ExitStatus {
    let stack = SceneStack(factory: scenes)
    // The scenes do not retain it.
    defer { withExtendedLifetime(stack) {} }
    var services = scenes.makeServices(navigation: stack)
    let view = CreateIceCreamView().configureView(services: services)
    let state = ObservedState(view.iceCream)
    let asks = start == .nothing && names.kinds.count < IngredientKind.allCases.count
    var loading = CatalogLoading(view: view, scenes: scenes, asks: asks)
    if case .again(let id) = start {
      if scenes.settings.isSaving {
        loading.start = .again(id: id)
      } else {
        services.store = scenes.store
        guard find(id, with: services, for: view) else { return .failed }
      }
    }
    guard loading.run() else { return .failed }
    if start == .random { view.surpriseMe() }
    let given = try GivenIngredients(
      names, in: view, catalog: scenes.settings.catalog)
    let made = MadeIceCream(view: view, settings: scenes.settings)
    if state.progress.isDoneEnabled { return made.finish() }
    let session = scenes.makeSession(for: view, given: given)
    guard let iceCream = session.makeIceCream() else {
      session.say(SessionWording.nothingMade)
      return .failed
    }
    let status = made.put(iceCream, from: session)
    session.say(SessionWording.receipt(of: iceCream, settings: scenes.settings))
    return status
  }

  /// Finds a saved ice cream in a scene that has the book, and passes it to one that saves nothing.
  ///
  /// - Returns: Whether it was found.
  private func find(
    _ id: String?, with services: IceCreamServices, for view: CreateIceCreamView
  ) -> Bool {
    let finder = CreateIceCreamView().configureView(services: services)
    let loading = CatalogLoading(view: finder, scenes: scenes, asks: false, start: .again(id: id))
    guard loading.run(), let mode = finder.router?.dataStore?.mode else { return false }
    view.router?.dataStore?.mode = mode
    return true
  }
}
