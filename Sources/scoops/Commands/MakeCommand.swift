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
    let view = scenes.makeCreateView(navigation: stack)
    let asks = start == .nothing && names.kinds.count < IngredientKind.allCases.count
    var loading = CatalogLoading(view: view, scenes: scenes, asks: asks)
    if case .again(let id) = start { loading.mode = .again(id: id) }
    guard loading.run() else { return .failed }
    if start == .random { view.surprise() }
    try view.choose(names, catalog: scenes.settings.catalog)
    let made = MadeIceCream(view: view, settings: scenes.settings)
    if view.iceCream.progress.isDoneEnabled { return made.finish() }
    let start = view.iceCream.state.chosenNames
    let session = scenes.makeSession(for: view)
    guard let alert = session.makeIceCream() else {
      let chosen = view.iceCream.state.chosenNames
      if chosen != start {
        session.say(SessionWording.left(with: chosen, settings: scenes.settings))
      } else if !scenes.prompter.hasFailed {
        // Otherwise it was said why a script's answers made nothing.
        session.say(SessionWording.nothingMade)
      }
      return .failed
    }
    return made.put(alert, from: session)
  }
}
