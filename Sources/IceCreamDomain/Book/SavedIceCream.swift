/// A saved ice cream.
public struct SavedIceCream: Equatable, Sendable {
  /// Its identifier; see ``IceCreamID``.
  public var id: String
  /// When it was made.
  public var madeAt: Timestamp
  /// The names of its ingredients.
  public var names: PerKind<String>

  /// Creates a saved ice cream.
  public init(id: String, madeAt: Timestamp, names: PerKind<String>) {
    (self.id, self.madeAt, self.names) = (id, madeAt, names)
  }

  /// Creates a saved ice cream from the names of its ingredients.
  public init(id: String, madeAt: Timestamp, cone: String, flavor: String, topping: String) {
    self.init(
      id: id, madeAt: madeAt, names: PerKind(cone: cone, flavor: flavor, topping: topping))
  }
}

/// An ice cream that was made, but is not saved yet.
public struct UnsavedIceCream: Equatable, Sendable {
  /// When it was made.
  public var madeAt: Timestamp
  /// The names of its ingredients.
  public var names: PerKind<String>

  /// Creates an ice cream.
  public init(madeAt: Timestamp, names: PerKind<String>) {
    (self.madeAt, self.names) = (madeAt, names)
  }
}
