import SwiftWriting

/// A type of data that scenes share.
package struct DataType: Equatable, Sendable {
  package struct Case: Equatable, Sendable {
    var name: String
    /// What people call it.
    var title: String
  }

  /// A protocol that a description can name.
  enum Conformance: String, CaseIterable {
    case codable = "Codable"
    case hashable = "Hashable"
    case identifiable = "Identifiable"
  }

  package var name: String
  package var fields: [Field]
  /// The cases of an enum; empty for a struct.
  var cases: [Case] = []
  /// What it conforms to besides the protocols of all types.
  var conformances: Set<Conformance> = []
  /// What people call a value, such as `postal address`.
  var noun: String

  /// Creates a type; without a title, its noun is made from the name.
  init(name: String, fields: [Field] = [], cases: [Case] = [], title: String? = nil) {
    self.name = name
    self.fields = fields
    self.cases = cases
    noun = title?.inOneSentence.lowercasedFirst ?? CamelCase(name).inSentence
  }

  var isEnum: Bool { !cases.isEmpty }

  /// All protocols that it conforms to, as a declaration lists them.
  var inheritance: String {
    var names = Set(conformances.map(\.rawValue) + ["Sendable"])
    // An enum without payloads is Hashable, and a Hashable struct is Equatable.
    if isEnum {
      names.remove("Hashable")
    } else if !names.contains("Hashable") {
      names.insert("Equatable")
    }
    return ((isEnum ? ["String", "CaseIterable"] : []) + names.sorted()).joined(separator: ", ")
  }

  /// The field that stands for a value where there is room for one text.
  var title: Field? { isEnum ? Field("title", .string) : fields.first { $0.type == .string } }
}
