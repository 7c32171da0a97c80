import Testing

/// A catalog in the table that the reader and the schema are tested with.
struct CatalogCase: CustomTestStringConvertible, Sendable {
  /// The verdict that a JSON Schema can give on a catalog.
  enum SchemaVerdict {
    case good, bad
    /// The file is not JSON, or validators differ in which of two equal keys they read.
    case unseen
    /// It breaks a rule that no schema can state.
    case beyond
  }

  var name: String
  var text: String
  /// The faults that the reader reports, without the name of the file.
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

  /// A catalog that varies one list.
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
