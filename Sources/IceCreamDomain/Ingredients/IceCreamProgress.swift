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
  /// The kind to choose next; `nil` if that is DONE.
  public var next: IngredientKind? = .cone
  /// The choices before the first of several surprises; `nil` if there is none to undo.
  public var beforeSurprise: Selection?
}

extension IceCreamProgress {
  /// Creates the progress of some choices, which may have started with a saved ice cream.
  init(of selection: Selection, original: SavedIceCream?, in catalog: IceCreamCatalog) {
    self.init(
      selection: selection, awaited: PerKind { selection.firstMissing(before: $0) },
      missing: selection.missing, next: selection.missing.first)
    for kind in missing {
      guard let name = original?.names[kind], !catalog.names(of: kind).contains(name)
      else { continue }
      leftCatalog.append(IngredientFault(kind: kind, problem: .leftCatalog(name: name)))
    }
  }

  /// Goes on from the progress before some choices.
  ///
  /// The next kind is the one after those that were chosen in their turn, unless the command line chose that before
  /// its turn.
  mutating func goOn(from old: IceCreamProgress, after choices: PerKind<IngredientChoice?>) {
    let isSurprise = choices == PerKind { _ in .random }
    beforeSurprise = isSurprise ? old.beforeSurprise ?? old.selection : nil
    let kinds = IngredientKind.allCases
    guard let last = kinds.last(where: { choices[$0]?.hasTurn == true }) else { return }
    next = kinds.drop { $0 != last }.dropFirst().first {
      old.selection[$0] == nil || old.awaited[$0] == nil
    }
  }
}
