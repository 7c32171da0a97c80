/// A catalog that is embedded in the program, what reads it, and its tests.
struct CatalogTemplate {
  var catalog: DataModel.Catalog
  var data: DataModel
  var access: String
  var module: String

  private var entry: DataType {
    data.type(named: catalog.entries) ?? DataType(name: "", fields: [])
  }

  /// The types of the entries and of what they contain.
  private var types: [DataType] {
    data.types.filter { $0 == entry || data.contains($0.name, in: entry) }
  }

  /// The file itself, with entries to begin with.
  var resource: String {
    let entries = (1...3).map { data.sample(of: entry, number: $0, hasConstants: false).json }
    return list(of: entries) + "\n"
  }

  private func list(of entries: [String]) -> String {
    """
    {
      "\(catalog.key)": [
    \(entries.map { "    \($0)" }.joined(separator: ",\n"))
      ]
    }
    """
  }

  /// What reads the file.
  var source: String {
    let imports = Set(data.imports + ["StrictJSON"]).sorted().map { "import \($0)\n" }.joined()
    let (name, entries) = (catalog.reader, catalog.entries)
    return """
      \(imports)
      /// The faults of a catalog, each with its line, column and path.
      \(access)struct \(name)Error: Error, Equatable, Sendable {
        /// A line for each fault.
        \(access)var faults: [String]
      }

      /// Reads catalogs, and finds all faults in one pass.
      \(access)enum \(name) {
        /// Reads the catalog that is embedded in the program.
        \(access)static func bundled() throws(\(name)Error) -> [\(entries)] {
          try read(PackageResources.\(catalog.key)_json, file: "\(catalog.file)")
        }

        /// Reads a catalog.
        ///
        /// - Parameters:
        ///   - bytes: The text, in UTF-8.
        ///   - file: The file's name, for the faults.
        \(access)static func read(_ bytes: [UInt8], file: String) throws(\(name)Error) -> [\(entries)] {
          var reader = JSONReader(bytes)
          var entries: [\(entries)] = []
          let keys = ["\(catalog.key)"]
          for member in reader.object(reader.root, keys: keys, required: keys) {
            entries = reader.list(member.value, mayBeEmpty: false).map { read\(entries)($0, with: &reader) }
          }
          do throws(JSONError) {
            try reader.finish()
            return entries
          } catch {
            throw \(name)Error(faults: error.faults.map { "\\(file):\\($0)" })
          }
        }

      \(types.map(method).joined(separator: "\n\n"))
      }

      """
  }

  private func method(for type: DataType) -> String {
    let required = type.fields.filter { !$0.mayBeLeftOut }
    let value = data.placeholder(of: Field("", .named(type.name)))?.swift ?? ""
    let cases = type.fields.map { field in
      let value = reading(field.type, from: "member.value", else: field)
      // A closure may be too long for the line.
      let separator = value.hasSuffix("}") ? "\n        " : " "
      return "      case \"\(field.name)\":\(separator)entry.\(field.name) = \(value)"
    }
    return """
        private static func read\(type.name)(_ value: JSONValue, with reader: inout JSONReader) -> \(type.name) {
          var entry = \(value)
          let keys = \(list(type.fields))
          let required\(required.isEmpty ? ": [String]" : "") = \(list(required))
          for member in reader.object(value, keys: keys, required: required) {
            switch member.key {
      \(cases.joined(separator: "\n"))
            default: break
            }
          }
          return entry
        }
      """
  }

  private func list(_ fields: [Field]) -> String {
    let names = fields.map { "\"\($0.name)\"" }
    let line = "[\(names.joined(separator: ", "))]"
    return line.count < 70 ? line : "[\n" + names.map { "      \($0),\n" }.joined() + "    ]"
  }

  /// Returns code that reads a value of a type.
  private func reading(_ type: FieldType, from value: String, else field: Field?) -> String {
    let other = field.flatMap { data.placeholder(of: $0)?.swift }
    switch type {
    case .string: return "reader.label(\(value)) ?? \(other ?? "\"\"")"
    // The range is wide; narrow it to what makes sense.
    case .int: return "reader.integer(\(value), in: 0...1_000_000) ?? \(other ?? "0")"
    case .double: return "reader.number(\(value)) ?? \(other ?? "0")"
    case .bool: return "reader.boolean(\(value)) ?? \(other ?? "false")"
    case .list(let element):
      return "reader.list(\(value)).map { \(reading(element, from: "$0", else: nil)) }"
    case .optional(let wrapped):
      switch wrapped {
      case .string: return "reader.label(\(value))"
      case .int: return "reader.integer(\(value), in: 0...1_000_000)"
      case .double: return "reader.number(\(value))"
      case .bool: return "reader.boolean(\(value))"
      default: return reading(wrapped, from: value, else: nil)
      }
    case .named(let name), .other(let name): return "read\(name)(\(value), with: &reader)"
    }
  }

  // MARK: Tests

  /// The suite of what reads the file.
  var tests: String {
    let imports = Set(data.imports + ["Testing"]).sorted().map { "import \($0)\n" }.joined()
    let samples = [1, 2].map { data.sample(of: entry, number: $0, hasConstants: true).json }
    let name = catalog.reader
    return """
      \(imports)
      @testable import \(module)

      /// The catalog is read strictly, and each fault is placed.
      struct \(name)Tests {
        @Test func `reads the catalog that is embedded`() throws {
          #expect(try !\(name).bundled().isEmpty)
        }

        @Test func `reads each field`() throws {
          let text = \"""
      \(quoted(list(of: samples)))
            \"""

          #expect(try \(name).read(Array(text.utf8), file: "\(catalog.file)") == [.first, .second])
        }

      \(faults.map(test).joined(separator: "\n\n"))
      }

      """
  }

  private func quoted(_ text: String) -> String {
    text.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
  }

  private func test(of fault: (name: String, entry: String, message: String)) -> String {
    """
      @Test func `\(fault.name)`() {
        let text = \"""
    \(quoted(list(of: [fault.entry])))
          \"""

        let fault = \"""
          \(fault.message)
          \"""
        #expect(throws: \(catalog.reader)Error(faults: [fault])) {
          try \(catalog.reader).read(Array(text.utf8), file: "\(catalog.file)")
        }
      }
    """
  }

  /// Entries with a fault each, and the messages.
  private var faults: [(name: String, entry: String, message: String)] {
    guard
      case .object(let type, let members) = data.sample(of: entry, number: 1, hasConstants: true),
      let first = entry.fields.first
    else { return [] }
    let file = catalog.file
    let path = "\(catalog.key)[0]"
    var faults: [(String, String, String)] = []
    if let missing = entry.fields.first(where: { !$0.mayBeLeftOut }) {
      let rest = members.filter { $0.name != missing.name }
      faults.append(
        (
          "places a missing field", Literal.object(type, rest).json,
          "\(file):3:5: missing key \"\(missing.name)\" at \(path); add it"
        ))
    }
    // In the first field, so that its column is known.
    var wrong = members
    let isBoolean = first.type == .bool || first.type == .optional(.bool)
    wrong[0].value = isBoolean ? .number("1") : .boolean(true)
    let column = 5 + "{ \"\(first.name)\": ".count
    let step = first.name.allSatisfy(\.isLetter) ? ".\(first.name)" : "[\"\(first.name)\"]"
    faults.append(
      (
        "places a value of a wrong type", Literal.object(type, wrong).json,
        "\(file):3:\(column): expected \(kind(of: first.type)), found \(isBoolean ? "a number" : "a boolean")"
          + " at \(path)\(step); replace it"
      ))
    let unknown = [Literal.Member(name: "zzz", value: .number("1"))] + members
    let known = entry.fields.map(\.name).joined(separator: ", ")
    faults.append(
      (
        "places an unknown field", Literal.object(type, unknown).json,
        "\(file):3:7: unknown key \"zzz\" at \(path); use one of \(known)"
      ))
    return faults
  }

  private func kind(of type: FieldType) -> String {
    switch type {
    case .string: "a string"
    case .int, .double: "a number"
    case .bool: "a boolean"
    case .list: "a list"
    case .optional(let wrapped): kind(of: wrapped)
    case .named, .other: "an object"
    }
  }
}
