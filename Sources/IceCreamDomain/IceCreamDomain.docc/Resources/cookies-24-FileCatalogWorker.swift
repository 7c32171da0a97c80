/// The worker that reads a catalog from a file.
final class FileCatalogWorker: CreateIceCreamWorker {
  private let path: String

  init(path: String) {
    self.path = path
  }

  func fetchIceCream() throws(CatalogError) -> IceCream {
    guard let lists = CatalogLists(path: path) else { throw .cannotRead(file: path) }
    return IceCream(
      cones: try names(of: .cone, in: lists), flavors: try names(of: .flavor, in: lists),
      toppings: try names(of: .topping, in: lists))
  }

  private func names(
    of kind: IngredientKind, in lists: CatalogLists
  ) throws(CatalogError) -> [String] {
    guard let names = lists.names(after: "\(kind.rawValue)s") else {
      throw .missingList(kind, file: path)
    }
    if names.isEmpty { throw .emptyList(kind, file: path) }
    return names
  }
}
