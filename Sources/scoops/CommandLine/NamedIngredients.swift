import IceCreamDomain

/// What a command line names of an ice cream: a name, its beginning or a number for each kind.
struct NamedIngredients: Equatable {
  var cone: String?
  var flavor: String?
  var topping: String?

  subscript(kind: IngredientKind) -> String? {
    get {
      switch kind {
      case .cone: cone
      case .flavor: flavor
      case .topping: topping
      }
    }
    set {
      switch kind {
      case .cone: cone = newValue
      case .flavor: flavor = newValue
      case .topping: topping = newValue
      }
    }
  }

  /// The kinds that are named.
  var kinds: [IngredientKind] { IngredientKind.allCases.filter { self[$0] != nil } }
}
