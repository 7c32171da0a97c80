/// The choices so far, and what is left to choose.
public struct IceCreamProgress: Equatable, Sendable {
  /// The choices.
  public var selection = Selection()
  /// What must be chosen before each kind; `nil` for those that can be chosen now.
  public var awaited = PerKind<IngredientKind?>(flavor: .cone, topping: .cone)
  /// The kinds that are not chosen yet, in their order.
  public var missing = IngredientKind.allCases
  /// The choices of the ice cream to start with that left the catalog, and are not replaced yet.
  public var leftCatalog: [IngredientFault] = []
  /// The identifier of the saved ice cream that is changed, if one is.
  public var changedID: String?
}

extension IceCreamProgress {
  /// Creates the progress of some choices, which may have started with a saved ice cream.
  init(of selection: Selection, original: SavedIceCream?, isChanging: Bool) {
    let kinds = IngredientKind.allCases
    let missing = kinds.filter { selection[$0] == nil }
    self.init(
      selection: selection, awaited: PerKind { selection.firstMissing(before: $0) },
      missing: missing,
      leftCatalog: missing.compactMap { kind in
        original.map {
          IngredientFault(kind: kind, problem: .leftCatalog(name: $0.name(of: kind)))
        }
      }, changedID: isChanging ? original?.id : nil)
  }
}
