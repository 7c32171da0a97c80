import StrictJSON

/// The type of a field.
package indirect enum FieldType: Equatable, Sendable {
  case string
  case int
  case double
  case bool
  /// A type that is called by its name: a described one, or another.
  case named(String)
  /// A type whose name has parts, or a dictionary: `PerKind<String>`.
  case other(String)
  case list(FieldType)
  case optional(FieldType)

  /// Creates a type from Swift code; `nil` if the code is something else, or a type that no payload should have.
  package init?(_ code: String) {
    let basic: [String: FieldType] = [
      "String": .string, "Int": .int, "Double": .double, "Bool": .bool,
    ]
    if let type = basic[code] {
      self = type
    } else if code.hasSuffix("?") {
      guard let wrapped = FieldType(String(code.dropLast())) else { return nil }
      if case .optional = wrapped { return nil }
      self = .optional(wrapped)
    } else if code.hasPrefix("["), code.hasSuffix("]"),
      let element = FieldType(String(code.dropFirst().dropLast()))
    {
      self = .list(element)
    } else if Self.isType(code) {
      self = code.utf8.allSatisfy { $0.isLetter || $0.isDigit } ? .named(code) : .other(code)
    } else {
      return nil
    }
  }

  /// Returns whether a text has only what types have; the compiler knows the rest.
  private static func isType(_ code: String) -> Bool {
    let excluded = ["Any", "AnyObject", "Never", "Protocol", "Self", "Type", "Void"]
    let marks = ["[", "]", "<", ">", ",", ":", ".", "?"]
    guard SwiftSource.isExpression(code.filter { $0 != "," }),
      let tokens = try? SwiftTokenizer.tokens(of: code, file: "")
    else { return false }
    return tokens.allSatisfy { token in
      token.kind == .word
        ? token.text.first?.isUppercase == true && !excluded.contains(token.text)
        : marks.contains(token.text)
    } && zip(tokens, tokens.dropFirst()).allSatisfy { $0.kind != .word || $1.kind != .word }
  }

  /// The type as Swift code.
  package var swift: String {
    switch self {
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .named(let name), .other(let name): name
    case .list(let element): "[\(element.swift)]"
    case .optional(let wrapped): "\(wrapped.swift)?"
    }
  }

  /// The type without lists and optionals around it.
  var base: FieldType {
    switch self {
    case .list(let inner), .optional(let inner): inner.base
    default: self
    }
  }

  /// What a list has; `nil` for another type.
  var element: FieldType? {
    if case .list(let element) = self { element } else { nil }
  }
}
