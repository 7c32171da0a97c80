import SwiftWriting

/// The values of the templates for a catalog: what reads it, its file, and their tests.
struct CatalogValues: TemplateValues {
  let catalog: DataModel.Catalog
  let data: DataModel

  private var entry: DataType { data.type(named: catalog.entries) ?? DataType(name: "") }

  /// The types of the entries and of what they contain.
  private var types: [DataType] {
    data.types.filter { !$0.isEnum && ($0 == entry || data.contains($0.name, in: entry)) }
  }

  private var fields: [FieldType] { types.flatMap(\.fields).map(\.type) }

  static let table: Table = [
    "reader": .text(\.catalog.reader), "type": .text(\.catalog.entries),
    "key": .text(\.catalog.key), "file": .text(\.catalog.file),
    "entries": .texts { values in
      [1, 2].map { values.data.sample(of: values.entry, number: $0).json }
    },
    "types": .list(
      { values in values.types.map { (values.data, $0, values.data.readFields(of: $0)) } },
      [
        "name": .text(\.1.name),
        "empty": .text { data, type, _ in
          data.placeholder(of: Field("", .named(type.name)))?.swift ?? ""
        },
        "keys": .text { Self.names(of: $0.2) },
        "required": .text { Self.names(of: $0.2.filter { !$0.mayBeLeftOut }) },
        "fields": .list(
          { data, _, fields in fields.map { (data, $0) } },
          ["name": .text(\.1.name), "value": .text { data, field in data.reading(field) }]),
      ]),
    "enums": .list(
      { values in
        values.data.types.filter { type in
          type.isEnum && values.fields.contains { $0.base == .named(type.name) }
        }
      }, ["type": .text(\.name)]),
    "parsers": .list(
      { values in
        parsers.filter { parser in values.fields.contains { $0.base == parser.type } }
      },
      ["type": .text(\.type.swift), "value": .text(\.value), "example": .text(\.example)]),
    "hasDictionary": .flag {
      $0.fields.contains { if case .dictionary = $0 { true } else { false } }
    },
  ]

  /// How a text is read as a value of Foundation, and an example.
  private static let parsers: [(type: FieldType, value: String, example: String)] = [
    (.date, "try? Date(text, strategy: .iso8601.year().month().day())", "2026-01-31"),
    (.url, "URL(string: text)", "https://example.com"),
    (.uuid, "UUID(uuidString: text)", "123E4567-E89B-12D3-A456-426614174000"),
  ]

  private static func names(of fields: [Field]) -> String {
    Literal.list(fields.map { .text($0.name) }).swift
  }
}

extension DataModel {
  /// Returns the fields that a catalog can have; one of a type that is not described has its default.
  fileprivate func readFields(of type: DataType) -> [Field] {
    type.fields.filter { $0.type.base.isBasic || described($0.type.base) != nil }
  }

  /// Returns the code that reads a field.
  fileprivate func reading(_ field: Field) -> String {
    reading(
      field.type, of: field.name, in: field.range, from: "member.value",
      otherwise: placeholder(of: field))
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
      if entry.contains("{") {
        let inner = reading(element, of: field, from: "value", otherwise: empty)
        return "readDictionary(\(value), with: &reader) { value, reader in \(inner) }"
      }
      let short = entry.replacing("&reader", with: "&$1").replacing("reader.", with: "$1.")
      return "readDictionary(\(value), with: &reader) { \(short) }"
    case .named(let name) where self.type(named: name)?.isEnum == true:
      return "read\(name)(\(value), with: &reader)\(other)"
    case .named(let name): return "read\(name)(\(value), with: &reader)"
    }
  }
}
