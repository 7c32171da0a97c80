/// A catalog that is embedded in the program, for templates.
struct CatalogValues {
  var catalog: DataModel.Catalog
  var data: DataModel

  private var entry: DataType {
    data.type(named: catalog.entries) ?? DataType(name: "", fields: [])
  }

  /// The values.
  var values: TemplateValue {
    // The types of the entries and of what they contain.
    let types = data.types.filter { $0 == entry || data.contains($0.name, in: entry) }
    let samples = [1, 2].map { data.sample(of: entry, number: $0, hasConstants: true) }
    let built = (1...3).map { data.sample(of: entry, number: $0, hasConstants: false) }
    return [
      "reader": .text(catalog.reader), "type": .text(catalog.entries), "key": .text(catalog.key),
      "file": .text(catalog.file), "types": .list(types.map(values)), "entries": Self.json(built),
      "samples": ["entries": Self.json(samples)],
    ]
  }

  private static func json(_ entries: [Literal]) -> TemplateValue {
    .list(entries.map { .text($0.json) })
  }

  private func values(of type: DataType) -> TemplateValue {
    func names(_ fields: [Field]) -> TemplateValue {
      .text(Literal.list(fields.map { .text($0.name) }).swift)
    }
    let required = type.fields.filter { !$0.mayBeLeftOut }
    return [
      "name": .text(type.name), "keys": names(type.fields), "required": names(required),
      "hasRequired": .flag(!required.isEmpty),
      "empty": .text(data.placeholder(of: Field("", .named(type.name)))?.swift ?? ""),
      "fields": .list(
        type.fields.map { field in
          let (value, element) = reading(
            field.type, from: "member.value", otherwise: data.placeholder(of: field))
          return [
            "name": .text(field.name), "value": .text(value), "element": .text(element ?? ""),
          ]
        }),
    ]
  }

  /// Returns code that reads a value of a type, and for a list code that reads an element.
  private func reading(
    _ type: FieldType, from value: String, otherwise: Literal?
  ) -> (value: String, element: String?) {
    let other = otherwise.map { " ?? \($0.swift)" } ?? ""
    switch type {
    case .string: return ("reader.label(\(value))\(other)", nil)
    // The range is wide; narrow it to what makes sense.
    case .int: return ("reader.integer(\(value), in: 0...1_000_000)\(other)", nil)
    case .double: return ("reader.number(\(value))\(other)", nil)
    case .bool: return ("reader.boolean(\(value))\(other)", nil)
    case .optional(let wrapped): return reading(wrapped, from: value, otherwise: nil)
    case .list(let element):
      let empty = data.placeholder(of: Field("", element))
      let inner = reading(element, from: "$0", otherwise: empty)
      return (
        "reader.list(\(value))", inner.value + (inner.element.map { ".map { \($0) }" } ?? "")
      )
    case .named(let name), .other(let name): return ("read\(name)(\(value), with: &reader)", nil)
    }
  }
}
