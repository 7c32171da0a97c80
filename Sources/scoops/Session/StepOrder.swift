import IceCreamDomain

extension IngredientKind {
  /// The kind that is chosen before this one.
  var previous: IngredientKind? {
    switch self {
    case .cone: nil
    case .flavor: .cone
    case .topping: .flavor
    }
  }

  /// The kind that is chosen after this one.
  var next: IngredientKind? {
    switch self {
    case .cone: .flavor
    case .flavor: .topping
    case .topping: nil
    }
  }
}

extension DisplayedProgress {
  /// The kind of the first step without a choice, or `nil` where all that is missing is DONE.
  var nextKind: IngredientKind? { IngredientKind.allCases.first { step(of: $0).choice == nil } }

  /// Whether anything is chosen.
  var hasChoice: Bool { IngredientKind.allCases.contains { step(of: $0).choice != nil } }
}
