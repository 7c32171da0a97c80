/// What an ingredient looks like in the picture.
public struct Appearance: Equatable, Sendable {
  /// The outline or pattern that an ingredient is drawn with.
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

  /// The colour to draw with.
  public var color: Color
  /// The outline or pattern to draw.
  public var shape: Shape

  /// Makes an appearance.
  public init(color: Color, shape: Shape) {
    self.color = color
    self.shape = shape
  }

  /// Returns the look of an ingredient whose catalog gives it none, or only half of one.
  ///
  /// - Parameters:
  ///   - name: The ingredient's name. The same name always gets the same colour.
  ///   - kind: The kind of ingredient, which decides the usual shape.
  ///   - color: The colour to use instead of the name's own.
  ///   - shape: The shape to use instead of the usual one.
  /// - Returns: A complete appearance.
  static func filledIn(
    name: String, kind: IngredientKind, color: Color? = nil, shape: Shape? = nil
  ) -> Appearance {
    Appearance(
      color: color ?? Color(ownColorOf: name),
      shape: shape ?? kind.shapes.first ?? .scoop)
  }
}
