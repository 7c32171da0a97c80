/// The choices made so far; `nil` for a kind that is not chosen yet.
public typealias Selection = PerKind<SelectedIngredient?>

/// An ingredient that was chosen.
public struct SelectedIngredient: Equatable, Sendable {
  /// Its index in the list of its kind.
  public var index: Int
  /// Its name.
  public var name: String
  /// How it looks.
  public var appearance: Appearance

  /// Creates a choice.
  public init(index: Int, name: String, appearance: Appearance) {
    self.index = index
    self.name = name
    self.appearance = appearance
  }
}

extension PerKind where Value == SelectedIngredient? {
  /// Returns the first kind that must be chosen before another: a cone before a flavor, and both before a
  /// topping.
  ///
  /// - Parameter kind: The kind to choose, or `nil` for DONE, which needs all three.
  /// - Returns: The first kind that is missing, or `nil` if none is.
  public func firstMissing(before kind: IngredientKind?) -> IngredientKind? {
    for earlier in IngredientKind.allCases {
      if earlier == kind { return nil }
      if self[earlier] == nil { return earlier }
    }
    return nil
  }
}
