import Foundation
import StrictJSON

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
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .cannotRead(file: path)
    }
    var reader = JSONReader(Array(data))
    let catalog = catalog(reader.root, with: &reader)
    do {
      try reader.finish()
      return catalog
    } catch {
      throw .faults(error.faults, file: path)
    }
  }

  private func catalog(_ value: JSONValue, with reader: inout JSONReader) -> CookieCatalog {
    var catalog = CookieCatalog(doughs: [], fillings: [], glazes: [])
    var crumbly: [JSONValue] = []
    let required = ["doughs", "fillings", "glazes"]
    for member in reader.object(value, keys: required + ["crumbly"], required: required) {
      switch member.key {
      case "doughs": catalog.doughs = reader.labels(member.value)
      case "fillings": catalog.fillings = reader.labels(member.value)
      case "glazes": catalog.glazes = reader.labels(member.value)
      default: crumbly = reader.list(member.value)
      }
    }
    for entry in crumbly {
      guard let name = reader.label(entry) else { continue }
      if !catalog.doughs.contains(name) {
        let remedy = "write a name from doughs"
        reader.report(.custom("there is no dough \"\(name)\"", remedy: remedy), at: entry)
      }
      catalog.crumbly.append(name)
    }
    return catalog
  }
}
