import Seeds

@testable import IceCreamDomain

// Shorthand for the interactor's suite.
extension CreateIceCreamInteractor {
  /// Chooses one ingredient.
  func select(_ kind: IngredientKind, _ choice: IngredientChoice) {
    selectIngredients(request: .init(choices: PerKind { $0 == kind ? choice : nil }))
  }

  /// Chooses one ingredient by index.
  func select(_ kind: IngredientKind, _ index: Int) {
    select(kind, .index(index))
  }

  /// Chooses several ingredients by typed texts.
  func type(cone: String? = nil, flavor: String? = nil, topping: String? = nil) {
    let names = PerKind(cone: cone, flavor: flavor, topping: topping)
    selectIngredients(
      request: .init(choices: PerKind { kind in names[kind].map { .typed($0) } }))
  }

  /// Chooses all three ingredients at random.
  func surprise() {
    selectIngredients(request: .init(choices: PerKind { _ in .random }))
  }

  /// Chooses the ingredients of the seeds' ice cream.
  func selectAll() {
    type(cone: "paper", flavor: "vanilla", topping: "cherry")
  }
}

extension CreateIceCreamPresentationLogicSpy.Call {
  /// Accepted choices.
  static func selected(
    cone: SelectedIngredient? = nil, flavor: SelectedIngredient? = nil,
    topping: SelectedIngredient? = nil
  ) -> Self {
    selected(Seeds.progress(Selection(cone: cone, flavor: flavor, topping: topping)))
  }

  /// Accepted choices.
  static func selected(_ progress: IceCreamProgress, next: IngredientKind? = nil) -> Self {
    .presentIngredients(
      .init(progress: progress.going(to: next ?? progress.next)))
  }

  static func refused(_ reason: CreateIceCream.Refusal.Reason) -> Self {
    .presentRefusal(.init(reason: reason))
  }

  static func loadFailed(_ error: IceCreamFetchError) -> Self {
    .presentFailure(.notLoaded(error))
  }

  static func saveFailed(
    _ error: IceCreamStoreError, of iceCream: UnsavedIceCream? = nil
  ) -> Self {
    .presentFailure(.notSaved(error, iceCream))
  }
}
