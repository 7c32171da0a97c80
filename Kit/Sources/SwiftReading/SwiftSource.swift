import PlainText

/// A Swift source that was read, with the types that it declares.
package struct SwiftSource {
  /// A type or an extension.
  package struct Declaration {
    package let keyword: String
    /// The name; of an extension, with dots.
    package let name: String
    package let line: Int
    /// The index of the token that names it.
    package let place: Int
    /// The number of brackets around it.
    package let depth: Int
    /// The words before the keyword, such as `public`.
    package let modifiers: Set<String>
    /// What is between the name and the body: what the type inherits.
    package let head: ArraySlice<SwiftToken>
    /// The indices of the body's brackets and of what is between them.
    package let body: ClosedRange<Int>?
  }

  package let file: String
  package let bytes: [UInt8]
  package let tokens: [SwiftToken]
  package let comments: [Range<Int>]
  /// The tokens of each interpolation of a string, which are not among the others.
  package let interpolations: [[SwiftToken]]
  /// The types of the source, at any depth, and the extensions.
  package let all: [Declaration]
  /// The bracket that closes each bracket, by their indices.
  package let ends: [Int: Int]

  /// Reads the text of a file, which messages name.
  ///
  /// - Throws: `SourceFault` if a comment or a literal does not end, or strings are nested too deep.
  package init(_ text: String, file: String) throws(SourceFault) {
    self.file = file
    bytes = Array(text.utf8)
    let reader = try SwiftTokenizer(bytes, file: file)
    (tokens, comments) = (reader.tokens, reader.comments)
    interpolations = reader.interpolations
    ends = Self.ends(in: tokens)
    all = Self.declarations(in: tokens, ends)
  }

  static func ends(in tokens: [SwiftToken]) -> [Int: Int] {
    var (ends, open): ([Int: Int], [Int]) = ([:], [])
    for index in tokens.indices where tokens[index].kind == .mark {
      switch tokens[index].text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": if let begin = open.popLast() { ends[begin] = index }
      default: break
      }
    }
    return ends
  }

  private static func declarations(
    in tokens: [SwiftToken], _ ends: [Int: Int]
  ) -> [Declaration] {
    let keywords = ["protocol", "class", "struct", "enum", "actor", "typealias", "extension"]
    var open = tokens.endIndex
    // Where the next declaration begins.
    var next = tokens.endIndex
    var found: [Declaration] = []
    for index in tokens.indices.dropLast().reversed() {
      let (token, name) = (tokens[index], tokens[index + 1])
      if "{" ~= tokens[index + 1] { open = index + 1 }
      guard token.kind == .word, keywords.contains(token.text), name.kind == .word,
        index == 0 || !("." ~= tokens[index - 1]),
        !["func", "var", "let", "subscript", "init"].contains(name.text)
      else { continue }
      var start = index + 2
      if token.text == "extension" {
        while start + 1 < min(open, next), "." ~= tokens[start] { start += 2 }
      }
      let close = open < next && tokens[open].depth == token.depth ? ends[open] : nil
      var end = max(start, min(open, next))
      if token.text == "typealias" {
        end = endOfAlias(in: tokens[start..<end], depth: token.depth)
      }
      let before = tokens[..<index].suffix(4).reversed().prefix { $0.kind == .word }
      found.append(
        Declaration(
          keyword: token.text, name: tokens[(index + 1)..<start].joined, line: name.line,
          place: index + 1, depth: token.depth, modifiers: Set(before.map(\.text)),
          head: tokens[start..<end],
          body: token.text == "typealias" ? nil : close.map { open...$0 }))
      next = index
    }
    return found.reversed()
  }

  /// Returns where the declaration of an alias ends: before a line that does not go on with it.
  private static func endOfAlias(in tokens: ArraySlice<SwiftToken>, depth: Int) -> Int {
    tokens.indices.first { index in
      let token = tokens[index]
      guard token.depth <= depth else { return false }
      if token.depth < depth || ";" ~= token { return true }
      guard token.isFirst, index > tokens.startIndex else { return false }
      let goesOn = ["=", "&", ".", ",", "->", "<", "where"]
      return !goesOn.contains(token.text) && !goesOn.contains(tokens[index - 1].text)
    } ?? tokens.endIndex
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text with spaces in place of comments.
  package var textWithoutComments: String {
    var bytes = bytes
    for comment in comments {
      for place in comment where !bytes[place].isLineBreak { bytes[place] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether it names a scene, or a type that is called after it; a use case can have the same name.
  package func names(_ scene: String) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].kind == .word, tokens[index].text.hasPrefix(scene) else { return false }
      let before = index > 0 ? tokens[index - 1].text : ""
      return before != "." && (before != "enum" || tokens[index].depth == 0)
    }
  }

  /// The types of the source, at any depth.
  package var types: [Declaration] { all.filter { $0.keyword != "extension" } }

  package var protocolNames: [String] { all.filter { $0.keyword == "protocol" }.map(\.name) }

  /// Returns a type, if this source declares it; of several, the outermost.
  package func type(named name: String) -> Declaration? {
    all.lazy.filter { $0.name == name && $0.keyword != "extension" }.min { $0.depth < $1.depth }
  }

  /// Returns a protocol, if this source declares it.
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

  /// Returns the only declaration at a place; with two, which one is meant is a guess.
  package func declaration(at place: SourcePlace) -> Declaration? {
    var open = all.filter { declaration in
      guard declaration.name == place.path.first else { return false }
      // An extension can have the inner types.
      guard let conformance = place.conformance else {
        return place.path.count > 1 || declaration.keyword != "extension"
      }
      return declaration.head.contains { conformance ~= $0 }
    }
    // A use case can have the name of its scene.
    let outermost = open.map(\.depth).min()
    open.removeAll { $0.depth != outermost }
    for name in place.path.dropFirst() {
      let bodies = open.compactMap(\.body)
      open = types.filter { type in
        type.name == name
          && type.body.map { body in
            bodies.contains {
              $0.contains(body.lowerBound) && tokens[$0.lowerBound].depth + 1 == type.depth
            }
          } ?? false
      }
    }
    return open.count == 1 ? open.first : nil
  }

  /// Returns the code at a place, on one line and without comments; `nil` if the place is not there.
  package func code(at place: SourcePlace) -> String? {
    declaration(at: place)?.body.map { tokens[$0].dropFirst().dropLast().joined }
  }

  /// Returns the names that are declared directly in a type's body.
  ///
  /// - Parameter path: The type, after those that it is declared in.
  package func members(of path: String..., keyword: String) -> [String] {
    members(at: SourcePlace(path: path)).filter { $0.keyword == keyword }.map(\.name)
  }

  /// Returns what is declared directly at a place.
  package func members(at place: SourcePlace) -> [SwiftMember] {
    declaration(at: place)?.body.map { members(of: $0) } ?? []
  }

  /// Returns whether a text is one expression, which can stand in brackets and have no effect outside of them.
  ///
  /// It may still not compile: types are not checked.
  package static func isExpression(_ code: String) -> Bool {
    guard !code.isEmpty, code.utf8.count <= 100, code.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      let tokens = try? SwiftTokenizer.tokens(of: "(\(code))", file: ""), tokens.count > 2,
      // The last bracket is the one that was added, unless a comment swallowed it.
      let last = tokens.last, ")" ~= last, last.depth == 0
    else { return false }
    return tokens.dropFirst().dropLast().allSatisfy { token in
      let isSeparator = token.depth == 1 && ("," ~= token || ":" ~= token)
      let isOdd = token.kind == .mark && "{};#@".contains(token.text.first ?? " ")
      return token.depth > 0 && !isSeparator && !isOdd
    }
  }
}

package struct SwiftModule {
  package let name: String
  package var sources: [SwiftSource]
  /// Why some of its files are not among the sources.
  package var faults: [SourceFault] = []

  package init(name: String, sources: [SwiftSource]) {
    self.name = name
    self.sources = sources
  }

  /// Returns a protocol, if a source declares it.
  package func swiftProtocol(named name: String) throws(SourceFault) -> SwiftProtocol? {
    try source(ofProtocol: name)?.swiftProtocol(named: name)
  }

  /// Returns the source that declares a protocol, if one does.
  package func source(ofProtocol name: String) throws(SourceFault) -> SwiftSource? {
    let places = sources.filter { $0.protocolNames.contains(name) }
    guard let first = places.first else { return nil }
    if let other = places.dropFirst().first {
      let lines = [first, other].map { $0.type(named: name)?.line ?? 1 }
      throw SourceFault(
        file: first.file, line: lines[0],
        "\(name) is also declared at \(other.file.printable):\(lines[1]). Rename one of them.")
    }
    return first
  }

  /// Returns a protocol that has to be there.
  package func required(_ name: String) throws(SourceFault) -> SwiftProtocol {
    guard let found = try swiftProtocol(named: name) else {
      throw .noProtocol(name, file: self.name)
    }
    return found
  }

  /// The names of the scenes, which are those of their requests' protocols.
  package var scenes: [String] {
    sources.flatMap(\.protocolNames).compactMap { $0.removing(suffix: "BusinessLogic") }
  }

  /// Returns the source that declares a type, if one does; of several, the one that declares it outermost.
  package func source(of type: String) -> SwiftSource? {
    // Without copies of the sources: a package can have thousands, and commands ask for each type.
    let found = sources.indices.lazy.compactMap { index in
      sources[index].type(named: type).map { (index, depth: $0.depth) }
    }
    return found.min { $0.depth < $1.depth }.map { sources[$0.0] }
  }

  /// Returns the class that conforms to a protocol, if only one does.
  package func conformer(to name: String) -> (name: String, file: String, line: Int)? {
    let found = sources.flatMap { source in
      source.all.filter { declaration in
        ["class", "extension"].contains(declaration.keyword)
          && declaration.head.contains { $0.text == name }
      }.map { (name: $0.name, file: source.file, line: $0.line) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the property of a type that refers to a protocol, if one does.
  package func property(of type: String, referringTo name: String) -> String? {
    guard let source = source(of: type) else { return nil }
    return source.members(at: SourcePlace(path: [type])).first { member in
      member.keyword == "var" && source.tokens[member.tokens].contains { $0.text == name }
    }?.name
  }

  /// Returns where a type is declared that is in no other, if it is.
  package func place(of name: String) -> (file: String, line: Int)? {
    guard let source = source(of: name), let type = source.type(named: name), type.depth == 0 else {
      return nil
    }
    return (source.file, type.line)
  }
}

extension String {
  /// Returns the text before an ending; `nil` if it does not end so, or nothing is left.
  package func removing(suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }
}
