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

  /// What ingredients look like, by name.
  public struct Appearances: Equatable, Sendable {
    /// The looks of cones, cups and bowls.
    public var cones: [String: Appearance]
    /// The looks of flavors.
    public var flavors: [String: Appearance]
    /// The looks of toppings.
    public var toppings: [String: Appearance]

    /// Makes a collection of looks; what is left out has none.
    public init(
      cones: [String: Appearance] = [:], flavors: [String: Appearance] = [:],
      toppings: [String: Appearance] = [:]
    ) {
      self.cones = cones
      self.flavors = flavors
      self.toppings = toppings
    }

    /// The looks of one kind.
    public subscript(kind: IngredientKind) -> [String: Appearance] {
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
  /// What ingredients look like; who is not in it gets a look from its name.
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
  ///   - name: The ingredient's name; one that the catalog does not know gets a look all the same.
  ///   - kind: The kind of ingredient.
  /// - Returns: The catalog's appearance for it, or one made from its name.
  public func appearance(of name: String, kind: IngredientKind) -> Appearance {
    appearances[kind][name] ?? .filledIn(name: name, kind: kind)
  }
}
