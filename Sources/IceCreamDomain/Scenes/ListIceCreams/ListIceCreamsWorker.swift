import PlainText

/// Looks up the names of a filter in the catalog and in the store, and appearances in the catalog.
public final class ListIceCreamsWorker {
  private let catalogWorker: any CatalogWorker
  private let store: (any IceCreamStore)?
  /// The catalog with the appearances, once it is loaded.
  private var catalog: IceCream?

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - catalogWorker: Loads the catalog.
  ///   - store: Has the ice creams; with `nil`, there are none.
  public init(
    catalogWorker: any CatalogWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil
  ) {
    self.catalogWorker = catalogWorker
    self.store = store
  }

  /// Returns how an ice cream looks.
  func look(of iceCream: SavedIceCream) -> SavedIceCreamLook {
    catalogWorker.look(of: iceCream, in: &catalog)
  }

  /// Returns the filter of a list.
  ///
  /// A saved ice cream keeps its flavor after it left the catalog. So a name that an ice cream was saved with is used
  /// as it was typed, unless the catalog has the same one; and so is one that neither the catalog nor the store has.
  ///
  /// - Parameter criteria: The typed names and the text; without names, the catalog is not loaded.
  /// - Returns: The filter, and the names that neither the catalog nor the store has.
  /// - Throws: All faults of the names, or the error of the catalog or the store.
  func filter(
    for criteria: ListIceCreams.FetchIceCreams.Criteria
  ) throws(IceCreamFetchError) -> (IceCreamFilter, unknown: [IngredientFault]) {
    let names = criteria.names
    var filter = IceCreamFilter(text: criteria.text)
    guard names != PerKind() else { return (filter, []) }
    let catalog = try catalogWorker.fetchCatalog()
    var unknown: [IngredientFault] = []
    var faults: [IngredientFault] = []
    for kind in IngredientKind.allCases {
      guard let text = names[kind]?.trimmed else { continue }
      let (listed, lowercased) = (catalog.names(of: kind), text.lowercased())
      // No ice cream has a name that is longer, and comparing it could take minutes.
      let canBeName = 1...IngredientKind.longestName ~= text.utf8.count && Int(text) == nil
      if canBeName, !listed.contains(where: { $0.lowercased() == lowercased }),
        try isSaved(text, kind)
      {
        filter.names[kind] = text
        continue
      }
      do {
        filter.names[kind] = listed[try IngredientMatch.index(of: text, in: listed)]
      } catch {
        let fault = IngredientFault(kind: kind, problem: error)
        if case .unknown = error, canBeName {
          filter.names[kind] = text
          unknown.append(fault)
        } else {
          faults.append(fault)
        }
      }
    }
    if !faults.isEmpty { throw .names(faults) }
    return (filter, unknown)
  }

  /// Returns whether an ice cream is saved with exactly this name.
  private func isSaved(_ name: String, _ kind: IngredientKind) throws(IceCreamFetchError) -> Bool {
    guard let store else { return false }
    var query = IceCreamQuery(count: 1)
    query.filter.names[kind] = name
    return try !store.fetchPage(query).iceCreams.isEmpty
  }
}
