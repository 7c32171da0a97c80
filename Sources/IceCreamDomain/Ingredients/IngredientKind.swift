import IceCreamAppearance

/// The three kinds of ingredient, in the order in which they are chosen.
public enum IngredientKind: String, CaseIterable, Sendable {
  /// What holds the ice cream: a cone, a cup or a bowl.
  case cone
  /// The scoop.
  case flavor
  /// What goes on the scoop.
  case topping

  /// The kind that is chosen before this one.
  package var previous: IngredientKind? { Self.allCases.prefix { $0 != self }.last }

  /// The kind that is chosen after this one.
  package var next: IngredientKind? { Self.allCases.drop { $0 != self }.dropFirst().first }

  /// The key of this kind's list in a catalog: `cones`, `flavors` or `toppings`.
  public var listName: String {
    PerKind(cone: "cones", flavor: "flavors", topping: "toppings")[self]
  }

  /// The shapes that a catalog can give an ingredient of this kind.
  public var shapes: [Appearance.Shape] {
    switch self {
    case .cone: [.cone, .waffle, .flat, .dipped, .cup, .bowl]
    case .flavor: [.scoop, .ripple, .chips]
    case .topping:
      [.sprinkles, .sauce, .cream, .pieces, .nuts, .fruit, .flakes, .cherry, .wafer, .nothing]
    }
  }
}
