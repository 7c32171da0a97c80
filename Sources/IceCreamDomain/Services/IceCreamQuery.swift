/// Which saved ice creams are wanted.
public struct IceCreamQuery: Equatable, Sendable {
  /// What they have in them.
  public var filter: IceCreamFilter
  /// Which ones come first.
  public var order: IceCreamOrder
  /// Where the page begins in that order: where the one before ended; with `nil`, at the beginning.
  public var after: IceCreamPlace?
  /// The most that a page has, at least 1.
  public var count: Int

  /// Makes a query; without arguments, for the 20 newest ones.
  public init(
    filter: IceCreamFilter = IceCreamFilter(), order: IceCreamOrder = .newest,
    after: IceCreamPlace? = nil, count: Int = 20
  ) {
    self.filter = filter
    self.order = order
    self.after = after
    self.count = count
  }
}

/// What wanted ice creams have in them: exact names, or `nil` where any will do.
public struct IceCreamFilter: Equatable, Sendable {
  /// The name of the cone.
  public var cone: String?
  /// The name of the flavor.
  public var flavor: String?
  /// The name of the topping.
  public var topping: String?

  /// Makes a filter; without arguments, one that lets everything through.
  public init(cone: String? = nil, flavor: String? = nil, topping: String? = nil) {
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
  }

  /// The wanted name of one kind.
  public subscript(kind: IngredientKind) -> String? {
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

  /// Returns whether an ice cream has all that is wanted.
  public func accepts(_ iceCream: SavedIceCream) -> Bool {
    (cone == nil || cone == iceCream.cone) && (flavor == nil || flavor == iceCream.flavor)
      && (topping == nil || topping == iceCream.topping)
  }
}

/// The order of a list of saved ice creams.
public enum IceCreamOrder: String, CaseIterable, Sendable {
  /// What was saved last comes first.
  case newest
  /// What was saved first comes first.
  case oldest
  /// By the name of the flavor, and of the same flavor the newest first.
  case flavor
}
