import IceCreamDomain

/// `scoops make`: make one ice cream, and ask for what is not given.
struct MakeCommand {
  let settings: Settings
  /// What the options name.
  let given: [IngredientKind: String]

  func run() throws(Misuse) -> ExitStatus {
    let view = settings.makeView()
    let asks = given.count < IngredientKind.allCases.count
    guard CatalogLoading(view: view, settings: settings, asks: asks).run() else { return .failed }
    let waiting = try chooseGiven(view)
    if view.iceCream.state.progress.isDoneEnabled {
      view.finishIceCream()
      return view.iceCream.state.alert.map { settings.put($0.iceCream) } ?? .failed
    }
    let conversation = Conversation(view: view, settings: settings, waiting: waiting)
    guard let iceCream = conversation.makeIceCream() else {
      settings.terminal.say("No ice cream was made.\n")
      return .failed
    }
    let status = settings.put(iceCream)
    conversation.sayReceipt(of: iceCream)
    return status
  }

  /// Chooses what the options name, before anything is asked.
  ///
  /// - Returns: What is good but has to wait for a step before it.
  /// - Throws: `Misuse` when there is no such ingredient.
  private func chooseGiven(
    _ view: CreateIceCreamView
  ) throws(Misuse) -> [IngredientKind: String] {
    var waiting: [IngredientKind: String] = [:]
    for kind in IngredientKind.allCases {
      guard let name = given[kind] else { continue }
      view.selectIngredient(kind, typed: name)
      guard let refusal = view.iceCream.state.refusal else { continue }
      guard refusal.isTooEarly else { throw .refusedIngredient(refusal.message) }
      waiting[kind] = name
    }
    return waiting
  }
}
