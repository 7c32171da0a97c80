import SwiftWriting

/// Values of fields and types: until there is a rule, and for tests.
extension DataModel {
  /// Returns the value of a field until there is a rule; `nil` for a type that is not known.
  package func placeholder(of field: Field) -> Literal? {
    if let code = field.placeholder { return .code(code) }
    switch field.type {
    case .string: return .text("")
    case .int:
      return .plain("\(min(max(0, field.range?.lowerBound ?? 0), field.range?.upperBound ?? 0))")
    case .double: return .plain("0")
    case .bool: return .plain("false")
    case .list: return .list([])
    case .dictionary: return .dictionary([])
    case .optional: return .null
    case .date, .decimal, .url, .uuid: return Self.value(field.type, number: 0)
    case .named:
      guard let type = described(field.type) else { return nil }
      if let first = type.cases.first { return first.literal }
      var members: [Literal.Member] = []
      for field in type.fields where !field.mayBeLeftOut {
        guard let value = placeholder(of: field) else { return nil }
        members.append(.init(name: field.name, value: value))
      }
      return .object(type.name, members)
    }
  }

  /// Returns a value of a type of Foundation for a number; for 0, one that says nothing.
  private static func value(_ type: FieldType, number: Int) -> Literal {
    switch type {
    case .date:
      let day = number < 9 ? "0\(number + 1)" : "\(number + 1)"
      let text = "1970-01-\(day)"
      return .value(
        swift: "Date(timeIntervalSince1970: \(number == 0 ? "0" : "\(number) * 86_400"))",
        json: "\"\(text)\"", shown: text)
    case .url:
      let path = number == 0 ? "/" : "/\(number)"
      let text = "file://\(path)"
      return .value(swift: "URL(filePath: \"\(path)\")", json: "\"\(text)\"", shown: text)
    case .uuid:
      let zeros = String(repeating: "0, ", count: 15)
      let hex = String(number, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: 12 - hex.count) + hex
      let text = "00000000-0000-0000-0000-\(digits)"
      return .value(
        swift: "UUID(uuid: (\(zeros)\(number)))", json: "\"\(text)\"", shown: text)
    default:
      let text = number == 0 ? "0" : "\(number).5"
      return .value(swift: text, json: text, shown: text)
    }
  }

  /// Returns a value of a field that is not its placeholder, if one is known.
  ///
  /// - Parameter number: A number, which differs from those of its neighbors.
  func sample(of field: Field, number: Int) -> Literal {
    sample(field.type, of: field, number: number, in: nil)
  }

  /// Returns the first sample of a field: for an identity, that of the first sample of a described type.
  ///
  /// - Parameter preferred: The types that come before others.
  func reference(to field: Field, of preferred: [DataType]) -> Literal {
    let owner = (preferred + types).first { type in
      type.fields.contains { $0.name == "id" && $0.type == .uuid }
    }
    if field.type == .uuid, let owner { return .code("\(owner.name).first.id") }
    return sample(of: field, number: 1)
  }

  /// Returns a whole sample of a described type: the first or the second.
  func sample(of type: DataType, number: Int) -> Literal {
    .object(
      type.name,
      type.fields.enumerated().map { index, field in
        // Of two fields of a type, the second has another value, so that a test notices an exchange.
        let isOther = !type.fields[..<index].count { $0.type.base == field.type.base }.isMultiple(
          of: 2)
        let value: Literal =
          switch field.type {
          case .string, .optional(.string): .text(field.sampleText(Self.names[number - 1]))
          // Rules often depend on one, so the second value differs.
          case .bool: .plain("\((number == 1) != isOther)")
          case .named, .optional(.named):
            if let inner = described(field.type), inner != type, !contains(type.name, in: inner) {
              constant(isOther ? 3 - number : number, of: inner)
            } else {
              sample(field.type, of: field, number: number + index, in: type)
            }
          case let other: sample(other, of: field, number: number + index, in: type)
          }
        return .init(name: field.name, value: value)
      })
  }

  /// Returns the first or the second sample of a described type.
  private func constant(_ number: Int, of type: DataType) -> Literal {
    // The first case of an enum is its placeholder.
    if type.isEnum { return type.cases[number % type.cases.count].literal }
    return .constant([".first", ".second"][number - 1], sample(of: type, number: number))
  }

  /// What the texts of the first and the second sample begin with.
  static let names = ["First", "Second"]

  private func sample(
    _ type: FieldType, of field: Field, number: Int, in owner: DataType?
  ) -> Literal {
    let described = described(type)
    // A type that contains itself would never end.
    let isEndless =
      if let owner, let described {
        owner == described || contains(owner.name, in: described)
      } else { false }
    let hasSample = !isEndless && (described != nil || type.base.isBasic)
    switch type {
    case .string: return .text(field.sampleText())
    case .int:
      guard let range = field.range, !range.contains(number) else { return .plain("\(number)") }
      return .plain("\(range.lowerBound + number % range.count)")
    case .double: return .plain("\(number).5")
    case .date, .decimal, .url, .uuid: return Self.value(type, number: number)
    case .bool: return .plain("true")
    case .list(.string): return .list(Self.names.map { .text($0) })
    case .list(let element) where hasSample:
      return .list(
        [0, 1].map { index in
          if case .named = element, let described { return constant(index + 1, of: described) }
          return sample(element, of: field, number: number + index, in: owner)
        })
    case .list: return .list([])
    case .dictionary(let value):
      let other = Field(field.name, value, placeholder: field.placeholder)
      return .dictionary(
        !hasSample
          ? []
          : Self.names.enumerated().map { index, name in
            .init(
              name: name, value: sample(value, of: other, number: number + index, in: owner))
          })
    case .optional(let wrapped) where hasSample:
      return sample(wrapped, of: field, number: number, in: owner)
    case .named, .optional:
      if case .named = type, let described { return constant(1, of: described) }
      return field.placeholder.map(Literal.code) ?? .null
    }
  }
}

extension DataType.Case {
  /// The case as code, in JSON, and as people see it.
  fileprivate var literal: Literal { .value(swift: ".\(name)", json: "\"\(name)\"", shown: title) }
}

extension Field {
  /// Returns a text that names the field: `A city`, or `First city` in a sample of a type.
  fileprivate func sampleText(_ number: String? = nil) -> String {
    let words = CamelCase(name).inSentence
    // Rules for it are common.
    if words.hasSuffix("email") { return "\(number?.lowercased() ?? "someone")@example.com" }
    return "\(number ?? words.article.capitalizedFirst) \(words)"
  }
}
