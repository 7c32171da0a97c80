import PlainText

/// A Swift source that was read, with the types that it declares.
package struct SwiftSource {
  /// A type or an extension.
  struct Declaration {
    let keyword: String
    let name: String
    let line: Int
    /// The words before the keyword, such as `public`.
    let modifiers: Set<String>
    /// What is between the name and the body: what the type inherits.
    let head: ArraySlice<SwiftToken>
    /// The indices of the body's brackets and of what is between them.
    let body: ClosedRange<Int>?
  }

  package let file: String
  let tokens: [SwiftToken]
  /// The types of the source, at any depth, and the extensions.
  private let all: [Declaration]

  /// Reads the text of a file, which messages name.
  ///
  /// - Throws: `SourceFault` if a comment or a literal does not end.
  package init(_ text: String, file: String) throws(SourceFault) {
    let tokens = try SwiftTokenizer.tokens(of: text, file: file)
    let keywords = ["protocol", "class", "struct", "enum", "actor", "typealias", "extension"]
    all = tokens.indices.dropLast().compactMap { index in
      let (token, name) = (tokens[index], tokens[index + 1])
      guard token.kind == .word, keywords.contains(token.text), name.kind == .word,
        index == 0 || !("." ~= tokens[index - 1]),
        !["func", "var", "let", "subscript", "init"].contains(name.text)
      else { return nil }
      let rest = tokens[(index + 2)...]
      let open = rest.firstIndex { "{" ~= $0 } ?? tokens.endIndex
      let close = tokens[open...].dropFirst().firstIndex { $0.depth <= token.depth }
      let before = tokens[..<index].reversed().prefix { $0.kind == .word }.prefix(4)
      return Declaration(
        keyword: token.text, name: name.text, line: name.line, modifiers: Set(before.map(\.text)),
        head: rest[..<open], body: close.map { open...$0 })
    }
    self.file = file
    self.tokens = tokens
  }

  /// The types of the source, at any depth.
  var types: [Declaration] { all.filter { $0.keyword != "extension" } }

  /// The names of the protocols.
  package var protocolNames: [String] {
    all.filter { $0.keyword == "protocol" }.map(\.name)
  }

  /// Returns a type, if this source declares it.
  func type(named name: String) -> Declaration? { types.first { $0.name == name } }

  /// Returns a protocol, if this source declares it.
  ///
  /// - Throws: `SourceFault` for the first requirement that is not understood.
  package func swiftProtocol(named name: String) throws(SourceFault) -> SwiftProtocol? {
    guard let found = all.first(where: { $0.keyword == "protocol" && $0.name == name }) else {
      return nil
    }
    return try SwiftProtocol(found, in: self)
  }

  /// Returns whether a type is declared with a modifier.
  package func has(modifier: String, on type: String) -> Bool {
    self.type(named: type)?.modifiers.contains(modifier) ?? false
  }

  /// Returns the body of the only declaration at a place; with two, which one is meant is a guess.
  func body(of place: SourcePlace) -> ClosedRange<Int>? {
    let owner = place.owner.flatMap { body(of: SourcePlace(type: $0)) }
    if place.type == "deinit" {
      guard let open = members(of: owner, keyword: "deinit").first else { return nil }
      return tokens[open...].dropFirst().firstIndex { $0.depth <= tokens[open].depth }
        .map { open...$0 }
    }
    let found = all.filter { declaration in
      guard declaration.name == place.type, let body = declaration.body else { return false }
      if place.owner != nil { return owner?.contains(body.lowerBound) ?? false }
      guard let conformance = place.conformance else { return declaration.keyword != "extension" }
      return declaration.head.contains { conformance ~= $0 }
    }
    return found.count == 1 ? found.first?.body : nil
  }

  /// Returns the indices of the names that are declared directly in a body.
  func members(of body: ClosedRange<Int>?, keyword: String) -> [Int] {
    guard let body else { return [] }
    return body.filter { index in
      keyword ~= tokens[index] && tokens[index].depth == tokens[body.lowerBound].depth + 1
    }.map { $0 + 1 }
  }

  /// Returns the names that are declared directly in a type's body.
  package func members(of type: String, keyword: String, owner: String? = nil) -> [String] {
    members(of: body(of: SourcePlace(type: type, owner: owner)), keyword: keyword)
      .map { tokens[$0].text }
  }

  /// Returns whether a text is one expression, which can stand in brackets and have no effect outside of them.
  ///
  /// It may still not compile: types are not checked.
  static func isExpression(_ code: String) -> Bool {
    guard !code.isEmpty, code.utf8.count <= 100, code.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      let tokens = try? SwiftTokenizer.tokens(of: "(\(code))", file: ""), tokens.count > 2,
      // The last bracket is the one that was added, unless a comment swallowed it.
      let last = tokens.last, ")" ~= last, last.depth == 0
    else { return false }
    return tokens.dropFirst().dropLast().allSatisfy { token in
      let isSeparator = token.depth == 1 && ("," ~= token || ":" ~= token)
      let isOdd = token.kind == .mark && ["{", "}", ";", "#", "@"].contains(token.text)
      return token.depth > 0 && !isSeparator && !isOdd
    }
  }
}

/// The sources of a module.
package struct SwiftModule {
  package let name: String
  package var sources: [SwiftSource]
  /// Why some of its files are not among the sources.
  package var faults: [SourceFault] = []

  /// Creates a module from its sources.
  package init(name: String, sources: [SwiftSource]) {
    self.name = name
    self.sources = sources
  }

  /// Returns a protocol, if a source declares it.
  ///
  /// - Throws: `SourceFault` if it is declared twice, or not understood.
  package func swiftProtocol(named name: String) throws(SourceFault) -> SwiftProtocol? {
    let places = sources.filter { $0.protocolNames.contains(name) }
    guard let first = places.first else { return nil }
    if let other = places.dropFirst().first {
      let lines = [first, other].map { $0.type(named: name)?.line ?? 1 }
      throw SourceFault(
        file: first.file, line: lines[0],
        "\(name) is also declared at \(other.file.printable):\(lines[1]). Rename one of them.")
    }
    return try first.swiftProtocol(named: name)
  }

  /// Returns a protocol that has to be there.
  func required(_ name: String) throws(SourceFault) -> SwiftProtocol {
    guard let found = try swiftProtocol(named: name) else {
      throw .noProtocol(name, file: self.name)
    }
    return found
  }

  /// The names of the scenes, which are those of their requests' protocols.
  package var scenes: [String] {
    sources.flatMap(\.protocolNames).compactMap { $0.removing(suffix: "BusinessLogic") }
  }

  /// Returns the source that declares a type, if one does.
  package func source(of type: String) -> SwiftSource? {
    sources.first { $0.type(named: type) != nil }
  }

  /// Returns where a type is declared, if it is.
  package func place(of name: String) -> (file: String, line: Int)? {
    source(of: name).flatMap { source in
      source.type(named: name).map { (source.file, $0.line) }
    }
  }
}
