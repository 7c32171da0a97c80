import SwiftWriting

/// The values of a plain struct of fields.
struct StructValues: TemplateValues {
  let name: String
  let summary: String
  let fields: [Field]
  /// What comes before each declaration: `public `.
  let access: String
  /// What has the fields, such as `order`; `nil` for payloads and states.
  var owner: String?
  /// What the initializer does, if other modules create values.
  var creates = ""
  /// What comes before the declaration.
  var isolation = ""
  var inheritance = "Equatable, Sendable"
  /// Whether a property has no type that its value says.
  var infersTypes = false
  /// Returns the initial value of a field, if it has one.
  var initial: (Field) -> Literal? = { _ in nil }

  static let table: Table = [
    "name": .text(\.name), "summary": .text(\.summary), "isolation": .text(\.isolation),
    "inheritance": .text(\.inheritance),
    "creates": .text { $0.access.isEmpty ? "" : $0.creates },
    "fields": .list(
      { owner in owner.fields.map { (owner, $0) } },
      [
        "name": .text(\.1.name),
        "summary": .text { owner, field in field.comment(of: owner.owner, access: owner.access) },
        "declaration": .text { owner, field in field.declaration(value: owner.initial(field)) },
        "property": .text { owner, field in
          field.declaration(value: owner.initial(field), infersType: owner.infersTypes)
        },
      ]),
  ]
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
