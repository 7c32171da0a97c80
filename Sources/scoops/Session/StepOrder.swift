import IceCreamDomain

extension IngredientKind {
  /// The kind chosen before this one.
  var previous: IngredientKind? { Self.allCases.prefix { $0 != self }.last }

  /// The kind chosen after this one.
  var next: IngredientKind? { Self.allCases.drop { $0 != self }.dropFirst().first }
}

extension DisplayedProgress {
  /// The kind of the first step without a choice, or `nil` if only DONE is left.
  var nextKind: IngredientKind? { IngredientKind.allCases.first { steps[$0].choice == nil } }

  /// The indices of the choices.
  var choices: PerKind<Int?> { PerKind { steps[$0].choice } }
}

extension DisplayedIceCream {
  /// The names that are chosen.
  var chosenNames: NamedIngredients {
    NamedIngredients { kind in
      progress.steps[kind].choice.map { displayedList(of: kind)[$0].name }
    }
  }
}
