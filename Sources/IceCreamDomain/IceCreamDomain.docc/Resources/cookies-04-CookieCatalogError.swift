/// Why there is no catalog of cookies.
enum CookieCatalogError: Error, Equatable {
  case cannotRead(file: String)
  case missingList(CookiePart, file: String)
  case emptyList(CookiePart, file: String)
  case unknownCrumbly(String, file: String)
}
