import StrictJSON

/// Why there is no catalog of cookies.
enum CookieCatalogError: Error, Equatable {
  case cannotRead(file: String)
  case faults([JSONFault], file: String)
}
