/// Why a scene could not fetch what it needs: its store, ice creams of it, or the catalog.
public enum IceCreamFetchError: Error, Equatable, Sendable {
  /// There is no store.
  case noStore
  /// No ice cream was saved yet.
  case nothingSaved
  /// Neither an identifier nor an ice cream was given.
  case noneSelected
  /// The store has no such ice cream, or cannot be read.
  case store(IceCreamStoreError)
  /// The catalog cannot be loaded.
  case catalog(CatalogError)
  /// Names of ingredients are wrong.
  case names([IngredientFault])
}
