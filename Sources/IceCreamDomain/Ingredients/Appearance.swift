/// How an ingredient looks in the picture.
public struct Appearance: Equatable, Sendable {
  /// The outline or pattern of an ingredient.
  public enum Shape: String, CaseIterable, Sendable {
    /// A pointed cone.
    case cone
    /// A pointed cone with a pattern.
    case waffle
    /// A cone with a flat bottom.
    case flat
    /// A cup.
    case cup
    /// A wide bowl.
    case bowl

    /// A plain scoop.
    case scoop
    /// A scoop with waves through it.
    case ripple
    /// A scoop with pieces in it.
    case chips

    /// Many small strokes.
    case sprinkles
    /// A layer that runs down.
    case sauce
    /// A soft heap.
    case cream
    /// A few large crumbs.
    case pieces
    /// A fruit with its stem.
    case cherry
    /// A thin stick.
    case wafer
  }

  /// The colour.
  public var color: Color
  /// The outline or pattern.
  public var shape: Shape

  /// Makes an appearance.
  public init(color: Color, shape: Shape) {
    self.color = color
    self.shape = shape
  }

  /// Completes an appearance that the catalog leaves out, or gives only in part.
  ///
  /// - Parameters:
  ///   - name: The ingredient's name. The same name always gets the same colour.
  ///   - kind: The kind of ingredient, which decides the default shape.
  ///   - color: The catalog's colour; without one, the colour is derived from the name.
  ///   - shape: The catalog's shape; without one, the kind's default is used.
  /// - Returns: A complete appearance.
  static func filledIn(
    name: String, kind: IngredientKind, color: Color? = nil, shape: Shape? = nil
  ) -> Appearance {
    Appearance(
      color: color ?? Color(ownColorOf: name),
      shape: shape ?? kind.shapes.first ?? .scoop)
  }
}
