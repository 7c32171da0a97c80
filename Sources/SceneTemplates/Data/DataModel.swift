/// A field of a payload or of a described type.
package struct Field: Equatable, Sendable {
  package var name: String
  package var type: FieldType
  /// A Swift expression that stands for its value; `nil` for the one that its type has.
  package var placeholder: String?
  /// A sentence for a comment.
  package var summary: String

  /// Creates a field; without a summary, its name says what it is.
  package init(
    _ name: String, _ type: FieldType, placeholder: String? = nil, summary: String? = nil
  ) {
    self.name = name
    self.type = type
    self.placeholder = placeholder
    self.summary = summary ?? Self.summary(of: name, type)
  }

  private static func summary(of name: String, _ type: FieldType) -> String {
    let words = CamelCase(name).words.map { $0.lowercased() }
    guard type == .bool else { return "The \(words.joined(separator: " "))." }
    let isVerb = ["is", "has", "can"].contains(words[0])
    return "Whether it \((isVerb ? words : ["is"] + words).joined(separator: " "))."
  }
}

/// A type of data that scenes share.
package struct DataType: Equatable, Sendable {
  package var name: String
  package var fields: [Field]

  /// The field that stands for a value where there is room for one text.
  var title: Field? { fields.first { $0.type == .string } }
}

/// The data that scenes share.
package struct DataModel: Equatable, Sendable {
  /// A file with values of a type, which is embedded in the program.
  package struct Catalog: Equatable, Sendable {
    /// The name of the file, such as `teas.json`.
    package var file: String
    /// The name of the type of its entries.
    package var entries: String

    /// The key of the list: `teas`.
    var key: String { String(file.dropLast(".json".count)) }
    /// The type that reads it.
    package var reader: String { "\(entries)Catalog" }
    /// The names that it declares.
    package var types: [String] { [reader, "\(reader)Error"] }
  }

  package var types: [DataType] = []
  package var catalog: Catalog?
  /// Modules to import.
  package var imports: [String] = []

  package init() {}

  /// Returns a described type.
  func type(named name: String) -> DataType? { types.first { $0.name == name } }

  /// Returns the described type that a type is, without counting lists and optionals around it.
  func described(_ type: FieldType) -> DataType? {
    if case .named(let name) = type.base { self.type(named: name) } else { nil }
  }

  /// Returns whether values of a type contain values of another, at any depth.
  ///
  /// - Parameter isDirect: Whether lists are left out: a value cannot contain itself without one.
  package func contains(_ name: String, in type: DataType, isDirect: Bool = false) -> Bool {
    var known: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for field in next.fields {
        if isDirect, field.type.hasList { continue }
        guard let inner = described(field.type) else { continue }
        if inner.name == name { return true }
        if known.insert(inner.name).inserted { open.append(inner) }
      }
    }
    return false
  }

  // MARK: Values

  /// Returns the value of a field until there is a rule; `nil` for a type that is not known.
  package func placeholder(of field: Field) -> Literal? {
    let usual = usualValue(of: field.type)
    guard let code = field.placeholder, code != usual?.swift else { return usual }
    return .code(code)
  }

  private func usualValue(of fieldType: FieldType) -> Literal? {
    switch fieldType {
    case .string: return .text("")
    case .int, .double: return .number("0")
    case .bool: return .boolean(false)
    case .list: return .list([])
    case .optional: return .null
    case .other, .named:
      guard let type = described(fieldType) else { return nil }
      var members: [Literal.Member] = []
      for field in type.fields where !field.mayBeLeftOut {
        guard let value = placeholder(of: field) else { return nil }
        members.append(.init(name: field.name, value: value))
      }
      return .object(type.name, members)
    }
  }

  /// Returns a value of a field that is not its placeholder, if one is known.
  ///
  /// - Parameters:
  ///   - number: A number, which differs from those of its neighbors.
  ///   - hasConstants: Whether the code can refer to `.first` and `.second` of described types.
  func sample(of field: Field, number: Int, hasConstants: Bool = true) -> Literal {
    sample(of: field.type, field, number: number, in: nil, hasConstants: hasConstants)
  }

  /// Returns a whole sample of a described type.
  func sample(of type: DataType, number: Int, hasConstants: Bool) -> Literal {
    let title = type.title
    let names = hasConstants ? ["First", "Second"] : ["One", "Two", "Three"]
    return .object(
      type.name,
      type.fields.enumerated().map { index, field in
        let value: Literal =
          switch field.type {
          case _ where field == title: .text(names[number - 1])
          // Rules often depend on one, so the second value differs.
          case .bool: .boolean(number != 2)
          case let other:
            sample(of: other, field, number: number + index, in: type, hasConstants: hasConstants)
          }
        return .init(name: field.name, value: value)
      })
  }

  private func sample(
    of type: FieldType, _ field: Field, number: Int, in owner: DataType?, hasConstants: Bool
  ) -> Literal {
    func samples(of type: FieldType, count: Int) -> [Literal] {
      (0..<count).map { index in
        switch type {
        case .string: .text(["First", "Second"][index])
        case .named: constant(of: type, number: 1 + index, hasConstants: hasConstants)
        default:
          sample(of: type, field, number: number + index, in: owner, hasConstants: hasConstants)
        }
      }
    }
    // A type that contains itself would never end.
    let isEndless =
      owner.flatMap { owner in
        described(type).map { $0.name == owner.name || contains(owner.name, in: $0) }
      } ?? false
    switch type {
    case .string: return .text(field.sampleText)
    case .int: return .number("\(number)")
    case .double: return .number("\(number).5")
    case .bool: return .boolean(true)
    case .list(let element):
      let isKnown = described(element) != nil || element.base.isBasic
      // Values that are spelled out stay short.
      let isLong = !hasConstants && owner != nil && described(element) != nil
      return .list(isEndless || isLong || !isKnown ? [] : samples(of: element, count: 2))
    case .optional(let wrapped):
      let isKnown = described(wrapped) != nil || wrapped.base.isBasic
      if isEndless || !isKnown { return field.placeholder.map(Literal.code) ?? .null }
      return sample(of: wrapped, field, number: number, in: owner, hasConstants: hasConstants)
    case .named where described(type) != nil:
      return constant(of: type, number: 1, hasConstants: hasConstants)
    case .named, .other: return .code(field.placeholder ?? "")
    }
  }

  private func constant(of type: FieldType, number: Int, hasConstants: Bool) -> Literal {
    guard let described = described(type) else { return .null }
    let value = sample(of: described, number: number, hasConstants: hasConstants)
    return hasConstants ? .constant([".first", ".second"][number - 1], value) : value
  }
}

extension FieldType {
  fileprivate var hasList: Bool {
    switch self {
    case .list: true
    case .optional(let wrapped): wrapped.hasList
    default: false
    }
  }

  /// Whether it is a text, a number or a boolean.
  var isBasic: Bool { [.string, .int, .double, .bool].contains(self) }
}

extension Field {
  /// Whether an initializer has a value for it.
  var mayBeLeftOut: Bool {
    if case .optional = type { return true }
    return placeholder != nil
  }

  fileprivate var sampleText: String {
    if name == Field.message.name { return "A sentence." }
    let words = CamelCase(name).words.joined(separator: " ").lowercased()
    return "\("aeiou".contains(words.first ?? " ") ? "An" : "A") \(words)"
  }
}
