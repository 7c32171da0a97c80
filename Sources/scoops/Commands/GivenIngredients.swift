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
  ///   - names: What is named.
  ///   - view: The view of the scene.
  /// - Throws: `Misuse` when there is no such ingredient.
  init(_ names: NamedIngredients, in view: CreateIceCreamView) throws(Misuse) {
    for kind in IngredientKind.allCases {
      guard let name = names[kind] else { continue }
      view.selectIngredient(kind, typed: name)
      guard let refusal = view.iceCream.state.refusal else { continue }
      guard refusal.isTooEarly else { throw .refusedIngredient(refusal.message) }
      waiting[kind] = name
    }
  }

  /// The kinds that are named and wait.
  var kinds: [IngredientKind] { waiting.kinds }

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
