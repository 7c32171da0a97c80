/// Loads a catalog of cookies.
protocol CreateCookieWorker: AnyObject {
  func fetchCookies() throws(CookieCatalogError) -> CookieCatalog
}

/// The worker that reads a catalog of cookies from a file.
final class FileCookieWorker: CreateCookieWorker {
  private let path: String

  init(path: String) {
    self.path = path
  }

  func fetchCookies() throws(CookieCatalogError) -> CookieCatalog {
    guard let lists = CatalogLists(path: path) else { throw .cannotRead(file: path) }
    let catalog = CookieCatalog(
      doughs: try names(of: .dough, in: lists), fillings: try names(of: .filling, in: lists),
      glazes: try names(of: .glaze, in: lists), crumbly: lists.names(after: "crumbly") ?? [])
    for name in catalog.crumbly where !catalog.doughs.contains(name) {
      throw .unknownCrumbly(name, file: path)
    }
    return catalog
  }

  private func names(
    of part: CookiePart, in lists: CatalogLists
  ) throws(CookieCatalogError) -> [String] {
    guard let names = lists.names(after: "\(part.rawValue)s") else {
      throw .missingList(part, file: path)
    }
    if names.isEmpty { throw .emptyList(part, file: path) }
    return names
  }
}
