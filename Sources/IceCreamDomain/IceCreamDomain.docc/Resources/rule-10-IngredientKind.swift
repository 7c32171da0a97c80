/// The three kinds of ingredient, in the order in which they are chosen.
enum IngredientKind: String, CaseIterable {
  case cone
  case flavor
  case topping
}
