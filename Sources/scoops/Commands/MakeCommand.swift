import IceCreamDomain

/// `scoops make`: makes one ice cream, and asks for what is missing.
struct MakeCommand {
  let scenes: SceneFactory
  /// The ingredients from the options.
  let names: NamedIngredients
  /// Whether the last saved ice cream gives the rest.
  var isAgain = false

  func run() throws(UsageError) -> ExitStatus {
    let stack = SceneStack(factory: scenes)
    // The scenes do not retain it.
    defer { withExtendedLifetime(stack) {} }
    let view = scenes.makeCreateView(navigation: stack)
    let state = ObservedState(view.iceCream)
    let asks = !isAgain && names.kinds.count < IngredientKind.allCases.count
    let loading = CatalogLoading(
      view: view, scenes: scenes, asks: asks, start: isAgain ? .last : .empty)
    guard loading.run() else { return .failed }
    let given = try GivenIngredients(names, in: view)
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
}
