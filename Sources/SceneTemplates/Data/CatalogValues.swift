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
      "samples": ["entries": Self.json(samples)], "faults": .list(faults),
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
          let (value, element) = reading(field.type, from: "member.value", else: field)
          return [
            "name": .text(field.name), "value": .text(value), "element": .text(element ?? ""),
          ]
        }),
    ]
  }

  /// Returns code that reads a value of a type, and for a list code that reads an element.
  private func reading(
    _ type: FieldType, from value: String, else field: Field?
  ) -> (value: String, element: String?) {
    let other = field.flatMap { data.placeholder(of: $0)?.swift }
    // The range is wide; narrow it to what makes sense.
    let number = "reader.integer(\(value), in: 0...1_000_000)"
    switch type {
    case .string: return ("reader.label(\(value)) ?? \(other ?? "\"\"")", nil)
    case .int: return ("\(number) ?? \(other ?? "0")", nil)
    case .double: return ("reader.number(\(value)) ?? \(other ?? "0")", nil)
    case .bool: return ("reader.boolean(\(value)) ?? \(other ?? "false")", nil)
    case .optional(.string): return ("reader.label(\(value))", nil)
    case .optional(.int): return (number, nil)
    case .optional(.double): return ("reader.number(\(value))", nil)
    case .optional(.bool): return ("reader.boolean(\(value))", nil)
    case .optional(let wrapped): return reading(wrapped, from: value, else: nil)
    case .list(let element):
      let inner = reading(element, from: "$0", else: nil)
      return (
        "reader.list(\(value))", inner.value + (inner.element.map { ".map { \($0) }" } ?? "")
      )
    case .named(let name), .other(let name): return ("read\(name)(\(value), with: &reader)", nil)
    }
  }

  // MARK: Faults

  /// Entries with a fault each, and the messages.
  private var faults: [TemplateValue] {
    guard
      case .object(let type, let members) = data.sample(of: entry, number: 1, hasConstants: true),
      let first = entry.fields.first
    else { return [] }
    let path = "\(catalog.key)[0]"
    func fault(_ name: String, _ members: [Literal.Member], _ message: String) -> TemplateValue {
      [
        "name": .text("places \(name)"), "entries": Self.json([.object(type, members)]),
        "message": .text("\(catalog.file):3:\(message)"),
      ]
    }
    var faults: [TemplateValue] = []
    if let missing = entry.fields.first(where: { !$0.mayBeLeftOut }) {
      faults.append(
        fault(
          "a missing field", members.filter { $0.name != missing.name },
          "5: missing key \"\(missing.name)\" at \(path); add it"))
    }
    // In the first field, so that its column is known.
    var wrong = members
    let isBoolean = first.type == .bool || first.type == .optional(.bool)
    wrong[0].value = isBoolean ? .number("1") : .boolean(true)
    let column = 5 + "{ \"\(first.name)\": ".count
    let step = first.name.allSatisfy(\.isLetter) ? ".\(first.name)" : "[\"\(first.name)\"]"
    let found = isBoolean ? "a number" : "a boolean"
    faults.append(
      fault(
        "a value of a wrong type", wrong,
        "\(column): expected \(kind(of: first.type)), found \(found) at \(path)\(step); replace it")
    )
    let known = entry.fields.map(\.name).joined(separator: ", ")
    faults.append(
      fault(
        "an unknown field", [Literal.Member(name: "zzz", value: .number("1"))] + members,
        "7: unknown key \"zzz\" at \(path); use one of \(known)"))
    return faults
  }

  private func kind(of type: FieldType) -> String {
    switch type {
    case .string: "a string"
    case .int, .double: "a number"
    case .bool: "a boolean"
    case .list: "a list"
    case .optional(let wrapped): kind(of: wrapped)
    case .named, .other: "an object"
    }
  }
}
