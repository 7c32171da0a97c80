/// The choices so far, what is left to choose, and what it is for.
public struct IceCreamProgress: Equatable, Sendable {
  /// The choices.
  public var selection = Selection()
  /// The saved ice cream to change; `nil` to make a new one.
  public var changed: SavedIceCream?
  /// The kind to choose next; `nil` if that is Done.
  public var next: IngredientKind? = .cone
  /// The choices before the first of several surprises; `nil` if there is none to undo.
  public var beforeSurprise: Selection?
  /// The choices of the ice cream to start with that left the catalog, replaced or not.
  var lost: [IngredientFault] = []

  /// The kinds that are not chosen yet, in their order.
  public var missing: [IngredientKind] { IngredientKind.allCases.filter { selection[$0] == nil } }
  /// What must be chosen before each kind; `nil` for those that can be chosen now.
  public var awaited: PerKind<IngredientKind?> { PerKind { selection.firstMissing(before: $0) } }
  /// The choices of the ice cream to start with that left the catalog, and are not replaced yet.
  public var leftCatalog: [IngredientFault] { lost.filter { selection[$0.kind] == nil } }
}

extension IceCreamProgress {
  /// Creates the progress that starts with the choices of a saved ice cream, if there is one, to change it or not.
  init(of original: SavedIceCream?, isChange: Bool, in catalog: IceCreamCatalog) {
    guard let original else { return }
    selection = catalog.selection(of: original)
    changed = isChange ? original : nil
    next = missing.first ?? (isChange ? .cone : nil)
    lost = missing.map {
      IngredientFault(kind: $0, problem: .leftCatalog(name: original.names[$0]))
    }
  }

  /// Goes on to other choices.
  ///
  /// The next kind is the one after those that were chosen in their turn, unless the command line chose that before
  /// its turn.
  ///
  /// - Parameters:
  ///   - selection: The choices.
  ///   - choices: The user's choices that led to them; by default, none.
  mutating func goOn(
    to selection: Selection, after choices: PerKind<IngredientChoice?> = PerKind()
  ) {
    let old = self
    self.selection = selection
    let isSurprise = choices == PerKind { _ in .random }
    beforeSurprise = isSurprise ? old.beforeSurprise ?? old.selection : nil
    next = missing.first
    let kinds = IngredientKind.allCases
    guard let last = kinds.last(where: { choices[$0]?.hasTurn == true }) else { return }
    next = kinds.drop { $0 != last }.dropFirst().first {
      old.selection[$0] == nil || old.awaited[$0] == nil
    }
  }
}
