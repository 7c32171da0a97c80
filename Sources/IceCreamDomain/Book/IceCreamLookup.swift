extension Optional where Wrapped == any IceCreamStore {
  /// Why nothing could be saved, as far as that is known before; `nil` without a store, too.
  var fault: IceCreamStoreError? {
    do { try self?.checkAccess() } catch { return error }
    return nil
  }

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
    let page = try store.fetchPage(IceCreamQuery(order: nil, count: 1))
    if page.notes.contains(.missing(store.name)) {
      throw .store(IceCreamStoreError(store: store.name, problem: .missing))
    }
    guard let iceCream = page.iceCreams.first else { throw .nothingSaved }
    return (iceCream, page.notes)
  }
}

extension IceCreamStore {
  /// Returns the ice creams with typed identifiers, or beginnings, each once, and why others are missing.
  func find(typed ids: [String]) -> (found: [SavedIceCream], missing: [IceCreamStoreError]) {
    var (found, missing) = ([SavedIceCream](), [IceCreamStoreError]())
    var (typed, known): (Set<String>, Set<String>) = ([], [])
    for id in ids where typed.insert(id).inserted {
      do {
        let iceCream = try find(id)
        if known.insert(iceCream.id).inserted { found.append(iceCream) }
      } catch {
        missing.append(error)
      }
    }
    return (found, missing)
  }

  /// Deletes ice creams as one change, without those that were changed meanwhile.
  ///
  /// - Returns: The deleted ones, and why others are left out.
  func deleteUnchanged(
    _ iceCreams: [SavedIceCream]
  ) throws(IceCreamStoreError) -> (deleted: [SavedIceCream], leftOut: [IceCreamStoreError]) {
    var (rest, leftOut) = (iceCreams, [IceCreamStoreError]())
    while true {
      do {
        try delete(rest)
        return (rest, leftOut)
      } catch {
        let others = rest.filter {
          ![.changedMeanwhile($0.id), .unknownID($0.id)].contains(error.problem)
        }
        if others.isEmpty || others.count == rest.count { throw error }
        rest = others
        leftOut.append(error)
      }
    }
  }

  /// Returns the page of a query.
  func fetchPage(_ query: IceCreamQuery) throws(IceCreamFetchError) -> IceCreamPage {
    do { return try fetch(query) } catch { throw .store(error) }
  }
}

extension CatalogWorker {
  /// Returns the catalog.
  func loadCatalog() throws(IceCreamFetchError) -> IceCreamCatalog {
    do { return try fetchCatalog() } catch { throw .catalog(error) }
  }

  /// Returns the words of a catalog, which is loaded if it is `nil`; the usual ones if it cannot be used.
  func words(in catalog: inout IceCreamCatalog?) -> CatalogWords {
    if catalog == nil { catalog = try? fetchCatalog() }
    return catalog?.words ?? CatalogWords()
  }

  /// Returns how a saved ice cream looks in a catalog, which is loaded if it is `nil`.
  func look(of iceCream: SavedIceCream, in catalog: inout IceCreamCatalog?) -> SavedIceCreamLook {
    do {
      let known = if let catalog { catalog } else { try fetchCatalog() }
      catalog = known
      let selection = known.selection(of: iceCream)
      return .inCatalog(PerKind { selection[$0]?.appearance })
    } catch {
      return .unknown(error)
    }
  }
}
