@testable import IceCreamDomain

// Short words for what happens often in the suites of the interactor.
extension CreateIceCreamInteractor {
  /// Chooses by index.
  func select(_ kind: IngredientKind, _ index: Int) {
    selectIngredient(request: .init(kind: kind, choice: .index(index)))
  }

  /// Chooses by what is typed.
  func type(_ kind: IngredientKind, _ text: String) {
    selectIngredient(request: .init(kind: kind, choice: .typed(text)))
  }

  /// Chooses what is in the ice cream of the seeds.
  func selectAll() {
    select(.cone, 1)
    select(.flavor, 0)
    select(.topping, 1)
  }
}

extension CreateIceCreamPresentationLogicSpy.Call {
  /// A choice that was taken, and what was wrong besides.
  static func selected(
    cone: SelectedIngredient? = nil, flavor: SelectedIngredient? = nil,
    topping: SelectedIngredient? = nil, faults: [IngredientFault] = []
  ) -> Self {
    .presentIngredient(
      .init(
        selection: Selection(cone: cone, flavor: flavor, topping: topping), faults: faults))
  }

  /// A refusal.
  static func refused(_ reason: CreateIceCream.Refusal.Reason) -> Self {
    .presentRefusal(.init(reason: reason))
  }
}
