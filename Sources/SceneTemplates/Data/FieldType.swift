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
    guard code.utf8.count <= 100 else { return nil }
    var parser = TypeParser(letters: Array(code)[...])
    guard let type = parser.type(), parser.letters.isEmpty else { return nil }
    self = type
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

/// Parses types such as `[Tea]`, `String?` and `PerKind<[Int]>`.
private struct TypeParser {
  var letters: ArraySlice<Character>
  private var depth = 0

  init(letters: ArraySlice<Character>) {
    self.letters = letters
  }

  mutating func type() -> FieldType? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 8, let base = base() else { return nil }
    return take("?") ? .optional(base) : base
  }

  private mutating func base() -> FieldType? {
    if take("[") {
      guard let element = type() else { return nil }
      if take("]") { return .list(element) }
      guard take(":"), let value = spacedType(), take("]") else { return nil }
      return .other("[\(element.swift): \(value.swift)]")
    }
    guard let name = identifier() else { return nil }
    var code = name
    while take(".") {
      guard let part = identifier() else { return nil }
      code += ".\(part)"
    }
    if take("<") {
      guard let first = type() else { return nil }
      var arguments = [first.swift]
      while take(",") {
        guard let next = spacedType() else { return nil }
        arguments.append(next.swift)
      }
      guard take(">") else { return nil }
      code += "<\(arguments.joined(separator: ", "))>"
    }
    switch code {
    case "String": return .string
    case "Int": return .int
    case "Double": return .double
    case "Bool": return .bool
    default: return code == name ? .named(code) : .other(code)
    }
  }

  private mutating func spacedType() -> FieldType? {
    _ = take(" ")
    return type()
  }

  /// Takes a name with a capital first, as types have.
  private mutating func identifier() -> String? {
    let name = String(letters.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    let excluded = ["Any", "AnyObject", "Never", "Protocol", "Self", "Type", "Void"]
    guard name.first?.isUppercase == true, !excluded.contains(name) else { return nil }
    letters = letters.dropFirst(name.count)
    return name
  }

  private mutating func take(_ mark: Character) -> Bool {
    guard letters.first == mark else { return false }
    letters.removeFirst()
    return true
  }
}
