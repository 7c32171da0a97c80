/// Why there is no catalog.
enum CatalogError: Error, Equatable {
  case cannotRead(file: String)
  case missingList(IngredientKind, file: String)
}
