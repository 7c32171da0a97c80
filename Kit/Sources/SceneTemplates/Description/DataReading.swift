import PlainText
import StrictJSON
import SwiftReading
import SwiftWriting

/// Reads the types that scenes share, their catalog, and fields.
extension DescriptionReader {
  mutating func readImports(_ value: JSONValue) {
    for entry in reader.list(value) {
      let name = text(entry, "is not the name of a module", "write one like Foundation") { name in
        name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
          && name.first?.isNumber == false ? name : nil
      }
      if let name { data.imports.append(name) }
    }
  }

  mutating func readTypes(_ value: JSONValue) {
    let members = reader.object(value)
    // All names are known before a field refers to one.
    data.types = members.map { DataType(name: $0.key, fields: []) }
    if members.count > 1_000 {
      return report("there are more than 1,000 types", "remove some", at: value)
    }
    var types = data.types
    // Which types are enums is known before a field has the first case of one.
    for (index, member) in members.enumerated() {
      report(NameRules.fault(ofType: member.key), atKeyOf: member)
      types[index] = enumOrTitle(of: member)
    }
    data.types = types
    for (index, member) in members.enumerated() where !types[index].isEnum {
      types[index].fields = fields(content(of: member.value, as: .struct) ?? member.value)
      let isIdentified = types[index].fields.contains { $0.name == "id" && $0.type.isBasic }
      if types[index].conformances.contains(.identifiable), !isIdentified {
        report(
          "\(member.key) has no field id to be Identifiable", "add \"id\": \"UUID\" to its fields",
          at: member.value)
      }
    }
    data.types = types
    // A value of what is refused would not end, or be very large.
    for (index, member) in members.enumerated()
    where data.contains(member.key, in: types[index], isDirect: true) {
      report("a \(member.key) would contain itself", "use a list", at: member.value)
      types[index].fields = []
    }
    data.types = types
    var sizes: [String: Int] = [:]
    for (index, member) in members.enumerated()
    where data.sampleSize(of: types[index], known: &sizes) > DataModel.largestSample {
      report(
        "a \(member.key) would have more than \(DataModel.largestSample) values in a test",
        "remove fields", at: member.value)
      types[index].fields = []
    }
    data.types = types
    data.spreadConformances()
  }

  /// Returns what a type in its long form has as its fields or cases; `nil` for a type in the short form.
  private func content(of value: JSONValue, as object: DescriptionObject) -> JSONValue? {
    guard case .object(let members) = value.content,
      members.allSatisfy({ object.keys.contains($0.key) }),
      let content = members[object.required[0]]
    else { return nil }
    switch (object, content.content) {
    case (.struct, .object), (.enum, .list): return content
    default: return nil
    }
  }

  /// Returns a type without its fields: an enum with its cases, or a struct.
  private mutating func enumOrTitle(of member: JSONMember) -> DataType {
    let object: DescriptionObject = content(of: member.value, as: .enum) == nil ? .struct : .enum
    let titled = content(of: member.value, as: object)
    var type = DataType(name: member.key)
    if titled != nil {
      let members = reader.object(member.value, as: object)
      type = DataType(name: member.key, title: members["title"].flatMap { title($0) })
      let known = object == .enum ? [.codable] : DataType.Conformance.allCases
      for entry in members["conformsTo"].map({ reader.list($0) }) ?? [] {
        let name = reader.choice(entry, of: known.map(\.rawValue))
        if let found = name.flatMap(DataType.Conformance.init) {
          type.conformances.insert(found)
        }
      }
    }
    guard case .list = (titled ?? member.value).content else { return type }
    var (known, titles) = (Set<String>(), Set<String>())
    for entry in reader.list(titled ?? member.value, mayBeEmpty: false) {
      guard let (name, members) = named(entry, as: .case, &known) else { continue }
      let words = members["title"].flatMap { title($0) } ?? CamelCase(name).phrase
      // A form reads them without regard to case.
      if !titles.insert(words.lowercased()).inserted, type.cases.allSatisfy({ $0.name != name }) {
        report(
          "another case has the title \(words.quoted), too,", "give one of both another title",
          at: entry)
      }
      type.cases.append(.init(name: name, title: words))
    }
    // One that is refused is no struct, either.
    if type.cases.isEmpty { type.cases = [.init(name: "none", title: "")] }
    return type
  }

  /// Returns the name of a case, and the members of one that is described with an object.
  ///
  /// - Parameter known: The names that are taken.
  mutating func named(
    _ entry: JSONValue, as object: DescriptionObject, _ known: inout Set<String>
  ) -> (name: String, members: [JSONMember])? {
    var (value, members) = (entry, [] as [JSONMember])
    if case .object = entry.content {
      members = reader.object(entry, as: object)
      guard let name = members["name"] else { return nil }
      value = name
    }
    guard let name = reader.string(value) else { return nil }
    if let fault = NameRules.fault(ofCase: name, isNew: known.insert(name).inserted) {
      report(fault.problem, fault.remedy, at: value)
    }
    return (name, members)
  }

  mutating func title(_ value: JSONValue) -> String? {
    text(value, "is not a title", "write up to 60 characters on one line, without \" or \\") {
      let isPlain =
        !$0.isEmpty && $0.count <= 60 && $0.utf8.count <= 240
        && !$0.contains { $0.isNewline || $0 == "\"" || $0 == "\\" }
        && $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        && $0.contains { !$0.isWhitespace }
      return isPlain ? $0 : nil
    }
  }

  mutating func readCatalog(_ value: JSONValue) {
    let members = reader.object(value, as: .catalog)
    let file = members["file"].flatMap { file in
      text(
        file, "cannot be the name of the catalog",
        "use letters, the first lowercase, and .json, such as teas.json"
      ) { file in
        let name = file.removing(suffix: ".json") ?? ""
        return name.utf8.count <= NameRules.longestName && name.utf8.allSatisfy(\.isLetter)
          && name.first?.isLowercase == true ? file : nil
      }
    }
    guard let entries = members["entries"] else { return }
    if data.types.isEmpty {
      report("there are no types", "describe the entries in types", at: entries)
    } else if let name = reader.choice(
      entries, of: data.types.filter { !$0.isEnum }.map(\.name)), let file
    {
      data.catalog = DataModel.Catalog(file: file, entries: name)
    }
  }

  // MARK: Fields

  mutating func fields(_ value: JSONValue) -> [Field] {
    reader.object(value).compactMap { member in
      report(NameRules.fault(ofField: member.key), atKeyOf: member)
      return field(member.key, member.value)
    }
  }

  /// Returns a field, and reports it if its value is not known.
  mutating func field(_ name: String, _ value: JSONValue) -> Field? {
    var (code, members) = (value, [] as [JSONMember])
    if case .object = value.content {
      members = reader.object(value, as: .field)
      guard let type = members["type"] else { return nil }
      code = type
    }
    let words = members["title"].flatMap { title($0) }
    let placeholder = members["default"].flatMap { expression($0) }
    let range = members["range"].flatMap { self.range($0) }
    let isSecure = setting("secure", in: members) == true
    let isReadOnly = setting("readOnly", in: members) == true
    guard let type = self.type(code) else { return nil }
    if placeholder == nil, data.described(type) == nil,
      data.placeholder(of: Field(name, type.base)) == nil
    {
      report(
        "the type \(type.swift.quoted) is unknown", "describe it in types, or give a default",
        at: value)
    }
    if let value = members["range"], type != .int {
      report("only an Int has a range", "remove it", at: value)
    }
    if let range, let placeholder, Int(placeholder).map(range.contains) != true {
      report(
        "the default is not a number in the range", "write another one, or remove it", at: value)
    }
    if isSecure, type != .string, let value = members["secure"] {
      report("only a String can be secure", "remove it", at: value)
    }
    if isReadOnly, data.described(type)?.isEnum == false, let value = members["readOnly"] {
      report("a struct cannot be read-only", "make its fields read-only", at: value)
    }
    var field = Field(name, type, placeholder: placeholder, title: words)
    (field.range, field.isSecure, field.isReadOnly) = (range, isSecure, isReadOnly)
    return field
  }

  private mutating func range(_ value: JSONValue) -> ClosedRange<Int>? {
    let entries = reader.list(value)
    let limits = entries.compactMap { reader.integer($0, in: -1_000_000_000...1_000_000_000) }
    guard case .list = value.content, limits.count == entries.count else { return nil }
    if limits.count == 2, limits[0] < limits[1] { return limits[0]...limits[1] }
    report("a range needs two numbers, the lesser first", "write one like [1, 7]", at: value)
    return nil
  }

  private mutating func type(_ value: JSONValue) -> FieldType? {
    text(
      value, "is not a type",
      "write String, Int, Double, Bool, Date, Decimal, URL, UUID, a described type T, a list [T], "
        + "[String: T], or T? for an optional",
      FieldType.init)
  }

  private mutating func expression(_ value: JSONValue) -> String? {
    text(
      value, "is not an expression", "write a value on one line, without braces or comments"
    ) { SwiftSource.isExpression($0) ? $0 : nil }
  }

  /// Returns what a text says, and reports one that says nothing.
  private mutating func text<Value>(
    _ value: JSONValue, _ problem: String, _ remedy: String, _ read: (String) -> Value?
  ) -> Value? {
    guard let text = reader.string(value) else { return nil }
    let found = read(text)
    if found == nil { report("\(text.quoted) \(problem)", remedy, at: value) }
    return found
  }
}

extension [JSONMember] {
  /// Returns the value of a key; of two, the last.
  subscript(key: String) -> JSONValue? { last { $0.key == key }?.value }
}
