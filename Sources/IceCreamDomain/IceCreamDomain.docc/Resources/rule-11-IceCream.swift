/// What there is to make ice cream from.
struct IceCream: Equatable {
  var title = "Corner parlour"
  var cones: [String]
  var flavors: [String]
  var toppings: [String]

  func names(of kind: IngredientKind) -> [String] {
    switch kind {
    case .cone: cones
    case .flavor: flavors
    case .topping: toppings
    }
  }
}
