import PlainText

/// A Swift source that was read, with the types that it declares.
package struct SwiftSource {
  package let file: String
  /// The types of the source, at any depth.
  let declarations: [(name: String, line: Int)]

  let tokens: [SwiftToken]
  /// The index of the name of each protocol.
  private let protocols: [(name: String, index: Int)]

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - file: How to call it in messages.
  /// - Throws: `SourceFault` if a comment or a literal does not end.
  package init(_ text: String, file: String) throws(SourceFault) {
    let tokens = try SwiftTokenizer.tokens(of: text, file: file)
    var declarations: [(String, Int)] = []
    var protocols: [(String, Int)] = []
    let keywords = ["protocol", "class", "struct", "enum", "actor", "typealias"]
    for index in tokens.indices.dropLast() {
      let (token, name) = (tokens[index], tokens[index + 1])
      guard token.kind == .word, keywords.contains(token.text), name.kind == .word,
        index == 0 || !(["."].contains(tokens[index - 1].text)),
        !["func", "var", "let", "subscript", "init"].contains(name.text)
      else { continue }
      declarations.append((name.text, name.line))
      if token.text == "protocol" { protocols.append((name.text, index + 1)) }
    }
    self.file = file
    self.tokens = tokens
    self.declarations = declarations
    self.protocols = protocols
  }

  /// The names of the protocols.
  package var protocolNames: [String] { protocols.map(\.name) }

  /// Returns a protocol, if this source declares it.
  ///
  /// - Throws: `SourceFault` for the first requirement that is not understood.
  package func swiftProtocol(named name: String) throws(SourceFault) -> SwiftProtocol? {
    guard let index = protocols.first(where: { $0.name == name })?.index else { return nil }
    return try ProtocolReader.read(at: index, of: tokens, file: file)
  }

  /// Returns the line on which a type is declared, if it is.
  package func line(of name: String) -> Int? {
    declarations.first { $0.name == name }?.line
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
    if places.count > 1, let line = places[0].line(of: name), let other = places[1].line(of: name) {
      throw SourceFault(
        file: places[0].file, line: line,
        "\(name) is also declared at \(places[1].file.printable):\(other). Rename one of them.")
    }
    return try places.first?.swiftProtocol(named: name)
  }

  /// The names of the scenes, which are those of their requests' protocols.
  package var scenes: [String] {
    sources.flatMap(\.protocolNames).compactMap { $0.removing(suffix: "BusinessLogic") }
  }

  /// Returns where a type is declared, if it is.
  package func place(of name: String) -> (file: String, line: Int)? {
    for source in sources {
      if let line = source.line(of: name) { return (source.file, line) }
    }
    return nil
  }
}

extension SwiftSource {
  /// Returns whether a text is one expression, which can stand in brackets and have no effect outside of them.
  ///
  /// It may still not compile: types are not checked.
  static func isExpression(_ code: String) -> Bool {
    guard !code.isEmpty, code.utf8.count <= 100, code.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      let tokens = try? SwiftTokenizer.tokens(of: "(\(code))", file: "")
    else { return false }
    var depth = 0
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      switch token.text {
      case "{", "}", ";", "#", "@": return false
      case ",", ":": if depth == 1 { return false }
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        // The last bracket is the one that was added, unless a comment swallowed it.
        if depth == 0 { return index == tokens.count - 1 && index > 1 }
      default: break
      }
    }
    return false
  }
}
