import Foundation
import Schemas
import Testing

/// The schema agrees with the reader.
struct DescriptionSchemaTests {
  private let schema: JSONSchema

  init() throws {
    let file = packageFolder.appendingPathComponent("Resources/scene.schema.json")
    schema = try JSONSchema(String(contentsOf: file, encoding: .utf8))
  }

  @Test(arguments: descriptionCases)
  func `agrees with the reader`(of description: DescriptionCase) throws {
    switch description.schema {
    case .same:
      #expect(try schema.accepts(JSONValue(description.text)) == description.faults.isEmpty)
    case .beyond: #expect(try schema.accepts(JSONValue(description.text)))
    case .unseen: break
    }
  }
}

/// The package's folder, relative to this file.
let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
