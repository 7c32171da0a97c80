import StrictJSON
import SwiftReading

package indirect enum FieldType: Equatable, Sendable {
  /// A described type, a basic one, or another: `PerKind<String>`.
  case named(String)
  case list(FieldType)
  /// Values by texts.
  case dictionary(FieldType)
  case optional(FieldType)

  package static let string = FieldType.named("String")
  static let int = FieldType.named("Int")
  static let double = FieldType.named("Double")
  static let bool = FieldType.named("Bool")
  static let date = FieldType.named("Date")
  static let decimal = FieldType.named("Decimal")
  static let url = FieldType.named("URL")
  static let uuid = FieldType.named("UUID")

  /// The types that stand for one value, and that a line of text can say.
  static let basic: [FieldType] = [.string, .int, .double, .bool, .date, .decimal, .url, .uuid]

  /// How deep lists can be nested: a sample of each has two entries.
  private static let deepestList = 4

  /// Creates a type from Swift code; `nil` if the code is something else, or a type that no payload should have.
  package init?(_ code: String) { self.init(code, depth: 0) }

  private init?(_ code: String, depth: Int) {
    if code.hasSuffix("?") {
      guard let wrapped = FieldType(String(code.dropLast()), depth: depth) else { return nil }
      if case .optional = wrapped { return nil }
      self = .optional(wrapped)
    } else if code.hasPrefix("[String: "), code.hasSuffix("]"), depth < Self.deepestList,
      let value = FieldType(String(code.dropFirst(9).dropLast()), depth: depth + 1)
    {
      self = .dictionary(value)
    } else if code.hasPrefix("["), code.hasSuffix("]"), depth < Self.deepestList,
      let element = FieldType(String(code.dropFirst().dropLast()), depth: depth + 1)
    {
      self = .list(element)
    } else if Self.isType(code) {
      self = .named(code)
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

  package var swift: String {
    switch self {
    case .named(let name): name
    case .list(let element): "[\(element.swift)]"
    case .dictionary(let value): "[String: \(value.swift)]"
    case .optional(let wrapped): "\(wrapped.swift)?"
    }
  }

  /// The type without lists, dictionaries and optionals around it.
  var base: FieldType {
    switch self {
    case .list(let inner), .dictionary(let inner), .optional(let inner): inner.base
    default: self
    }
  }

  /// Whether it is one value, and not a described type.
  var isBasic: Bool { Self.basic.contains(self) }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// What a list has; `nil` for another type.
  var element: FieldType? {
    if case .list(let element) = self { element } else { nil }
  }
}
