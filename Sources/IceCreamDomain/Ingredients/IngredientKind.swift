/// The three kinds of ingredient, in the order in which they are chosen.
public enum IngredientKind: String, CaseIterable, Sendable {
  /// What holds the ice cream: a cone, a cup or a bowl.
  case cone
  /// The scoop.
  case flavor
  /// What goes on the scoop.
  case topping

  /// The maximum length of an ingredient's name, and of any text in a catalog, in bytes of UTF-8.
  ///
  /// Unicode's canonical comparison sorts the combining marks of each letter, in a time that is quadratic in
  /// their number. Longer texts are rejected before they are compared.
  package static let longestName = 1_000

  /// The key of this kind's list in a catalog: `cones`, `flavors` or `toppings`.
  public var listName: String {
    PerKind(cone: "cones", flavor: "flavors", topping: "toppings")[self]
  }

  /// The shapes that a catalog can give an ingredient of this kind.
  public var shapes: [Appearance.Shape] { Self.allShapes[self] }

  private static let allShapes = PerKind<[Appearance.Shape]>(
    cone: [.cone, .waffle, .flat, .dipped, .cup, .bowl], flavor: [.scoop, .ripple, .chips],
    topping: [
      .sprinkles, .sauce, .cream, .pieces, .nuts, .fruit, .flakes, .cherry, .wafer, .nothing,
    ])
}
