import Seeds
import Testing

@testable import IceCreamDomain

struct SelectionTests {
  private let chosen = SelectedIngredient(index: 0, name: "A", appearance: Seeds.vanilla)

  @Test func `requires nothing before a cone`() {
    #expect(Selection().firstMissing(before: .cone) == nil)
  }

  @Test(
    arguments: [
      (.flavor, [], .cone), (.topping, [], .cone), (.flavor, [.cone], nil),
      (.topping, [.cone], .flavor), (.topping, [.cone, .flavor], nil),
      (.flavor, [.flavor, .topping], .cone),
    ] as [(IngredientKind, [IngredientKind], IngredientKind?)])
  func `returns the first step without a choice`(
    before kind: IngredientKind, chosenKinds: [IngredientKind], missing: IngredientKind?
  ) {
    var selection = Selection()
    for chosenKind in chosenKinds { selection[chosenKind] = chosen }

    #expect(selection.firstMissing(before: kind) == missing)
  }
}
