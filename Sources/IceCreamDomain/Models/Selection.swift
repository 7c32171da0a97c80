/// The choices made so far.
public struct Selection: Equatable, Sendable {
  /// An ingredient that was chosen.
  public struct Ingredient: Equatable, Sendable {
    /// Its index in the list of its kind.
    public var index: Int
    /// Its name.
    public var name: String
    /// How it looks.
    public var appearance: Appearance

    /// Makes a choice.
    public init(index: Int, name: String, appearance: Appearance) {
      self.index = index
      self.name = name
      self.appearance = appearance
    }
  }

  // One entry for each kind. A selection travels with every response, and so it is one reference.
  private var choices: [Ingredient?]

  /// Makes a selection; without arguments, an empty one.
  public init(cone: Ingredient? = nil, flavor: Ingredient? = nil, topping: Ingredient? = nil) {
    choices = [cone, flavor, topping]
  }

  /// The chosen cone.
  public var cone: Ingredient? {
    get { choices[0] }
    set { choices[0] = newValue }
  }

  /// The chosen flavor.
  public var flavor: Ingredient? {
    get { choices[1] }
    set { choices[1] = newValue }
  }

  /// The chosen topping.
  public var topping: Ingredient? {
    get { choices[2] }
    set { choices[2] = newValue }
  }

  /// The choice of one kind.
  public subscript(kind: IngredientKind) -> Ingredient? {
    get {
      switch kind {
      case .cone: cone
      case .flavor: flavor
      case .topping: topping
      }
    }
    set {
      switch kind {
      case .cone: cone = newValue
      case .flavor: flavor = newValue
      case .topping: topping = newValue
      }
    }
  }

  /// Returns what has to be chosen before something of a kind can be: a cone before a flavor, and
  /// both before a topping.
  ///
  /// - Parameter kind: The kind to choose, or `nil` for DONE, which needs all three.
  /// - Returns: The first kind that is missing, or `nil` where none is.
  public func firstMissing(before kind: IngredientKind?) -> IngredientKind? {
    for earlier in IngredientKind.allCases {
      if earlier == kind { return nil }
      if self[earlier] == nil { return earlier }
    }
    return nil
  }
}
