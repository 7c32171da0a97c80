import IceCreamDomain

/// The ingredients from the command line that have yet to be chosen, because an earlier step is open.
struct GivenIngredients {
  private var waiting = NamedIngredients(cone: nil, flavor: nil, topping: nil)

  /// Makes a collection of none.
  init() {}

  /// Chooses what can be chosen before anything is asked.
  ///
  /// - Parameters:
  ///   - names: The names; each is checked, whether its step is open or not.
  ///   - view: The view of the scene.
  /// - Throws: `UsageError` with everything that is wrong with them; nothing is chosen then.
  init(_ names: NamedIngredients, in view: CreateIceCreamView) throws(UsageError) {
    guard !names.kinds.isEmpty else { return }
    let state = ObservedState(view.iceCream)
    let before = state.progress
    view.selectIngredients(cone: names.cone, flavor: names.flavor, topping: names.topping)
    var faults: [DisplayedFault] = []
    for kind in names.kinds {
      let step = state.progress.step(of: kind)
      // An earlier fault is about an ingredient that has left the catalog.
      if let fault = step.fault, fault != before.step(of: kind).fault {
        faults.append(DisplayedFault(kind: kind, message: fault))
      }
      if !step.isOpen { waiting[kind] = names[kind] }
    }
    guard faults.isEmpty else { throw .refusedIngredients(faults) }
  }

  /// The kinds that have yet to be chosen.
  var kinds: [IngredientKind] { waiting.kinds }

  /// Chooses the ingredients for steps that are open now.
  mutating func chooseOpen(in view: CreateIceCreamView) {
    let state = ObservedState(view.iceCream)
    for kind in kinds where state.progress.step(of: kind).isOpen {
      _ = choose(kind, in: view)
    }
  }

  /// Chooses the ingredient for a step that is open.
  ///
  /// - Returns: Whether there was one.
  mutating func choose(_ kind: IngredientKind, in view: CreateIceCreamView) -> Bool {
    guard let name = waiting[kind] else { return false }
    waiting[kind] = nil
    view.selectIngredient(kind, typed: name)
    return true
  }
}
