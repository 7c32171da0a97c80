import IceCreamDomain

/// `scoops make`: make one ice cream, and ask for what is not given.
struct MakeCommand {
  let settings: Settings
  /// What the options name.
  let names: NamedIngredients

  func run() throws(Misuse) -> ExitStatus {
    let view = settings.makeView()
    let asks = names.kinds.count < IngredientKind.allCases.count
    guard CatalogLoading(view: view, settings: settings, asks: asks).run() else { return .failed }
    let given = try GivenIngredients(names, in: view)
    if view.iceCream.state.progress.isDoneEnabled {
      view.finishIceCream()
      return view.iceCream.state.alert.map { settings.put($0.iceCream) } ?? .failed
    }
    let visit = settings.makeVisit(to: view, given: given)
    guard let iceCream = visit.makeIceCream() else {
      visit.say("No ice cream was made.")
      return .failed
    }
    let status = settings.put(iceCream)
    visit.sayReceipt(of: iceCream)
    return status
  }
}
