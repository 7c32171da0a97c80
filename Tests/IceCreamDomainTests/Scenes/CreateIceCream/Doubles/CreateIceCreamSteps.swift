@testable import IceCreamDomain

// Shorthand for the interactor's suites.
extension CreateIceCreamInteractor {
  /// Chooses by index.
  func select(_ kind: IngredientKind, _ index: Int) {
    selectIngredient(request: .init(kind: kind, choice: .index(index)))
  }

  /// Chooses by typed text.
  func type(_ kind: IngredientKind, _ text: String) {
    selectIngredient(request: .init(kind: kind, choice: .typed(text)))
  }

  /// Chooses the ingredients of the seeds' ice cream.
  func selectAll() {
    select(.cone, 1)
    select(.flavor, 0)
    select(.topping, 1)
  }
}

extension CreateIceCreamPresentationLogicSpy.Call {
  /// An accepted choice, with the remaining faults.
  static func selected(
    cone: SelectedIngredient? = nil, flavor: SelectedIngredient? = nil,
    topping: SelectedIngredient? = nil, faults: [IngredientFault] = []
  ) -> Self {
    .presentIngredient(
      .init(
        selection: Selection(cone: cone, flavor: flavor, topping: topping), faults: faults))
  }

  /// A refusal, usually the first.
  static func refused(_ reason: CreateIceCream.Refusal.Reason, count: Int = 1) -> Self {
    .presentRefusal(.init(reason: reason, count: count))
  }
}
