import PlainText

/// Selects saved ice creams by the names of their ingredients.
public struct IceCreamFilter: Equatable, Sendable {
  /// The exact name of each kind; `nil` accepts any.
  public var names: PerKind<String?>
  /// A text, each of whose words must be in one of the three names, in any case, with or without accents, or begin the
  /// identifier.
  public var text: String

  /// Creates a filter; without arguments, one that accepts all ice creams.
  public init(
    cone: String? = nil, flavor: String? = nil, topping: String? = nil, text: String = ""
  ) {
    names = PerKind(cone: cone, flavor: flavor, topping: topping)
    self.text = text
  }

  /// The condition of the filter: that an ice cream has all required names, and all words of the text.
  public var accepts: (SavedIceCream) -> Bool {
    let (names, words) = (names, WordSearch(text))
    let beginnings = IceCreamID.beginnings(in: words).map { Array($0.utf8) }
    return { iceCream in
      let own = iceCream.names
      for kind in IngredientKind.allCases {
        if let name = names[kind], name != own[kind] { return false }
      }
      // No word has a space.
      return words.isEmpty
        || words.matches("\(own.cone) \(own.flavor) \(own.topping)") { word in
          !beginnings[word].isEmpty && iceCream.id.utf8.starts(with: beginnings[word])
        }
    }
  }
}

extension CatalogWorker {
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
      var saved = IceCreamQuery(count: 1)
      saved.filter.names[kind] = typed
      if canBeName, !listed.contains(where: { $0.lowercased() == lowercased }),
        try !store.fetchPage(saved).iceCreams.isEmpty
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
}
