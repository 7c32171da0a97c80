/// One value for each kind of ingredient.
public struct PerKind<Value> {
  /// The value for cones.
  public var cone: Value
  /// The value for flavors.
  public var flavor: Value
  /// The value for toppings.
  public var topping: Value

  /// Creates a collection of three values.
  public init(cone: Value, flavor: Value, topping: Value) {
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
  }

  /// Creates a collection by computing each value.
  ///
  /// - Parameter value: Returns the value for a kind. It is called in the order of the kinds.
  public init<Failure>(_ value: (IngredientKind) throws(Failure) -> Value) throws(Failure) {
    self.init(cone: try value(.cone), flavor: try value(.flavor), topping: try value(.topping))
  }

  /// Creates a collection of optional values; those that are left out are `nil`.
  public init<Wrapped>(cone: Wrapped? = nil, flavor: Wrapped? = nil, topping: Wrapped? = nil)
  where Value == Wrapped? {
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
  }

  /// The value for one kind.
  public subscript(kind: IngredientKind) -> Value {
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
}

extension PerKind: Equatable where Value: Equatable {}
extension PerKind: Sendable where Value: Sendable {}
