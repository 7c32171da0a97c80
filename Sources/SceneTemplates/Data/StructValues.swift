/// A plain struct of fields, for templates.
struct StructValues {
  var name: String
  var summary: String
  var fields: [Field]
  /// What the initializer does, if other modules create values.
  var creates: String?
  /// What comes before the declaration.
  var isolation = ""
  /// The initial values of the fields, if they have some.
  var initial: [Literal?] = []

  /// Returns the values.
  func values(access: String) -> TemplateValue {
    let creates = access.isEmpty ? "" : creates ?? ""
    return [
      "name": .text(name), "isolation": .text(isolation), "summary": .text(summary),
      "creates": .text(creates),
      "fields": .list(
        fields.enumerated().map { index, field in
          let value = initial.isEmpty ? nil : initial[index]
          let parameter = "\(field.name): \(field.type.swift)"
          return [
            "name": .text(field.name), "summary": .text(field.summary),
            "declaration": .text(Self.declaration(of: field, value: value)),
            "parameter": .text(parameter + (value.map { " = \($0.swift)" } ?? "")),
          ]
        }),
    ]
  }

  /// Returns a property with its type or its initial value, or both where the value does not say the type.
  static func declaration(of field: Field, value: Literal?) -> String {
    switch (value, field.type) {
    case (nil, _), (.null?, .optional): "\(field.name): \(field.type.swift)"
    case (let value?, .string), (let value?, .int), (let value?, .bool):
      if case .code = value {
        "\(field.name): \(field.type.swift) = \(value.swift)"
      } else {
        "\(field.name) = \(value.swift)"
      }
    case (.object?, .named): "\(field.name) = \(value?.swift ?? "")"
    case (let value?, _): "\(field.name): \(field.type.swift) = \(value.swift)"
    }
  }
}
