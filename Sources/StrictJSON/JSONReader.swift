import PlainText

/// Reads one JSON text, and finds all faults in one pass.
///
/// The reader parses the whole text and recovers from common mistakes. Your code then walks the tree from
/// ``root``, with one call for each expected value. A call that finds something else reports a fault and
/// returns a substitute, and your code continues. At the end, ``finish()`` throws all faults.
///
/// ```swift
/// var reader = JSONReader(json)
/// for member in reader.object(reader.root, keys: ["title", "teas"], required: ["teas"]) {
///   switch member.key {
///   case "title": title = reader.label(member.value) ?? ""
///   default:
///     teas = reader.list(member.value, mayBeEmpty: false).map { Tea($0, from: &reader) }
/// ```
///
/// ``StrictJSON`` has the rest of this example. <doc:/Learn/WhereErrorsGo> says where the faults go.
public struct JSONReader: Sendable {
  /// The top-level value.
  public let root: JSONValue

  private let bytes: [UInt8]
  private let syntax: FaultLog
  /// The offsets of the lists and objects with an entry or a key that could not be read.
  private let incomplete: [Int]
  private var content = FaultLog()

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - stringLimit: The maximum length of a string or a key, in bytes of UTF-8. A longer one is a fault, and so
  ///     is one with more than 30 combining marks in a row, which would take long to compare. A text with more than
  ///     1,000,000 values is one, too, since it would take much memory.
  public init(_ bytes: [UInt8], stringLimit: Int = 1_000) {
    var parser = JSONParser(bytes: bytes, stringLimit: stringLimit)
    root = parser.document()
    syntax = parser.scanner.log
    incomplete = parser.incomplete
    self.bytes = bytes
  }

  /// Returns whether a value was read as a whole.
  ///
  /// The result is `false` for a list with an entry that could not be read, and for an object with such a key:
  /// what seems to be missing may be there.
  public func isComplete(_ value: JSONValue) -> Bool { !incomplete.contains(value.offset) }

  /// Throws all faults that were found, if any.
  ///
  /// - Throws: `JSONError` with the faults, up to `JSONError.mostFaults`.
  public func finish() throws(JSONError) {
    if !syntax.isEmpty || !content.isEmpty { throw syntax.error(with: content, in: bytes) }
  }

  // MARK: Reporting

  /// Reports a fault of a value, such as a broken rule of yours.
  public mutating func report(_ problem: @autoclosure () -> JSONProblem, at value: JSONValue) {
    report(problem(), at: value.offset)
  }

  /// Reports a fault of a key.
  public mutating func report(_ problem: @autoclosure () -> JSONProblem, atKeyOf member: JSONMember)
  {
    report(problem(), at: member.keyOffset)
  }

  private mutating func report(_ problem: @autoclosure () -> JSONProblem, at offset: Int) {
    if content.isFull { return }
    content.add(problem(), at: offset, path: JSONPath(to: offset, in: root))
  }

  private mutating func reportType(of value: JSONValue, expected: JSONType) {
    guard let found = value.type, found != expected else { return }
    report(.wrongType(found: found, expected: expected), at: value)
  }

  // MARK: Objects

  /// Reads an object whose keys are known.
  ///
  /// - Parameters:
  ///   - value: The object. A value of another type is a fault.
  ///   - keys: The allowed keys. Any other key is a fault.
  ///   - required: The required keys.
  /// - Returns: The members with a known key, in order. A misspelled key is replaced by the one that was
  ///   probably meant, and a duplicate key is returned twice, to find the faults of their values too.
  public mutating func object(
    _ value: JSONValue, keys: [String], required: [String] = []
  ) -> [JSONMember] {
    var read: [JSONMember] = []
    var unknown: Set<String> = []
    for member in object(value) {
      if content.isFull { break }
      var meant: String? = member.key
      if !keys.contains(member.key) {
        meant = member.key.closest(in: keys)
        if unknown.insert(member.key).inserted {
          report(.unknownKey(member.key, known: keys, likely: meant), atKeyOf: member)
        }
      }
      if let meant {
        read.append(JSONMember(key: meant, value: member.value, keyOffset: member.keyOffset))
      }
    }
    if case .object = value.content, isComplete(value) {
      for key in required where !read.contains(where: { $0.key == key }) {
        report(.missingKey(key), at: value)
      }
    }
    return read
  }

  /// Reads an object that may have any keys.
  ///
  /// - Parameter value: The object. A value of another type is a fault.
  /// - Returns: The members, in order. A duplicate key is a fault, and is returned twice.
  public mutating func object(_ value: JSONValue) -> [JSONMember] {
    guard case .object(let members) = value.content else {
      reportType(of: value, expected: .object)
      return []
    }
    var keys: Set<String> = []
    for member in members where !keys.insert(member.key).inserted {
      report(.duplicateKey(member.key), atKeyOf: member)
    }
    return members
  }

  // MARK: Lists

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - value: The list. A value of another type is a fault.
  ///   - mayBeEmpty: Whether it may have no entry.
  /// - Returns: The entries.
  public mutating func list(_ value: JSONValue, mayBeEmpty: Bool = true) -> [JSONValue] {
    guard case .list(let entries) = value.content else {
      reportType(of: value, expected: .list)
      return []
    }
    if entries.isEmpty, !mayBeEmpty, isComplete(value) { report(.emptyList, at: value) }
    return entries
  }

  /// Reads a list of at least one label, no two of which look the same.
  ///
  /// - Parameters:
  ///   - value: The list. A value of another type is a fault.
  ///   - ignoresCase: Whether labels that differ only in case are a fault, too.
  /// - Returns: The labels; an invalid entry becomes an empty string.
  public mutating func uniqueLabels(
    _ value: JSONValue, ignoringCase ignoresCase: Bool = false
  ) -> [String] {
    let entries = list(value, mayBeEmpty: false)
    let labels = entries.map { label($0) ?? "" }
    reportDuplicates(in: labels, entries, ignoresCase)
    return labels
  }

  private mutating func reportDuplicates(
    in labels: [String], _ entries: [JSONValue], _ ignoresCase: Bool
  ) {
    func visible(_ index: Int) -> String {
      let label = ignoresCase ? labels[index].lowercased() : labels[index]
      return entries[index].isPlainLabel ? label : label.withoutInvisible
    }
    // If all hashes differ, so do the labels. Storing the labels themselves would double the memory.
    var hashes: Set<Int> = Set(minimumCapacity: labels.count)
    if labels.indices.allSatisfy({ hashes.insert(visible($0).hashValue).inserted }) { return }
    var firstIndices: [String: Int] = [:]
    for (index, label) in labels.enumerated() where !label.isEmpty {
      let visible = visible(index)
      if let first = firstIndices[visible] {
        report(.duplicate(label, of: labels[first], at: first), at: entries[index])
      } else {
        firstIndices[visible] = index
      }
    }
  }

  // MARK: Strings

  /// Reads a string; `nil` if the value is none, which is a fault.
  public mutating func string(_ value: JSONValue) -> String? {
    if case .string(let string) = value.content { return string }
    reportType(of: value, expected: .string)
    return nil
  }

  /// Reads a string that people will see.
  ///
  /// It must not be empty, begin or end with white space, or contain characters that are invisible or
  /// could control a terminal.
  ///
  /// - Parameter value: The string. A value of another type is a fault.
  /// - Returns: The string, even after a fault, or `nil` if the value is not a string.
  public mutating func label(_ value: JSONValue) -> String? {
    guard let label = string(value) else { return nil }
    if value.isPlainLabel { return label }
    let scalars = label.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else {
      report(.emptyString, at: value)
      return label
    }
    if first.properties.isWhitespace || last.properties.isWhitespace {
      report(.outerSpace, at: value)
    }
    if let scalar = scalars.first(where: \.isUnprintable) ?? label.firstInvisible {
      report(.unprintable(scalar.value), at: value)
    }
    return label
  }

  /// Reads a string with a limited set of values.
  ///
  /// - Parameters:
  ///   - value: The string. A value of another type is a fault.
  ///   - known: The allowed strings. Any other is a fault.
  /// - Returns: The string, or `nil` after a fault.
  public mutating func choice(_ value: JSONValue, of known: [String]) -> String? {
    guard let string = string(value) else { return nil }
    if known.contains(string) { return string }
    report(.unknownValue(string, known: known, likely: string.closest(in: known)), at: value)
    return nil
  }

  // MARK: Numbers and booleans

  /// Reads a number; `nil` if the value is none, which is a fault.
  public mutating func number(_ value: JSONValue) -> Double? {
    if case .number(let text) = value.content { return Double(text) }
    reportType(of: value, expected: .number)
    return nil
  }

  /// Reads a whole number, written without fraction and exponent.
  ///
  /// - Parameters:
  ///   - value: The number. A value of another type is a fault.
  ///   - range: The allowed numbers. Any other is a fault.
  /// - Returns: The number, or `nil` after a fault.
  public mutating func integer(_ value: JSONValue, in range: ClosedRange<Int>) -> Int? {
    guard case .number(let text) = value.content else {
      reportType(of: value, expected: .number)
      return nil
    }
    if let number = Int(text), range.contains(number) { return number }
    report(.notInRange(text, range), at: value)
    return nil
  }

  /// Reads `true` or `false`; `nil` if the value is neither, which is a fault.
  public mutating func boolean(_ value: JSONValue) -> Bool? {
    if case .boolean(let boolean) = value.content { return boolean }
    reportType(of: value, expected: .boolean)
    return nil
  }
}

extension JSONProblem {
  /// The fault of a label that looks like an earlier one, or differs only in case.
  fileprivate static func duplicate(_ label: String, of first: String, at index: Int) -> JSONProblem
  {
    label != first && label.lowercased() == first.lowercased()
      ? .custom(
        "\(label.quoted) differs from \(first.quoted) only in case",
        remedy: "rename or remove one of them")
      : .duplicateEntry(label, firstIndex: index)
  }
}
