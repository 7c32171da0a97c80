import IceCreamDomain

/// What the command line names: some of it waits until the steps before it are done.
struct GivenIngredients {
  /// What is good but has to wait.
  private var waiting = NamedIngredients()

  /// Nothing.
  init() {}

  /// Chooses what can be chosen, before anything is asked.
  ///
  /// - Parameters:
  ///   - names: What is named; each is judged for itself.
  ///   - view: The view of the scene.
  /// - Throws: `UsageError` with all that is wrong with them; nothing is chosen then.
  init(_ names: NamedIngredients, in view: CreateIceCreamView) throws(UsageError) {
    guard !names.kinds.isEmpty else { return }
    let before = view.iceCream.state.progress
    view.selectIngredients(cone: names.cone, flavor: names.flavor, topping: names.topping)
    let progress = view.iceCream.state.progress
    var faults: [DisplayedFault] = []
    for kind in names.kinds {
      let step = progress.step(of: kind)
      // What was said before is of what has left the catalog.
      if let fault = step.fault, fault != before.step(of: kind).fault {
        faults.append(DisplayedFault(kind: kind, message: fault))
      }
      if !step.isOpen { waiting[kind] = names[kind] }
    }
    guard faults.isEmpty else { throw .refusedIngredients(faults) }
  }

  /// The kinds that are named and wait.
  var kinds: [IngredientKind] { waiting.kinds }

  /// Chooses what is named for steps that are open now.
  mutating func chooseOpen(in view: CreateIceCreamView) {
    for kind in kinds where view.iceCream.state.progress.step(of: kind).isOpen {
      _ = choose(kind, in: view)
    }
  }

  /// Chooses what is named for a step, once that is open.
  ///
  /// - Returns: Whether something was.
  mutating func choose(_ kind: IngredientKind, in view: CreateIceCreamView) -> Bool {
    guard let name = waiting[kind] else { return false }
    waiting[kind] = nil
    view.selectIngredient(kind, typed: name)
    return true
  }
}
