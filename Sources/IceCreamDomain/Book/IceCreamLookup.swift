import PlainText

extension Optional where Wrapped == any IceCreamStore {
  /// Returns the ice cream with a typed identifier, or the beginning of one.
  ///
  /// - Throws: `IceCreamFetchError` if there is no store, no identifier, or no such ice cream.
  func findIceCream(_ id: String?) throws(IceCreamFetchError) -> SavedIceCream {
    guard let store = self else { throw .noStore }
    guard let id else { throw .noneSelected }
    do { return try store.find(id) } catch { throw .store(error) }
  }

  /// Returns the ice cream that was saved last, and the store's remarks.
  ///
  /// - Throws: `IceCreamFetchError` if there is no store, or nothing in it.
  func findLast() throws(IceCreamFetchError) -> (SavedIceCream, [IceCreamStoreNote]) {
    guard let store = self else { throw .noStore }
    let page = try store.fetchPage(IceCreamQuery(count: 1))
    if page.notes.contains(.missing(store.name)) {
      throw .store(IceCreamStoreError(store: store.name, problem: .missing))
    }
    guard let iceCream = page.iceCreams.first else { throw .nothingSaved }
    return (iceCream, page.notes)
  }
}

extension IceCreamStore {
  /// Returns the page of a query.
  ///
  /// - Throws: `IceCreamFetchError` with the error of the store.
  func fetchPage(_ query: IceCreamQuery) throws(IceCreamFetchError) -> IceCreamPage {
    do { return try fetch(query) } catch { throw .store(error) }
  }

  /// Returns whether an ice cream is saved with exactly this name.
  fileprivate func hasSaved(
    _ name: String, as kind: IngredientKind
  ) throws(IceCreamFetchError) -> Bool {
    var query = IceCreamQuery(count: 1)
    query.filter.names[kind] = name
    return try !fetchPage(query).iceCreams.isEmpty
  }
}

extension CatalogWorker {
  /// Returns the catalog.
  ///
  /// - Throws: `IceCreamFetchError` with the catalog's faults.
  func loadCatalog() throws(IceCreamFetchError) -> IceCreamCatalog {
    do { return try fetchCatalog() } catch { throw .catalog(error) }
  }

  /// Returns the filter of a list.
  ///
  /// A saved ice cream keeps its flavor after it left the catalog. So a name that an ice cream was saved with is used
  /// as it was typed, unless the catalog has the same one; and so is one that neither the catalog nor the store has.
  ///
  /// - Parameters:
  ///   - names: The typed names; without any, the catalog is not loaded.
  ///   - text: The text of the filter.
  ///   - store: Has the ice creams.
  /// - Returns: The filter, and the names that neither the catalog nor the store has.
  /// - Throws: All faults of the names, or the error of the catalog or the store.
  func filter(
    named names: PerKind<String?>, text: String, in store: any IceCreamStore
  ) throws(IceCreamFetchError) -> (IceCreamFilter, unknown: [IngredientFault]) {
    var filter = IceCreamFilter(text: text)
    guard names != PerKind() else { return (filter, []) }
    let catalog = try loadCatalog()
    var (unknown, faults) = ([IngredientFault](), [IngredientFault]())
    for kind in IngredientKind.allCases {
      guard let typed = names[kind]?.trimmed else { continue }
      let (listed, lowercased) = (catalog.names(of: kind), typed.lowercased())
      let canBeName = 1...String.mostBytes ~= typed.utf8.count && Int(typed) == nil
      if canBeName, !listed.contains(where: { $0.lowercased() == lowercased }),
        try store.hasSaved(typed, as: kind)
      {
        filter.names[kind] = typed
        continue
      }
      do {
        filter.names[kind] = listed[try IngredientMatch.index(of: typed, in: listed)]
      } catch {
        let fault = IngredientFault(kind: kind, problem: error)
        if case .unknown = error, canBeName {
          filter.names[kind] = typed
          unknown.append(fault)
        } else {
          faults.append(fault)
        }
      }
    }
    if !faults.isEmpty { throw .names(faults) }
    return (filter, unknown)
  }

  /// Returns how a saved ice cream looks in a catalog, which is loaded if it is `nil`.
  func look(of iceCream: SavedIceCream, in catalog: inout IceCreamCatalog?) -> SavedIceCreamLook {
    do {
      let known = if let catalog { catalog } else { try fetchCatalog() }
      catalog = known
      return .inCatalog(known.appearances(of: iceCream))
    } catch {
      return .unknown(error)
    }
  }
}
