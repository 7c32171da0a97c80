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
    /// A pointed cone dipped in chocolate: in its second color.
    case dipped
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
    /// Many chopped nuts.
    case nuts
    /// Berries with leaves in their second color.
    case fruit
    /// Thin curls.
    case flakes
    /// A fruit with its stem.
    case cherry
    /// A thin stick.
    case wafer
  }

  /// The main color.
  public var color: Color
  /// Further colors, such as those of sprinkles or of the waves through a scoop.
  ///
  /// Without any, the picture derives what it needs from the main color.
  public var accents: [Color]
  /// The outline or pattern.
  public var shape: Shape

  /// Creates an appearance.
  public init(color: Color, accents: [Color] = [], shape: Shape) {
    self.color = color
    self.accents = accents
    self.shape = shape
  }

  /// Completes an appearance that the catalog leaves out, or gives only in part.
  ///
  /// - Parameters:
  ///   - name: The ingredient's name. The same name always gets the same color.
  ///   - kind: The kind of ingredient, which decides the default shape.
  ///   - colors: The catalog's colors, the main one first; without any, the main color is derived from the
  ///     name.
  ///   - shape: The catalog's shape; without one, the kind's default is used.
  /// - Returns: A complete appearance.
  static func filledIn(
    name: String, kind: IngredientKind, colors: [Color] = [], shape: Shape? = nil
  ) -> Appearance {
    Appearance(
      color: colors.first ?? Color(derivedFrom: name), accents: Array(colors.dropFirst()),
      shape: shape ?? kind.shapes.first ?? .scoop)
  }
}

/// How a saved ice cream looks.
public enum SavedIceCreamLook: Equatable, Sendable {
  /// As its ingredients do; `nil` for those that left the catalog.
  case inCatalog(PerKind<Appearance?>)
  /// Unknown, because the catalog cannot be loaded.
  case unknown(CatalogError)
}
