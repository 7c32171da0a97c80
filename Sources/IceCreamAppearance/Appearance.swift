import Colors

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
