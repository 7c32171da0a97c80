import SwiftReading

/// A value in generated code or JSON.
package indirect enum Literal: Equatable {
  package struct Member: Equatable {
    var name: String
    var value: Literal
  }

  case text(String)
  /// A number or a boolean.
  case plain(String)
  /// A value whose code is neither its text in JSON nor what a reader sees: a date, or a case of an enum.
  case value(swift: String, json: String, shown: String)
  case null
  case list([Literal])
  case dictionary([Member])
  /// A value of a described type.
  case object(String, [Member])
  /// A value that the code refers to by a name: `.first`.
  case constant(String, Literal)
  /// An expression whose value is not known.
  case code(String)

  /// The value as Swift code.
  package var swift: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .plain(let value), .value(let value, _, _): value
    case .null: "nil"
    case .list(let entries): "[\(entries.map(\.swift).joined(separator: ", "))]"
    case .dictionary(let members):
      members.isEmpty
        ? "[:]" : "[\(members.map { "\"\($0.name)\": \($0.value.swift)" }.joined(separator: ", "))]"
    case .object(let name, let members):
      "\(name)(\(members.map { "\($0.name): \($0.value.swift)" }.joined(separator: ", ")))"
    case .constant(let name, _): name
    case .code(let code): code
    }
  }

  /// The value as JSON; an object leaves out what is `nil`.
  var json: String {
    switch self {
    case .text, .plain: return swift
    case .value(_, let json, _): return json
    case .null, .code: return "null"
    case .list(let entries): return "[\(entries.map(\.json).joined(separator: ", "))]"
    case .object(_, let members), .dictionary(let members):
      let members = members.filter { $0.value.json != "null" }
      return "{ \(members.map { "\"\($0.name)\": \($0.value.json)" }.joined(separator: ", ")) }"
    case .constant(_, let value): return value.json
    }
  }

  /// The number of entries of a list, as code.
  var count: String { if case .list(let entries) = self { "\(entries.count)" } else { "0" } }

  /// The value without references to constants.
  var spelledOut: Literal {
    switch self {
    case .constant(_, let value): value.spelledOut
    case .list(let entries): .list(entries.map(\.spelledOut))
    case .object(let name, let members): .object(name, members.map(\.spelledOut))
    case .dictionary(let members): .dictionary(members.map(\.spelledOut))
    default: self
    }
  }

  /// What a reader sees, without a name of its own.
  var shown: Literal {
    if case .value(_, _, let shown) = self { .text(shown) } else { self }
  }

  /// Returns a field of the value, or of each entry of a list; of what has no fields, what a reader sees.
  func member(_ name: String) -> Literal {
    switch self {
    case .object(_, let members): members.first { $0.name == name }?.value ?? .null
    case .constant(_, let value): value.member(name)
    case .list(let entries): .list(entries.map { $0.member(name) })
    default: shown
    }
  }
}

extension Literal.Member {
  fileprivate var spelledOut: Literal.Member { .init(name: name, value: value.spelledOut) }
}
