/// Why a text matches no ingredient.
public enum IngredientProblem: Error, Equatable, Sendable {
  /// The list is shorter than this number; or the number is less than 1.
  case outOfRange(number: Int, count: Int)
  /// Several names match the text; the first few are listed.
  case ambiguous(typed: String, names: [String])
  /// The list has no such name; `likely` are the names that were probably meant, up to three.
  case unknown(typed: String, likely: [String])
  /// The list has no such name, but that of another kind has.
  case ofOtherKind(typed: String, name: String, IngredientKind)
  /// The ingredient of a saved ice cream is no longer in the catalog.
  case leftCatalog(name: String)
}

/// What is wrong with the ingredient of one kind.
public struct IngredientFault: Error, Equatable, Sendable {
  /// The kind of ingredient.
  public var kind: IngredientKind
  /// What is wrong.
  public var problem: IngredientProblem
}
