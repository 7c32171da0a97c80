/// The three kinds of ingredient, in the order in which they are chosen.
public enum IngredientKind: String, CaseIterable, Sendable {
  /// What holds the ice cream: a cone, a cup or a bowl.
  case cone
  /// The scoop.
  case flavor
  /// What goes on the scoop.
  case topping

  /// The most bytes of UTF-8 that the name of an ingredient may have, and any text of a catalog.
  ///
  /// Two texts are compared as Unicode has it, with the marks of each letter in order: the time for that
  /// grows with the square of their number. So what is longer is refused before it is compared.
  package static let longestName = 1_000

  /// The key of this kind's list in a catalog: `cones`, `flavors` or `toppings`.
  public var listName: String {
    switch self {
    case .cone: "cones"
    case .flavor: "flavors"
    case .topping: "toppings"
    }
  }

  /// The shapes that a catalog may give an ingredient of this kind, the usual one first.
  public var shapes: [Appearance.Shape] {
    switch self {
    case .cone: [.cone, .waffle, .flat, .cup, .bowl]
    case .flavor: [.scoop, .ripple, .chips]
    case .topping: [.sprinkles, .sauce, .cream, .pieces, .cherry, .wafer]
    }
  }
}
