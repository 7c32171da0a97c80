/// A saved ice cream.
public struct SavedIceCream: Equatable, Sendable {
  /// Its identifier; see ``IceCreamID``.
  public var id: String
  /// When it was made.
  public var madeAt: Timestamp
  /// The name of its cone.
  public var cone: String
  /// The name of its flavor.
  public var flavor: String
  /// The name of its topping.
  public var topping: String

  /// Creates a saved ice cream.
  public init(id: String, madeAt: Timestamp, cone: String, flavor: String, topping: String) {
    self.id = id
    self.madeAt = madeAt
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
  }

  /// Returns the name of the ingredient of one kind.
  public func name(of kind: IngredientKind) -> String {
    PerKind(cone: cone, flavor: flavor, topping: topping)[kind]
  }
}

/// An ice cream that was made, but is not saved yet.
public struct UnsavedIceCream: Equatable, Sendable {
  /// When it was made.
  public var madeAt: Timestamp
  /// The name of its cone.
  public var cone: String
  /// The name of its flavor.
  public var flavor: String
  /// The name of its topping.
  public var topping: String

  /// Creates an ice cream.
  public init(madeAt: Timestamp, cone: String, flavor: String, topping: String) {
    self.madeAt = madeAt
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
  }
}

extension SavedIceCream {
  /// Creates a saved ice cream from an unsaved one.
  ///
  /// - Parameters:
  ///   - iceCream: The ice cream.
  ///   - id: Its identifier.
  public init(_ iceCream: UnsavedIceCream, id: String) {
    self.init(
      id: id, madeAt: iceCream.madeAt, cone: iceCream.cone, flavor: iceCream.flavor,
      topping: iceCream.topping)
  }
}
