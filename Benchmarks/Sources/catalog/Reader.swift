#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IceCreamDomain
import IceCreamFiles

/// A reader of catalogs.
enum Reader: String, CaseIterable {
  case scoops
  case jsonDecoder = "JSONDecoder"

  func read(_ path: String) throws {
    switch self {
    case .scoops: try check(FileCatalogWorker(path: path).fetchCatalog().flavors)
    case .jsonDecoder:
      let data = try Data(contentsOf: URL(filePath: path))
      try check(JSONDecoder().decode(PlainCatalog.self, from: data).flavors)
    }
  }

  private func check(_ flavors: [String]) throws {
    if flavors.count != CatalogStyle.count { throw WrongCount() }
  }
}

private struct PlainCatalog: Decodable {
  var cones: [String]
  var flavors: [String]
  var toppings: [String]
}

private struct WrongCount: Error {}
