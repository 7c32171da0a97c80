import SwiftReading

/// The protocols of sources, and which of their types can be compared.
package struct ProtocolIndex {
  package struct Place {
    package let source: SwiftSource
    package let declaration: SwiftSource.Declaration
    /// Its name after those of the types that it is declared in.
    package let name: String
  }

  /// What a protocol says, read once for all that inherit it.
  final class Contents {
    let imports: [String]
    let attributes: [String]
    let parents: [String]
    let requirements: [SwiftRequirement]?

    init(_ place: Place, imports: [String]) {
      let (source, declaration) = (place.source, place.declaration)
      self.imports = imports
      attributes = source.attributes(of: declaration)
      parents = source.parents(of: declaration)
      requirements = source.requirements(of: declaration)
    }
  }

  private final class Memory {
    var imports: [String: [String]] = [:]
    var contents: [String: [Int: Contents]] = [:]
  }

  package private(set) var protocols: [Place] = []
  /// The protocols by their names, without those of the types that they are declared in.
  private var named: [String: [Place]] = [:]
  private let memory = Memory()
  /// What is declared, by the last part of its name, and by the last two parts.
  private var types: [String: [Named]] = [:]
  /// The aliases of functions.
  private var functions: Set<String> = []
  /// What other aliases mean, by their names.
  private var aliases: [String: [String]] = [:]
  /// The types that have no copies.
  private var noncopyable: Set<String> = []
  /// The names of the types that types declare, by the names of these with dots.
  private var inner: [String: Set<String>] = [:]
  /// The names of the aliases that protocols declare, which can be written after the name of the protocol.
  private var ownAliases: [String: Set<String>] = [:]

  /// A declaration of a type, or an extension of one.
  private struct Named {
    /// With the types around it.
    let name: String
    let declaration: SwiftSource.Declaration
    /// Whether it says that values can be compared.
    let isEquatable: Bool
  }

  package init(_ sources: [SwiftSource]) {
    for source in sources {
      // The types around a declaration.
      var outer: [SwiftSource.Declaration] = []
      for declaration in source.all {
        while let last = outer.last, last.body.map({ $0.upperBound < declaration.place }) ?? true {
          outer.removeLast()
        }
        defer { outer.append(declaration) }
        if declaration.keyword == "protocol" {
          let name = (outer.map(\.name) + [declaration.name]).joined(separator: ".")
          let place = Place(source: source, declaration: declaration, name: name)
          protocols.append(place)
          named[declaration.name, default: []].append(place)
        }
        if !outer.isEmpty, declaration.keyword != "extension" {
          inner[outer.map(\.name).joined(separator: "."), default: []].insert(declaration.name)
        }
        if declaration.keyword == "typealias" {
          if let owner = outer.last, owner.keyword == "protocol", let body = owner.body,
            !source.tokens[body].contains(where: { "associatedtype" ~= $0 }),
            !declaration.head.contains(where: { "Self" ~= $0 })
          {
            ownAliases[outer.map(\.name).joined(separator: "."), default: []]
              .insert(declaration.name)
          }
          if declaration.head.contains(where: { "->" ~= $0 }) {
            functions.insert(declaration.name)
          } else {
            aliases[declaration.name] = source.parents(of: declaration)
          }
          continue
        }
        if declaration.head.joined.contains("~Copyable") {
          noncopyable.insert(declaration.lastName)
        }
        let name = (outer.map(\.name) + [declaration.name]).joined(separator: ".")
        let type = Named(
          name: name, declaration: declaration,
          isEquatable: Self.isEquatable(declaration, in: source))
        for key in Set([declaration.lastName, Self.lastTwo(of: name)]) {
          types[key, default: []].append(type)
        }
      }
    }
  }

  private static func isEquatable(
    _ declaration: SwiftSource.Declaration, in source: SwiftSource
  ) -> Bool {
    let comparable = ["Equatable", "Hashable", "Comparable", "OptionSet"]
    if declaration.head.contains(where: { comparable.contains($0.text) }) {
      // An extension can do so only under conditions.
      return !declaration.head.contains { "where" ~= $0 }
    }
    guard declaration.keyword == "enum", let body = declaration.body else { return false }
    let cases = source.members(of: body).filter { $0.keyword == "case" }
    return !cases.isEmpty
      && cases.allSatisfy { member in !source.tokens[member.tokens].contains { "(" ~= $0 } }
  }

  /// Returns a protocol of some name, the nearest to a file; `nil` if none is in the sources.
  package func place(named name: String, near file: String) -> Place? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let found = named[last] ?? []
    if found.count < 2 { return found.first }
    return found.prefix(Self.mostOfOneName).max {
      Self.nearness(of: $0.source.file, to: file) < Self.nearness(of: $1.source.file, to: file)
    }
  }

  /// How many protocols of one name are compared.
  private static let mostOfOneName = 1_000

  /// Returns the names of what a protocol inherits by a name, which can be an alias of a composition.
  func meaning(of parent: String) -> [String] {
    var (found, open, known): ([String], [String], Set<String>) = ([], [parent], [])
    while let next = open.popLast() {
      let name = next.filter { $0 != "(" && $0 != ")" }
      if let parts = aliases[name], known.insert(name).inserted {
        open += parts.reversed()
      } else {
        found.append(name)
      }
    }
    return found
  }

  /// Returns whether a type has no copies, as far as the sources say.
  func isNoncopyable(_ type: String) -> Bool {
    noncopyable.contains(type.split(separator: ".").last.map(String.init) ?? type)
  }

  /// Returns a type as it is written outside of a protocol, and of the types that it is declared in.
  func qualified(_ type: String, in place: Place) -> String {
    let outer = place.name.split(separator: ".").dropLast().map(String.init)
    let aliases = ownAliases[place.name] ?? []
    if outer.isEmpty, aliases.isEmpty { return type }
    var (result, word, before): (String, String, Character) = ("", "", " ")
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      let isMember = before == "."
      let around = outer.indices.reversed().map { outer[...$0].joined(separator: ".") }
        .first { inner[$0]?.contains(word) ?? false }
      // A type of the library would come before an alias of the same name.
      let scope = aliases.contains(word) ? place.name : around
      // A label is no type.
      let isType = !word.isEmpty && !isMember && character != ":"
      result += (isType ? scope.map { "\($0).\(word)" } ?? word : word) + String(character)
      (word, before) = ("", character)
    }
    return String(result.dropLast())
  }

  func contents(of place: Place) -> Contents {
    let file = place.source.file
    if let known = memory.contents[file]?[place.declaration.place] { return known }
    let imports = memory.imports[file] ?? place.source.imports
    memory.imports[file] = imports
    let contents = Contents(place, imports: imports)
    memory.contents[file, default: [:]][place.declaration.place] = contents
    return contents
  }

  private static func nearness(of file: String, to other: String) -> Int {
    zip(file.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }

  /// Returns whether a name is that of a class, declared here or in UIKit or AppKit.
  func isClass(_ name: String) -> Bool {
    let declared = (types[name] ?? []).map(\.declaration).filter { $0.keyword != "extension" }
    if !declared.isEmpty { return declared.contains { $0.keyword == "class" } }
    return ["UI", "NS"].contains(name.prefix(2))
      && ["View", "Controller", "Cell", "Button", "Control", "Object", "Responder", "Item"].contains
      {
        name.hasSuffix($0)
      }
  }

  /// Returns whether a name is an alias of a function's type.
  func isFunction(_ type: String) -> Bool {
    functions.contains(type.split(separator: ".").last.map(String.init) ?? type)
  }

  /// Returns whether all values of a type can be compared, as far as the sources say.
  func isEquatable(_ type: String) -> Bool {
    var type = Substring(type)
    while let last = type.last, last == "?" || last == "!" { type.removeLast() }
    if type.first == "(", type.last == ")" {
      return isEquatable(String(type.dropFirst().dropLast()))
    }
    if type.first == "[", type.last == "]" {
      let parts = type.dropFirst().dropLast().split(separator: ":")
      return parts.allSatisfy { isEquatable($0.filter { $0 != " " }) }
    }
    guard !type.contains(where: { " <>(,&-".contains($0) }) else { return false }
    let known: Set<Substring> = [
      "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
      "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "CGFloat", "CGRect", "CGSize",
      "CGPoint", "Data", "Date", "URL", "URLRequest", "UUID", "Decimal", "IndexPath", "IndexSet",
      "Locale", "TimeInterval", "TimeZone", "NSRange", "DateComponents", "Void",
    ]
    let last = type.split(separator: ".").last.map(String.init) ?? ""
    guard let all = types[last] else { return known.contains(type) }
    // All requests have one name, so the types around it say which one is meant.
    let meant = (types[Self.lastTwo(of: type)] ?? []).filter {
      $0.name == type || $0.name.hasSuffix("." + type)
    }
    return Self.areEquatable(meant.isEmpty ? all : meant)
  }

  private static func lastTwo(of name: some StringProtocol) -> String {
    name.split(separator: ".").suffix(2).joined(separator: ".")
  }

  private static func areEquatable(_ named: [Named]) -> Bool {
    let declared = named.map(\.declaration).filter {
      $0.keyword != "extension" && $0.keyword != "protocol"
    }
    // Of several types with one name, which one is meant is a guess.
    let areAlike = declared.allSatisfy {
      $0.head.contains { ["Equatable", "Hashable"].contains($0.text) }
    }
    return named.contains(where: \.isEquatable) && (declared.count < 2 || areAlike)
  }
}

extension SwiftSource.Declaration {
  fileprivate var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
