/// The choices made so far.
struct Selection: Equatable {
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

  func firstMissing(before kind: IngredientKind?) -> IngredientKind? {
    for earlier in IngredientKind.allCases {
      if earlier == kind { return nil }
      if self[earlier] == nil { return earlier }
    }
    return nil
  }
}
