import Colors

/// A 24-bit color, as in a catalog.
public typealias Color = Colors.Color

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
    /// No topping: draws nothing.
    case nothing = "none"
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
}

/// What a catalog says of an ingredient's appearance; the rest is guessed from its name.
public struct GivenAppearance: Equatable, Sendable {
  /// The colors, the main one first; empty if they are left out.
  public var colors: [Color]
  /// The shape, or `nil` if it is left out.
  public var shape: Appearance.Shape?

  /// Creates what a catalog says; without arguments, nothing.
  public init(colors: [Color] = [], shape: Appearance.Shape? = nil) {
    self.colors = colors
    self.shape = shape
  }

  /// Returns the appearance of an ingredient, completed by a guess from its name.
  func completed(for name: String, kind: IngredientKind, at index: Int) -> Appearance {
    let guess = AppearanceGuess(name: name, kind: kind, at: index, given: self)
    let colors = colors.isEmpty ? guess.colors : colors
    return Appearance(
      color: colors.first ?? .white, accents: Array(colors.dropFirst()), shape: guess.shape)
  }
}

/// How a saved ice cream looks.
public enum SavedIceCreamLook: Equatable, Sendable {
  /// As its ingredients do; `nil` for those that left the catalog.
  case inCatalog(PerKind<Appearance?>)
  /// Unknown, because the catalog cannot be loaded.
  case unknown(CatalogError)
}
