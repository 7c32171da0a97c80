import IceCreamDomain

/// The ingredients from the command line that wait for an earlier step.
struct GivenIngredients {
  private var waiting = NamedIngredients(cone: nil, flavor: nil, topping: nil)

  /// Creates an empty collection.
  init() {}

  /// Checks all ingredients, and chooses those whose step is open.
  ///
  /// - Parameters:
  ///   - names: The names of the ingredients.
  ///   - view: The view of the scene.
  ///   - catalog: The path of its catalog, or `nil` for the built-in one.
  /// - Throws: `UsageError` with all faults; nothing is chosen then.
  init(
    _ names: NamedIngredients, in view: CreateIceCreamView, catalog: String? = nil
  ) throws(UsageError) {
    guard !names.kinds.isEmpty else { return }
    let state = ObservedState(view.iceCream)
    let before = state.progress
    view.selectIngredients(cone: names.cone, flavor: names.flavor, topping: names.topping)
    var faults: [DisplayedFault] = []
    for kind in names.kinds {
      let step = state.progress.step(of: kind)
      // An earlier fault is about an ingredient that is no longer in the catalog.
      if let fault = step.fault, fault != before.step(of: kind).fault {
        faults.append(DisplayedFault(kind: kind, message: fault))
      }
      if !step.isOpen { waiting[kind] = names[kind] }
    }
    guard faults.isEmpty else { throw .refusedIngredients(faults, catalog: catalog) }
  }

  /// The kinds still to choose.
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
