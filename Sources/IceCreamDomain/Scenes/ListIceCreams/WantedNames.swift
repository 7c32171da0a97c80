/// The names that a list is narrowed to, as somebody typed them.
struct WantedNames {
  private let wish: ListIceCreams.FetchIceCreams.Wish

  init(_ wish: ListIceCreams.FetchIceCreams.Wish) {
    self.wish = wish
  }

  /// Looks the names up in the catalog.
  ///
  /// A name that is not in it is taken as it was typed, since an ice cream stays in the book when its
  /// flavor has left the catalog.
  ///
  /// - Parameter worker: Who fetches the catalog; nobody asks it where no name is wanted.
  /// - Returns: The exact names.
  /// - Throws: Everything that is wrong with them, or with the catalog.
  func filter(
    worker: any CreateIceCreamWorker
  ) throws(ListIceCreams.FetchFailure.Reason) -> IceCreamFilter {
    var filter = IceCreamFilter()
    guard wish.cone != nil || wish.flavor != nil || wish.topping != nil else { return filter }
    let catalog = try fetchCatalog(worker)
    var faults: [CreateIceCream.Fault] = []
    for kind in IngredientKind.allCases {
      guard let text = wish[kind] else { continue }
      let names = catalog.names(of: kind)
      switch IngredientMatch.find(text, in: names) {
      case .found(let index): filter[kind] = names[index]
      case .unknown where text.trimmed.isEmpty:
        faults.append(.init(kind: kind, reason: .unknown(kind, typed: text, likely: nil)))
      case .unknown: filter[kind] = text.trimmed
      case .ambiguous(let matches):
        faults.append(.init(kind: kind, reason: .ambiguous(kind, typed: text, names: matches)))
      case .outOfRange(let number):
        faults.append(
          .init(kind: kind, reason: .outOfRange(kind, number: number, count: names.count)))
      }
    }
    if !faults.isEmpty { throw .names(faults) }
    return filter
  }

  private func fetchCatalog(
    _ worker: any CreateIceCreamWorker
  ) throws(ListIceCreams.FetchFailure.Reason) -> IceCream {
    do {
      return try worker.fetchIceCream()
    } catch {
      throw .catalog(error)
    }
  }
}
