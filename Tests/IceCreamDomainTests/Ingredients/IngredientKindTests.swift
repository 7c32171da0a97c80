import IceCreamDomain
import Testing

struct IngredientKindTests {
  @Test(
    arguments: [(.cone, nil, .flavor), (.flavor, .cone, .topping), (.topping, .flavor, nil)]
      as [(IngredientKind, IngredientKind?, IngredientKind?)])
  func `goes from cone to flavor to topping`(
    kind: IngredientKind, previous: IngredientKind?, next: IngredientKind?
  ) {
    #expect(kind.previous == previous)
    #expect(kind.next == next)
  }
}
