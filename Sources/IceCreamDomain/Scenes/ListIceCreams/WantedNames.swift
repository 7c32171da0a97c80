import PlainText

/// The names that a list is narrowed to, looked up as somebody typed them.
struct WantedNames {
  /// The exact names.
  private(set) var filter = IceCreamFilter()
  /// What the catalog does not have, and was taken as it was typed.
  private(set) var unknown: [CreateIceCream.Fault] = []

  /// Looks names up in the catalog.
  ///
  /// An ice cream stays in the book when its flavor is not in the catalog any more. So a name that is not in
  /// it is taken as it was typed; and so is one that only begins like a name in it, where an ice cream is
  /// saved that has exactly this.
  ///
  /// - Parameters:
  ///   - wish: What somebody wants to see.
  ///   - worker: Who fetches the catalog; nobody asks it where no name is wanted.
  ///   - store: Who keeps the ice creams.
  /// - Throws: Everything that is wrong with the names, or with the catalog or the store.
  init(
    _ wish: ListIceCreams.FetchIceCreams.Wish, worker: any CreateIceCreamWorker,
    store: (any IceCreamStore)? = nil
  ) throws(ListIceCreams.FetchFailure.Reason) {
    guard wish.cone != nil || wish.flavor != nil || wish.topping != nil else { return }
    let catalog = try Self.fetchCatalog(worker)
    var faults: [CreateIceCream.Fault] = []
    for kind in IngredientKind.allCases {
      guard let text = wish[kind]?.trimmed else { continue }
      let names = catalog.names(of: kind)
      if try Self.isHidden(text, kind, by: names, in: store) {
        filter[kind] = text
        continue
      }
      do {
        filter[kind] = names[try kind.index(typed: text, in: names)]
      } catch .unknown(kind, text, let likely) where !text.isEmpty {
        filter[kind] = text
        unknown.append(.init(kind: kind, reason: .unknown(kind, typed: text, likely: likely)))
      } catch {
        faults.append(.init(kind: kind, reason: error))
      }
    }
    if !faults.isEmpty { throw .names(faults) }
  }

  /// Returns whether an ice cream is saved that has exactly what was typed, where that only begins like a
  /// name in the catalog.
  private static func isHidden(
    _ text: String, _ kind: IngredientKind, by names: [String], in store: (any IceCreamStore)?
  ) throws(ListIceCreams.FetchFailure.Reason) -> Bool {
    guard text.utf8.count <= IngredientKind.longestName else { return false }
    let lowercased = text.lowercased()
    let beginnings = names.lazy.map { $0.lowercased() }.filter { $0.hasPrefix(lowercased) }
    guard let store, !text.isEmpty, Int(text) == nil, !beginnings.isEmpty,
      !beginnings.contains(lowercased)
    else { return false }
    do {
      return try store.has(text, kind)
    } catch {
      throw .store(error)
    }
  }

  private static func fetchCatalog(
    _ worker: any CreateIceCreamWorker
  ) throws(ListIceCreams.FetchFailure.Reason) -> IceCream {
    do {
      return try worker.fetchIceCream()
    } catch {
      throw .catalog(error)
    }
  }
}

extension IceCreamStore {
  /// Returns whether an ice cream is kept that has exactly this ingredient.
  func has(_ name: String, _ kind: IngredientKind) throws(IceCreamStoreError) -> Bool {
    var query = IceCreamQuery(count: 1)
    query.filter[kind] = name
    return try !fetch(query).iceCreams.isEmpty
  }
}
