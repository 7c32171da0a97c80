import IceCreamDomain

/// What somebody wants of the scene by pressing a key.
enum MenuAction: Equatable {
  /// Choose the option at an index, which need not be there.
  case select(IngredientKind, Int)
  /// Go to a step that is not open yet.
  case tryStep(IngredientKind)
  /// DONE, which need not be enabled.
  case finish
  /// OK on the alert.
  case startOver
  /// Load the catalog again.
  case retry
  /// Have the ice cream, or its change, kept once more.
  case saveAgain
  /// Look at what is kept.
  case openSaved
  case leave
}
