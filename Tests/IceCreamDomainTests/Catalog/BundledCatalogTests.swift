import IceCreamDomain
import Testing

@testable import TestSupport

struct BundledCatalogTests {
  private let bundled: IceCreamCatalog

  init() throws {
    bundled = try BundledCatalogWorker().fetchCatalog()
  }

  @Test func `is identical to the file in the package`() throws {
    let file = try CatalogReader.read(Array(resource("icecream.json").utf8), file: "icecream.json")

    #expect(bundled == file)
  }

  @Test(arguments: IngredientKind.allCases)
  func `gives every ingredient an appearance`(of kind: IngredientKind) {
    for (index, name) in bundled.names(of: kind).enumerated() {
      #expect(bundled.appearances[kind][index] != nil, "\(name) has none")
    }
  }
}

/// Returns the text of a file in `Resources`.
func resource(_ name: String) throws -> String { try Repository.text(of: "Resources/\(name)") }
