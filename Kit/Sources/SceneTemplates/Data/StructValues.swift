import SwiftWriting

extension TemplateValue {
  /// Returns the values of a plain struct of fields.
  ///
  /// - Parameters:
  ///   - owner: What has the fields, such as `order`; `nil` for payloads and states.
  ///   - creates: What the initializer does, if other modules create values.
  ///   - isolation: What comes before the declaration.
  ///   - infersTypes: Whether a property has no type that its value says.
  ///   - initial: Returns the initial value of a field, if it has one.
  static func structure(
    _ name: String, _ summary: String, _ fields: [Field], access: String,
    owner: String? = nil, creates: String = "", isolation: String = "", infersTypes: Bool = false,
    initial: (Field) -> Literal? = { _ in nil }
  ) -> TemplateValue {
    [
      "name": .text(name), "isolation": .text(isolation), "summary": .text(summary),
      "inheritance": "Equatable, Sendable",
      "creates": .text(access.isEmpty ? "" : creates),
      "fields": .list(
        fields.map { field in
          let value = initial(field)
          return [
            "name": .text(field.name),
            "summary": .text(field.comment(of: owner, access: access)),
            "declaration": .text(field.declaration(value: value)),
            "property": .text(field.declaration(value: value, infersType: infersTypes)),
          ]
        }),
    ]
  }
}

extension Field {
  /// Returns the comment of a property; empty if it would repeat the name, and other modules do not see it.
  func comment(of owner: String? = nil, access: String) -> String {
    access.isEmpty && title == nil ? "" : summary(of: owner)
  }

  /// Returns a property or a parameter, with its initial value if it has one.
  func declaration(value: Literal?, infersType: Bool = false) -> String {
    let code = value?.swift ?? ""
    let isInferred =
      ["String": "\"\"", "Bool": "false", "Int": "0"][type.swift] == code
      || code.hasPrefix("\(type.swift)(")
    return name + (infersType && isInferred ? "" : ": \(type.swift)")
      + (code.isEmpty ? "" : " = \(code)")
  }
}
