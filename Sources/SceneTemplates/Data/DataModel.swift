import SwiftReading

/// A field of a payload or of a described type.
package struct Field: Equatable, Sendable {
  package var name: String
  package var type: FieldType
  /// A Swift expression that stands for its value; `nil` for the one that its type has.
  package var placeholder: String?

  /// Creates a field.
  init(_ name: String, _ type: FieldType, placeholder: String? = nil) {
    self.name = name
    self.type = type
    self.placeholder = placeholder
  }

  /// A sentence for a comment.
  var summary: String {
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
  }

  package var types: [DataType] = [] {
    didSet { places = Dictionary(zip(types.map(\.name), types.indices)) { first, _ in first } }
  }
  private var places: [String: Int] = [:]
  package var catalog: Catalog?
  /// Modules to import.
  package var imports: [String] = []

  /// Returns a described type.
  func type(named name: String) -> DataType? { places[name].map { types[$0] } }

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
        if isDirect, field.type.swift.hasPrefix("[") { continue }
        guard let inner = described(field.type) else { continue }
        if inner.name == name { return true }
        if known.insert(inner.name).inserted { open.append(inner) }
      }
    }
    return false
  }

  /// The maximum number of values in a sample of a type.
  static let largestSample = 500

  /// Returns how many values a sample of a type has; of one that has too many, one more than it may have.
  ///
  /// - Parameter known: The numbers of types that were counted, by their names.
  func sampleSize(of type: DataType, known: inout [String: Int], depth: Int = 0) -> Int {
    if let size = known[type.name] { return size }
    var size = 1
    for field in type.fields where size <= Self.largestSample {
      guard let inner = described(field.type) else {
        size += 1
        continue
      }
      // As in a sample, a list or an optional of what contains the type is empty.
      if field.type.base != field.type, inner == type || contains(type.name, in: inner) { continue }
      let lists = field.type.swift.count { $0 == "[" }
      size +=
        depth == 50
        ? Self.largestSample : sampleSize(of: inner, known: &known, depth: depth + 1) << lists
    }
    known[type.name] = min(size, Self.largestSample + 1)
    return known[type.name] ?? 0
  }

  // MARK: Values

  /// Returns the value of a field until there is a rule; `nil` for a type that is not known.
  package func placeholder(of field: Field) -> Literal? {
    if let code = field.placeholder { return .code(code) }
    switch field.type {
    case .string: return .text("")
    case .int, .double: return .plain("0")
    case .bool: return .plain("false")
    case .list: return .list([])
    case .optional: return .null
    case .named:
      guard let type = described(field.type) else { return nil }
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
  /// - Parameter number: A number, which differs from those of its neighbors.
  func sample(of field: Field, number: Int) -> Literal {
    sample(field.type, of: field, number: number, in: nil)
  }

  /// Returns a whole sample of a described type: the first or the second.
  func sample(of type: DataType, number: Int) -> Literal {
    .object(
      type.name,
      type.fields.enumerated().map { index, field in
        let value: Literal =
          switch field.type {
          case _ where field == type.title: .text(Self.names[number - 1])
          // Rules often depend on one, so the second value differs.
          case .bool: .plain("\(number == 1)")
          case let other: sample(other, of: field, number: number + index, in: type)
          }
        return .init(name: field.name, value: value)
      })
  }

  private static let names = ["First", "Second"]

  private func sample(
    _ type: FieldType, of field: Field, number: Int, in owner: DataType?
  ) -> Literal {
    func constant(_ number: Int, of type: DataType) -> Literal {
      .constant([".first", ".second"][number - 1], sample(of: type, number: number))
    }
    let described = described(type)
    // A type that contains itself would never end.
    let isEndless =
      if let owner, let described {
        owner == described || contains(owner.name, in: described)
      } else { false }
    let hasSample = !isEndless && (described != nil || type.base.isBasic)
    switch type {
    case .string: return .text(field.sampleText)
    case .int: return .plain("\(number)")
    case .double: return .plain("\(number).5")
    case .bool: return .plain("true")
    case .list(.string): return .list(Self.names.map { .text($0) })
    case .list(let element) where hasSample:
      return .list(
        [0, 1].map { index in
          if case .named = element, let described { return constant(index + 1, of: described) }
          return sample(element, of: field, number: number + index, in: owner)
        })
    case .list: return .list([])
    case .optional(let wrapped) where hasSample:
      return sample(wrapped, of: field, number: number, in: owner)
    case .named, .optional:
      if case .named = type, let described { return constant(1, of: described) }
      return field.placeholder.map(Literal.code) ?? .null
    }
  }
}

extension FieldType {
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
    let words = CamelCase(name).words.joined(separator: " ").lowercased()
    return "\("aeiou".contains(words.first ?? " ") ? "An" : "A") \(words)"
  }
}
