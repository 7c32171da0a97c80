import Testing

/// One catalog of the table that holds the reader and the schema to each other.
struct CatalogCase: CustomTestStringConvertible, Sendable {
  /// What a JSON Schema can say of a catalog.
  enum SchemaVerdict {
    case good, bad
    /// The file is not JSON, so that no schema comes to see it.
    case unseen
    /// It breaks a rule that no schema can state.
    case beyond
  }

  var name: String
  var text: String
  /// What the reader says, without the name of the file.
  var faults: [String]
  var schema: SchemaVerdict

  var testDescription: String { name }

  init(
    _ name: String, _ text: String, faults: [String] = [], schema: SchemaVerdict? = nil
  ) {
    self.name = name
    self.text = text
    self.faults = faults
    self.schema = schema ?? (faults.isEmpty ? .good : .bad)
  }

  /// A catalog in which only one list is of interest.
  static func flavors(
    _ name: String, _ list: String, faults: [String] = [], schema: SchemaVerdict? = nil
  ) -> CatalogCase {
    CatalogCase(
      name, #"{"cones": ["A"], "toppings": ["B"], "flavors": "# + list + "}", faults: faults,
      schema: schema)
  }

  /// A catalog with a member beside the three lists.
  static func beside(
    _ name: String, _ member: String, faults: [String] = [], schema: SchemaVerdict? = nil
  ) -> CatalogCase {
    CatalogCase(
      name, #"{"cones": ["A"], "flavors": ["B"], "toppings": ["C"], "# + member + "}",
      faults: faults, schema: schema)
  }
}
