import Colors
import IceCreamAppearance

/// A 24-bit color, as in a catalog.
public typealias Color = Colors.Color

/// How an ingredient looks in the picture.
public typealias Appearance = IceCreamAppearance.Appearance

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
