/// A catalog: the ingredients to choose from.
///
/// In a catalog that `CatalogReader` has read, each list has at least one entry, no entry is empty, and none is
/// a duplicate.
public struct IceCreamCatalog: Equatable, Sendable {
  /// The names of the cones, cups and bowls.
  public var cones: [String]
  /// The names of the flavors.
  public var flavors: [String]
  /// The names of the toppings.
  public var toppings: [String]
  /// The title of the menu, or `nil` for the default.
  public var title: String?
  /// What the menu asks at each step, or `nil` for the default.
  public var prompts: PerKind<String?>
  /// What the catalog calls its steps, and how it says an ice cream.
  public var words = CatalogWords()
  /// The appearances that the catalog gives, in the order of the names.
  ///
  /// What it leaves out is guessed from an ingredient's name.
  public var appearances: PerKind<[GivenAppearance?]>

  /// Creates a catalog from lists of names.
  public init(
    cones: [String], flavors: [String], toppings: [String], title: String? = nil,
    prompts: PerKind<String?> = PerKind(),
    appearances: PerKind<[GivenAppearance?]> = PerKind(cone: [], flavor: [], topping: [])
  ) {
    self.cones = cones
    self.flavors = flavors
    self.toppings = toppings
    self.title = title
    self.prompts = prompts
    self.appearances = appearances
  }

  /// Returns the names of one kind, in the catalog's order.
  public func names(of kind: IngredientKind) -> [String] {
    PerKind(cone: cones, flavor: flavors, topping: toppings)[kind]
  }

  /// Returns the appearance of an ingredient.
  ///
  /// - Parameters:
  ///   - index: The ingredient's index in the list of its kind, from 0.
  ///   - kind: The kind of ingredient.
  /// - Returns: The catalog's appearance for it, completed by a guess from its name.
  public func appearance(at index: Int, of kind: IngredientKind) -> Appearance {
    given(at: index, of: kind).completed(for: name(at: index, of: kind), kind: kind, at: index)
  }

  /// Returns what the catalog says of an ingredient's appearance.
  package func given(at index: Int, of kind: IngredientKind) -> GivenAppearance {
    let appearances = appearances[kind]
    return (appearances.indices.contains(index) ? appearances[index] : nil) ?? GivenAppearance()
  }

  /// Returns the guess that completes an ingredient's appearance.
  package func guess(at index: Int, of kind: IngredientKind) -> AppearanceGuess {
    AppearanceGuess(
      name: name(at: index, of: kind), kind: kind, at: index, given: given(at: index, of: kind))
  }

  private func name(at index: Int, of kind: IngredientKind) -> String {
    let names = names(of: kind)
    return names.indices.contains(index) ? names[index] : ""
  }
}
