import IceCreamDomain

/// `scoops make`: make one ice cream, and ask for what is not given.
struct MakeCommand {
  let settings: Settings
  /// What the options name.
  let names: NamedIngredients
  /// Whether the rest is as in the last one that was saved.
  var isAgain = false

  func run() throws(UsageError) -> ExitStatus {
    let stack = SceneStack(settings: settings)
    // The scenes do not keep it alive.
    defer { withExtendedLifetime(stack) {} }
    let view = settings.makeView(navigation: stack)
    let asks = !isAgain && names.kinds.count < IngredientKind.allCases.count
    let loading = CatalogLoading(
      view: view, settings: settings, asks: asks, beginning: isAgain ? .asTheLast : .afresh)
    guard loading.run() else { return .failed }
    let given = try GivenIngredients(names, in: view)
    let made = MadeIceCream(settings: settings, view: view)
    if view.iceCream.state.progress.isDoneEnabled {
      view.finishIceCream()
      return made.put()
    }
    let visit = settings.makeSession(to: view, given: given)
    guard let iceCream = visit.makeIceCream() else {
      visit.say("No ice cream was made.")
      return .failed
    }
    let status = made.put(iceCream, from: visit)
    visit.sayReceipt(of: iceCream)
    return status
  }
}
