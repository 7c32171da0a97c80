import Foundation

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
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .cannotRead(file: path)
    }
    let catalog = CookieCatalog(
      doughs: try names(of: .dough, in: text), fillings: try names(of: .filling, in: text),
      glazes: try names(of: .glaze, in: text), crumbly: names(after: "crumbly", in: text) ?? [])
    for name in catalog.crumbly where !catalog.doughs.contains(name) {
      throw .unknownCrumbly(name, file: path)
    }
    return catalog
  }

  private func names(
    of part: CookiePart, in text: String
  ) throws(CookieCatalogError) -> [String] {
    guard let names = names(after: "\(part.rawValue)s", in: text) else {
      throw .missingList(part, file: path)
    }
    if names.isEmpty { throw .emptyList(part, file: path) }
    return names
  }

  private func names(after word: String, in text: String) -> [String]? {
    let key = "\(word):"
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key) }) else {
      return nil
    }
    return line.dropFirst(key.count).split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
