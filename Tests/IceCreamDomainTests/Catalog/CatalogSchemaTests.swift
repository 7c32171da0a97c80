import IceCreamDomain
import Testing

@testable import TestSupport

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
func resource(_ name: String) throws -> String { try Repository.text(of: "Resources/\(name)") }
