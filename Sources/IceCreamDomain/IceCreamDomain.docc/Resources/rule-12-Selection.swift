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
}
