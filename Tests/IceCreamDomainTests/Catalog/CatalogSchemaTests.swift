import Foundation
import IceCreamDomain
import Schemas
import Testing

/// The schema agrees with the reader on a table of catalogs.
struct CatalogSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(resource("icecream.schema.json"))
  }

  @Test(arguments: catalogCases)
  func `agrees with the reader`(of catalog: CatalogCase) throws {
    switch catalog.schema {
    case .good, .beyond: #expect(try schema.accepts(JSONValue(catalog.text)))
    case .bad: #expect(try !schema.accepts(JSONValue(catalog.text)))
    case .unseen: break
    }
  }

  @Test func `accepts the bundled catalog`() throws {
    #expect(try schema.accepts(JSONValue(resource("icecream.json"))))
  }

  @Test func `lists all shapes`() throws {
    for kind in IngredientKind.allCases {
      let look = schema.root["properties"]?["appearance"]?["properties"]?[kind.listName]
      let shapes = look?["additionalProperties"]?["properties"]?["shape"]?["enum"]

      #expect(shapes == .list(kind.shapes.map { .text($0.rawValue) }))
    }
  }
}

/// Returns the text of a file in `Resources`.
func resource(_ name: String) throws -> String {
  try String(contentsOf: packageFolder.appendingPathComponent("Resources/\(name)"), encoding: .utf8)
}

/// The package's folder, relative to this file.
private var packageFolder: URL {
  var folder = URL(fileURLWithPath: #filePath)
  for _ in ["CatalogSchemaTests.swift", "Catalog", "IceCreamDomainTests", "Tests"] {
    folder.deleteLastPathComponent()
  }
  return folder
}
