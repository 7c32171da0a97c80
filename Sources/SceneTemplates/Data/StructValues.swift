extension TemplateValue {
  /// Returns the values of a plain struct of fields.
  ///
  /// - Parameters:
  ///   - creates: What the initializer does, if other modules create values.
  ///   - isolation: What comes before the declaration.
  ///   - initial: Returns the initial value of a field, if it has one.
  static func structure(
    _ name: String, _ summary: String, _ fields: [Field], access: String, creates: String = "",
    isolation: String = "", initial: (Field) -> Literal? = { _ in nil }
  ) -> TemplateValue {
    [
      "name": .text(name), "isolation": .text(isolation), "summary": .text(summary),
      "creates": .text(access.isEmpty ? "" : creates),
      "fields": .list(
        fields.map { field in
          let value = initial(field)
          let parameter = "\(field.name): \(field.type.swift)"
          return [
            "name": .text(field.name), "summary": .text(field.summary),
            "declaration": .text(field.declaration(value: value)),
            "parameter": .text(parameter + (value.map { " = \($0.swift)" } ?? "")),
          ]
        }),
    ]
  }
}

extension Field {
  /// Returns a property with its type or its initial value, or both where the value does not say the type.
  func declaration(value: Literal?) -> String {
    switch (value, type) {
    case (nil, _), (.null?, .optional): "\(name): \(type.swift)"
    case (let value?, .string), (let value?, .int), (let value?, .bool):
      if case .code = value {
        "\(name): \(type.swift) = \(value.swift)"
      } else {
        "\(name) = \(value.swift)"
      }
    case (.object?, .named): "\(name) = \(value?.swift ?? "")"
    case (let value?, _): "\(name): \(type.swift) = \(value.swift)"
    }
  }
}
