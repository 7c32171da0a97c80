extension DataModel {
  /// Returns the values of a catalog that is embedded in the program, for templates.
  func values(of catalog: Catalog) -> TemplateValue {
    let entry = type(named: catalog.entries) ?? DataType(name: "", fields: [])
    // The types of the entries and of what they contain.
    let types = types.filter { $0 == entry || contains($0.name, in: entry) }
    return [
      "reader": .text(catalog.reader), "type": .text(catalog.entries), "key": .text(catalog.key),
      "file": .text(catalog.file), "types": .list(types.map(readValues)),
      "entries": .list([1, 2].map { .text(sample(of: entry, number: $0).json) }),
    ]
  }

  private func readValues(of type: DataType) -> TemplateValue {
    func names(_ fields: [Field]) -> TemplateValue {
      .text(Literal.list(fields.map { .text($0.name) }).swift)
    }
    return [
      "name": .text(type.name), "keys": names(type.fields),
      "required": names(type.fields.filter { !$0.mayBeLeftOut }),
      "empty": .text(placeholder(of: Field("", .named(type.name)))?.swift ?? ""),
      "fields": .list(
        type.fields.map { field in
          let value = reading(field.type, from: "member.value", otherwise: placeholder(of: field))
          return ["name": .text(field.name), "value": .text(value)]
        }),
    ]
  }

  /// Returns code that reads a value of a type.
  private func reading(
    _ type: FieldType, from value: String, otherwise: Literal?
  ) -> String {
    let other = otherwise.map { " ?? \($0.swift)" } ?? ""
    switch type {
    case .string: return "reader.label(\(value))\(other)"
    // The range is wide; narrow it to what makes sense.
    case .int: return "reader.integer(\(value), in: 0...1_000_000)\(other)"
    case .double: return "reader.number(\(value))\(other)"
    case .bool: return "reader.boolean(\(value))\(other)"
    case .optional(let wrapped): return reading(wrapped, from: value, otherwise: nil)
    case .list(let element):
      let empty = placeholder(of: Field("", element))
      return "reader.list(\(value)).map { \(reading(element, from: "$0", otherwise: empty)) }"
    case .named(let name): return "read\(name)(\(value), with: &reader)"
    }
  }
}
