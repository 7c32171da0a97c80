import Testing

@testable import TestSupport

/// The schema agrees with the reader.
struct DescriptionSchemaTests {
  private let schema: JSONSchema

  init() throws { schema = try JSONSchema(Repository.text(of: "Kit/scene.schema.json")) }

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
