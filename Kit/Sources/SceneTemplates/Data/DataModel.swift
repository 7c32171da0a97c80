import SwiftReading
import SwiftWriting

/// A field of a payload or of a described type.
package struct Field: Equatable, Sendable {
  package var name: String
  package var type: FieldType
  /// A Swift expression that stands for its value; `nil` for the one that its type has.
  package var placeholder: String?
  /// What people call it; `nil` for the words of its name.
  var title: String?
  /// The numbers that a form accepts; `nil` for all.
  var range: ClosedRange<Int>?
  /// Whether a form hides the text.
  var isSecure = false
  /// Whether a form shows the value and does not change it.
  var isReadOnly = false

  package init(_ name: String, _ type: FieldType, placeholder: String? = nil, title: String? = nil)
  {
    self.name = name
    self.type = type
    self.placeholder = placeholder
    self.title = title
  }

  /// Returns a sentence for a comment.
  ///
  /// - Parameter owner: What has the field, such as `order`; `nil` for a payload.
  func summary(of owner: String? = nil) -> String {
    let phrase = title?.lowercasedFirst ?? CamelCase(name).inSentence
    guard type == .bool else { return "The \(owner.map { "\($0)'s " } ?? "")\(phrase)." }
    let isVerb = ["is", "has", "can", "was"].contains(CamelCase(name).words[0])
    return "Whether \(owner.map { "the \($0)" } ?? "it") \(isVerb ? phrase : "is " + phrase)."
  }
}

/// A type of data that scenes share.
package struct DataType: Equatable, Sendable {
  package struct Case: Equatable, Sendable {
    var name: String
    /// What people call it.
    var title: String
  }

  /// A protocol that a description can name.
  enum Conformance: String, CaseIterable {
    case codable = "Codable"
    case hashable = "Hashable"
    case identifiable = "Identifiable"
  }

  package var name: String
  package var fields: [Field]
  /// The cases of an enum; empty for a struct.
  var cases: [Case] = []
  /// What it conforms to besides the protocols of all types.
  var conformances: Set<Conformance> = []
  /// What people call a value, such as `postal address`.
  var noun: String

  /// Creates a type; without a title, its noun is made from the name.
  init(name: String, fields: [Field] = [], cases: [Case] = [], title: String? = nil) {
    self.name = name
    self.fields = fields
    self.cases = cases
    noun = title?.lowercasedFirst ?? CamelCase(name).inSentence
  }

  var isEnum: Bool { !cases.isEmpty }

  /// All protocols that it conforms to, as a declaration lists them.
  var inheritance: String {
    var names = Set(conformances.map(\.rawValue) + ["Sendable"])
    // An enum without payloads is Hashable, and a Hashable struct is Equatable.
    if isEnum {
      names.remove("Hashable")
    } else if !names.contains("Hashable") {
      names.insert("Equatable")
    }
    return ((isEnum ? ["String", "CaseIterable"] : []) + names.sorted()).joined(separator: ", ")
  }

  /// The field that stands for a value where there is room for one text.
  var title: Field? { isEnum ? Field("title", .string) : fields.first { $0.type == .string } }
}

/// The data that scenes share.
package struct DataModel: Equatable, Sendable {
  /// A file with values of a type, which is embedded in the program.
  package struct Catalog: Equatable, Sendable {
    /// The name of the file, such as `teas.json`.
    package var file: String
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
  package var imports: [String] = []

  func type(named name: String) -> DataType? { places[name].map { types[$0] } }

  /// Adds types that are not known yet.
  package mutating func add(_ others: [DataType]) {
    types += others.filter { type(named: $0.name) == nil }
  }

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

  /// Removes the types whose samples would not end, or be very large.
  mutating func removeEndless() {
    let all = self
    types.removeAll { all.contains($0.name, in: $0, isDirect: true) }
    let ending = self
    var sizes: [String: Int] = [:]
    types.removeAll { ending.sampleSize(of: $0, known: &sizes) > Self.largestSample }
  }

  /// Makes types conform to what those that contain them conform to.
  mutating func spreadConformances() {
    for conformance in [DataType.Conformance.codable, .hashable] {
      for owner in types where owner.conformances.contains(conformance) {
        for index in types.indices where contains(types[index].name, in: owner) {
          types[index].conformances.insert(conformance)
        }
      }
    }
  }

  // MARK: Values

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

  /// Returns the first sample of a field: for an identity, that of a described type's first sample.
  func reference(to field: Field) -> Literal {
    let owner = types.first { type in
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
  /// What people call it: `Is sold out` is `Sold out`.
  var label: String {
    if let title { return title }
    var names = CamelCase(name).words
    if type == .bool, names.count > 1, names[0] == "is" { names.removeFirst() }
    return CamelCase(names.joined()).phrase
  }

  /// Whether an initializer has a value for it.
  var mayBeLeftOut: Bool {
    if case .optional = type { return true }
    return placeholder != nil
  }

  /// Returns a text that names the field: `A city`, or `First city` in a sample of a type.
  fileprivate func sampleText(_ number: String? = nil) -> String {
    let words = CamelCase(name).inSentence
    // Rules for it are common.
    if words.hasSuffix("email") { return "\(number?.lowercased() ?? "someone")@example.com" }
    return "\(number ?? words.article.capitalizedFirst) \(words)"
  }
}
