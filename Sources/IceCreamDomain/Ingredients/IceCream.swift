/// A catalog: the ingredients to choose from.
///
/// In a catalog that `CatalogReader` has read, each list has at least one entry, no entry is empty, and none is
/// a duplicate.
public struct IceCream: Equatable, Sendable {
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
  /// The appearances of the ingredients, in the order of their names.
  ///
  /// An ingredient without one gets an appearance that is made from its name.
  public var appearances: PerKind<[Appearance?]>

  /// Creates a catalog from lists of names.
  public init(
    cones: [String], flavors: [String], toppings: [String], title: String? = nil,
    prompts: PerKind<String?> = PerKind(),
    appearances: PerKind<[Appearance?]> = PerKind(cone: [], flavor: [], topping: [])
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
  /// - Returns: The catalog's appearance for it, or one made from its name.
  public func appearance(at index: Int, of kind: IngredientKind) -> Appearance {
    let (names, appearances) = (names(of: kind), appearances[kind])
    if appearances.indices.contains(index), let appearance = appearances[index] {
      return appearance
    }
    return .filledIn(name: names.indices.contains(index) ? names[index] : "", kind: kind)
  }

  /// Returns how a saved ice cream looks; `nil` for an ingredient that the catalog lacks.
  func appearances(of iceCream: SavedIceCream) -> PerKind<Appearance?> {
    PerKind { kind in
      names(of: kind).firstIndex(of: iceCream.name(of: kind)).map { appearance(at: $0, of: kind) }
    }
  }
}
