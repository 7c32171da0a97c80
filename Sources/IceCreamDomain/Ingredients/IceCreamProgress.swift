/// The choices so far, and what is left to choose.
public struct IceCreamProgress: Equatable, Sendable {
  /// The choices.
  public var selection = Selection()
  /// What must be chosen before each kind; `nil` for those that can be chosen now.
  public var awaited = PerKind { Selection().firstMissing(before: $0) }
  /// The kinds that are not chosen yet, in their order.
  public var missing = IngredientKind.allCases
  /// The choices of the ice cream to start with that left the catalog, and are not replaced yet.
  public var leftCatalog: [IngredientFault] = []
}

extension IceCreamProgress {
  /// Creates the progress of some choices, which may have started with a saved ice cream.
  init(of selection: Selection, original: SavedIceCream?, in catalog: IceCream) {
    self.init(
      selection: selection, awaited: PerKind { selection.firstMissing(before: $0) },
      missing: selection.missing)
    for kind in missing {
      guard let name = original?.name(of: kind), !catalog.names(of: kind).contains(name)
      else { continue }
      leftCatalog.append(IngredientFault(kind: kind, problem: .leftCatalog(name: name)))
    }
  }
}
