/// A catalog: what there is to make ice cream from.
///
/// A catalog that `CatalogReader` has read has at least one entry in each list, none empty and none
/// twice.
public struct IceCream: Equatable, Sendable {
  /// What a menu asks at each step.
  public struct Prompts: Equatable, Sendable {
    /// What to ask for a cone, or `nil` for the usual words.
    public var cone: String?
    /// What to ask for a flavor, or `nil` for the usual words.
    public var flavor: String?
    /// What to ask for a topping, or `nil` for the usual words.
    public var topping: String?

    /// Makes prompts; what is left out is asked in the usual words.
    public init(cone: String? = nil, flavor: String? = nil, topping: String? = nil) {
      self.cone = cone
      self.flavor = flavor
      self.topping = topping
    }
  }

  /// What ingredients look like, in the order of their names; where there are fewer looks than names,
  /// the last ones have none.
  public struct Appearances: Equatable, Sendable {
    /// The looks of cones, cups and bowls.
    public var cones: [Appearance?]
    /// The looks of flavors.
    public var flavors: [Appearance?]
    /// The looks of toppings.
    public var toppings: [Appearance?]

    /// Makes a collection of looks; what is left out has none.
    public init(
      cones: [Appearance?] = [], flavors: [Appearance?] = [],
      toppings: [Appearance?] = []
    ) {
      self.cones = cones
      self.flavors = flavors
      self.toppings = toppings
    }

    /// The looks of one kind.
    public subscript(kind: IngredientKind) -> [Appearance?] {
      get {
        switch kind {
        case .cone: cones
        case .flavor: flavors
        case .topping: toppings
        }
      }
      set {
        switch kind {
        case .cone: cones = newValue
        case .flavor: flavors = newValue
        case .topping: toppings = newValue
        }
      }
    }
  }

  /// The names of the cones, cups and bowls.
  public var cones: [String]
  /// The names of the flavors.
  public var flavors: [String]
  /// The names of the toppings.
  public var toppings: [String]
  /// The title of the menu, or `nil` for the usual one.
  public var title: String?
  /// What the menu asks at each step.
  public var prompts: Prompts
  /// What ingredients look like; who has none gets a look from its name.
  public var appearances: Appearances

  /// Makes a catalog from lists of names.
  public init(
    cones: [String], flavors: [String], toppings: [String], title: String? = nil,
    prompts: Prompts = Prompts(), appearances: Appearances = Appearances()
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
    switch kind {
    case .cone: cones
    case .flavor: flavors
    case .topping: toppings
    }
  }

  /// Returns what an ingredient looks like.
  ///
  /// - Parameters:
  ///   - index: Its index in the list of its kind, from 0; one beyond the list gets a look all the same.
  ///   - kind: The kind of ingredient.
  /// - Returns: The catalog's appearance for it, or one made from its name.
  public func appearance(at index: Int, of kind: IngredientKind) -> Appearance {
    let (names, looks) = (names(of: kind), appearances[kind])
    if looks.indices.contains(index), let look = looks[index] { return look }
    return .filledIn(name: names.indices.contains(index) ? names[index] : "", kind: kind)
  }
}
