import Foundation

/// A JSON value, as the toolchain's decoder reads it.
package enum JSONValue: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// Whether another value is equal, with equal text byte by byte.
  func isExactly(_ other: JSONValue) -> Bool {
    if case .text(let text) = self, case .text(let otherText) = other {
      return text.utf8.elementsEqual(otherText.utf8)
    }
    return self == other
  }

  var typeName: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .text: "string"
    case .list: "array"
    case .object: "object"
    }
  }
}

/// The part of JSON Schema 2020-12 that our schema uses; other keywords are errors.
package struct JSONSchema {
  struct UnknownKeyword: Error {
    var name: String
  }

  package let root: JSONValue

  package init(_ text: String) throws {
    root = try JSONValue(text)
  }

  package func accepts(_ value: JSONValue) throws -> Bool { try accepts(value, under: root) }

  private func accepts(_ value: JSONValue, under schema: JSONValue) throws -> Bool {
    if case .boolean(let verdict) = schema { return verdict }
    guard case .object(let keywords) = schema else { throw UnknownKeyword(name: "\(schema)") }
    for (keyword, argument) in keywords {
      guard try accepts(value, keyword, argument, of: schema) else { return false }
    }
    return true
  }

  private func accepts(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, of schema: JSONValue
  ) throws -> Bool {
    switch (keyword, argument, value) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _),
      ("examples", _, _):
      return true
    case ("type", .text(let name), _): return value.typeName == name
    case ("enum", .list(let values), _): return values.contains(value)
    case ("$ref", .text(let reference), _):
      let name = String(reference.split(separator: "/").last ?? "")
      guard let definition = root["$defs"]?[name] else { throw UnknownKeyword(name: reference) }
      return try accepts(value, under: definition)
    case ("allOf", .list(let schemas), _):
      return try schemas.allSatisfy { try accepts(value, under: $0) }
    case ("anyOf", .list(let schemas), _):
      return try schemas.contains { try accepts(value, under: $0) }
    case ("minLength", .number(let least), .text(let text)):
      return text.unicodeScalars.count >= Int(least)
    case ("maxLength", .number(let most), .text(let text)):
      return text.unicodeScalars.count <= Int(most)
    case ("pattern", .text(let pattern), .text(let text)):
      return try text.contains(Regex(pattern).matchingSemantics(.unicodeScalar))
    case ("minItems", .number(let least), .list(let items)): return items.count >= Int(least)
    case ("uniqueItems", .boolean(true), .list(let items)):
      // JSON Schema compares code points, Swift canonical equivalence.
      return items.indices.allSatisfy { index in
        !items[..<index].contains { $0.isExactly(items[index]) }
      }
    case ("items", _, .list(let items)):
      return try items.allSatisfy { try accepts($0, under: argument) }
    case ("required", .list(let names), .object(let members)):
      return names.allSatisfy {
        if case .text(let name) = $0 { members[name] != nil } else { false }
      }
    case ("properties", .object(let schemas), .object(let members)):
      return try members.allSatisfy { name, member in
        try schemas[name].map { try accepts(member, under: $0) } ?? true
      }
    case ("additionalProperties", _, .object(let members)):
      return try members.allSatisfy { name, member in
        try schema["properties"]?[name] != nil || accepts(member, under: argument)
      }
    case ("minLength", _, _), ("maxLength", _, _), ("pattern", _, _), ("minItems", _, _),
      ("uniqueItems", _, _),
      ("items", _, _), ("required", _, _), ("properties", _, _), ("additionalProperties", _, _):
      return true  // These do not apply to values of other types.
    default: throw UnknownKeyword(name: keyword)
    }
  }
}
