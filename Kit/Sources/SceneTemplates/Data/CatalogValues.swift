import SwiftWriting

extension DataModel {
  func values(of catalog: Catalog) -> TemplateValue {
    let entry = type(named: catalog.entries) ?? DataType(name: "", fields: [])
    // The types of the entries and of what they contain.
    let types = types.filter { !$0.isEnum && ($0 == entry || contains($0.name, in: entry)) }
    let fields = types.flatMap(\.fields).map(\.type)
    let isPaired = fields.contains { if case .dictionary = $0 { true } else { false } }
    let parsers = Self.parsers.filter { parser in fields.contains { $0.base == parser.type } }
    let enums = self.types.filter { type in
      type.isEnum && fields.contains { $0.base == .named(type.name) }
    }
    return [
      "hasDictionary": .flag(isPaired), "enums": .list(enums.map { ["type": .text($0.name)] }),
      "parsers": .list(
        parsers.map {
          [
            "type": .text($0.type.swift), "value": .text($0.value), "example": .text($0.example),
          ]
        }),
      "reader": .text(catalog.reader), "type": .text(catalog.entries), "key": .text(catalog.key),
      "file": .text(catalog.file), "types": .list(types.map(readValues)),
      "entries": .list([1, 2].map { .text(sample(of: entry, number: $0).json) }),
    ]
  }

  /// How a text is read as a value of Foundation, and an example.
  private static let parsers: [(type: FieldType, value: String, example: String)] = [
    (.date, "try? Date(text, strategy: .iso8601.year().month().day())", "2026-01-31"),
    (.url, "URL(string: text)", "https://example.com"),
    (.uuid, "UUID(uuidString: text)", "123E4567-E89B-12D3-A456-426614174000"),
  ]

  private func readValues(of type: DataType) -> TemplateValue {
    func names(_ fields: [Field]) -> TemplateValue {
      .text(Literal.list(fields.map { .text($0.name) }).swift)
    }
    // A type that is not described has its default.
    let fields = type.fields.filter { field in
      field.type.base.isBasic || described(field.type.base) != nil
    }
    return [
      "name": .text(type.name), "keys": names(fields),
      "required": names(fields.filter { !$0.mayBeLeftOut }),
      "empty": .text(placeholder(of: Field("", .named(type.name)))?.swift ?? ""),
      "fields": .list(
        fields.map { field in
          let value = reading(
            field.type, of: field.name, in: field.range, from: "member.value",
            otherwise: placeholder(of: field))
          return ["name": .text(field.name), "value": .text(value)]
        }),
    ]
  }

  private func reading(
    _ type: FieldType, of field: String, in range: ClosedRange<Int>? = nil, from value: String,
    otherwise: Literal?
  ) -> String {
    let other = otherwise.map { " ?? \($0.swift)" } ?? ""
    switch type {
    case .string: return "reader.label(\(value))\(other)"
    // The range is wide; narrow it to what makes sense.
    case .int:
      let limits = range?.swift ?? "0...1_000_000"
      return "reader.integer(\(value), in: \(limits))\(other)"
    case .double: return "reader.number(\(value))\(other)"
    case .bool: return "reader.boolean(\(value))\(other)"
    case .decimal: return "reader.number(\(value)).flatMap { Decimal(string: \"\\($0)\") }\(other)"
    // A UUID is too long to be repeated.
    case .uuid where value == "member.value" && otherwise != nil:
      return "readUUID(\(value), with: &reader) ?? entry.\(field)"
    case .date, .url, .uuid: return "read\(type.swift)(\(value), with: &reader)\(other)"
    case .optional(let wrapped): return reading(wrapped, of: field, from: value, otherwise: nil)
    case .list(let element):
      let empty = placeholder(of: Field("", element))
      let entry = reading(element, of: field, from: "$0", otherwise: empty)
      return "reader.list(\(value)).map { \(entry) }"
    case .dictionary(let element):
      let empty = placeholder(of: Field("", element))
      let entry = reading(element, of: field, from: "$0", otherwise: empty)
        .replacing("&reader", with: "&$1").replacing("reader.", with: "$1.")
      return "readDictionary(\(value), with: &reader) { \(entry) }"
    case .named(let name) where self.type(named: name)?.isEnum == true:
      return "read\(name)(\(value), with: &reader)\(other)"
    case .named(let name): return "read\(name)(\(value), with: &reader)"
    }
  }
}
