import PlainText

/// Reads the requirements of one protocol.
///
/// It refuses whatever it does not understand, with the line.
struct ProtocolReader {
  private let file: String
  private let tokens: ArraySlice<SwiftToken>
  private var index: Int
  private var found: SwiftProtocol

  /// Returns the protocol whose name is at an index.
  ///
  /// - Parameters:
  ///   - index: The index of the name, after the keyword.
  ///   - tokens: The tokens of the whole source.
  static func read(
    at index: Int, of tokens: [SwiftToken], file: String
  ) throws(SourceFault) -> SwiftProtocol {
    var reader = ProtocolReader(at: index, of: tokens, file: file)
    try reader.readHead()
    try reader.readBody()
    return reader.found
  }

  private init(at index: Int, of tokens: [SwiftToken], file: String) {
    self.file = file
    self.tokens = tokens[...]
    self.index = index
    found = SwiftProtocol(name: tokens[index].text, file: file, line: tokens[index].line)
  }

  private var name: String { found.name }
  private var token: SwiftToken? { index < tokens.endIndex ? tokens[index] : nil }

  private func fault(_ sentences: String, line: Int? = nil) -> SourceFault {
    SourceFault(file: file, line: line ?? token?.line ?? found.line, sentences)
  }

  /// What is wrong with a requirement, and what to do.
  private func refused(
    _ what: String, _ remedy: String, line: Int? = nil
  ) -> SourceFault {
    fault("\(what), which cannot be traced or recorded. \(remedy)", line: line)
  }

  private func refused(_ requirement: ArraySlice<SwiftToken>, line: Int? = nil) -> SourceFault {
    refused(
      "\(name) requires \(requirement.joined.quoted)", "Require plain methods only.", line: line)
  }

  /// Returns the current token and goes on to the next.
  private mutating func next() throws(SourceFault) -> SwiftToken {
    guard let token else {
      throw fault("The protocol \(name) does not end. Close it with }.", line: found.line)
    }
    index += 1
    return token
  }

  /// Skips a mark or a keyword, if it comes next; returns whether it did.
  private mutating func skip(_ text: String) -> Bool {
    guard let token, text ~= token else { return false }
    index += 1
    return true
  }

  /// Skips an attribute, such as `@available(macOS 15, *)`.
  private mutating func skipAttributes() throws(SourceFault) {
    while skip("@") {
      _ = try next()
      if let token, "(" ~= token, !token.isSeparated { _ = try group() }
    }
  }

  /// Returns the tokens of a group in brackets, with the brackets.
  private mutating func group() throws(SourceFault) -> ArraySlice<SwiftToken> {
    let start = index
    var depth = 0
    repeat {
      switch try next() {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
    } while depth > 0
    return tokens[start..<index]
  }

  // MARK: Head

  private mutating func readHead() throws(SourceFault) {
    for word in tokens[..<index].reversed().dropFirst() {
      if word.kind != .word || "}" ~= word { break }
      if ["private", "fileprivate"].contains(word.text) {
        throw fault("\(name) is private to its file. Make it internal.")
      }
      if word.isFirst { break }
    }
    index += 1
    if let token, "<" ~= token { throw generic() }
    var parents: [String] = []
    if skip(":") {
      repeat {
        var parent = try next().text
        while skip(".") { parent += ".\(try next().text)" }
        parents.append(parent)
      } while skip(",") || skip("&")
    }
    if let parent = parents.first(where: { $0 != "AnyObject" }) {
      throw fault(
        "\(name) inherits \(parent). Inherit AnyObject only, and declare what else is required in "
          + "\(name).", line: found.line)
    }
    if parents.isEmpty { throw fault("\(name) must inherit AnyObject.", line: found.line) }
    guard skip("{") else { throw generic() }
  }

  private func generic(line: Int? = nil) -> SourceFault {
    refused("\(name) has associated types", "Use concrete types.", line: line)
  }

  // MARK: Body

  private mutating func readBody() throws(SourceFault) {
    while true {
      if skip("}") { return }
      if skip(";") { continue }
      try skipAttributes()
      let start = index
      let token = try next()
      switch token {
      case "func": try readMethod()
      case "var": try readProperty()
      case "associatedtype": throw generic(line: token.line)
      case "#":
        throw refused(
          "\(name) contains a condition (#if)", "Declare the requirements without it.",
          line: token.line)
      default:
        // The rest of the line shows what it is.
        var end = index
        while end < tokens.endIndex, !tokens[end].isFirst, !("}" ~= tokens[end]) { end += 1 }
        throw refused(tokens[start..<end], line: token.line)
      }
    }
  }

  private mutating func readMethod() throws(SourceFault) {
    let start = index - 1
    let nameToken = try next()
    let method = nameToken.text
    let generic = refused("\(method) is generic", "Use concrete types.", line: nameToken.line)
    if let token, "<" ~= token { throw generic }
    guard nameToken.kind == .word, let open = token, "(" ~= open else {
      throw refused(tokens[start..<index])
    }
    let list = try group().dropFirst().dropLast()
    if skip("async") || skip("reasync") {
      throw refused(
        "\(method) is asynchronous", "Wait in the interactor, in a task.", line: nameToken.line)
    }
    if skip("throws") || skip("rethrows") {
      throw refused(
        "\(method) throws", "Report a failure with a method of its own.", line: nameToken.line)
    }
    if skip("->") {
      // Void is no value.
      let isVoid = skip("Void") || (skip("(") && skip(")"))
      guard isVoid else {
        throw refused(
          "\(method) returns a value", "Answer with a call to the next component.",
          line: nameToken.line)
      }
    }
    if let token, "where" ~= token { throw generic }
    let parameters = split(list)
    guard parameters.count < 2 else {
      throw fault(
        "\(method) has \(parameters.count) parameters; a boundary method has one at most. "
          + "Put them in a payload.", line: nameToken.line)
    }
    var read = SwiftProtocol.Method(name: method, line: nameToken.line)
    if let parameter = parameters.first { read.payload = try payload(parameter, of: method) }
    found.methods.append(read)
  }

  private func payload(
    _ parameter: ArraySlice<SwiftToken>, of method: String
  ) throws(SourceFault) -> SwiftProtocol.Payload {
    let refusal = fault(
      "The parameter \(parameter.joined.quoted) of \(method) cannot be traced or recorded. "
        + "Pass an Equatable payload.", line: parameter.first?.line)
    guard let colon = parameter.firstIndex(where: { ":" ~= $0 }) else { throw refusal }
    let names = parameter[..<colon]
    let type = parameter[(colon + 1)...]
    let isPlain = names.allSatisfy { $0.kind == .word } && (1...2).contains(names.count)
    let isOdd =
      type.isEmpty
      || type.contains { ["...", "inout", "@", "some", "any", "->"].contains($0.text) }
      // A tuple, which is not Equatable.
      || type.first.map { "(" ~= $0 } == true
      || type.suffix(3).map(\.text) == [".", ".", "."]
    guard isPlain, !isOdd, let first = names.first, let last = names.last, last.text != "_" else {
      throw refusal
    }
    return SwiftProtocol.Payload(
      label: first.text == "_" ? nil : first.text, name: last.text, type: type.joined)
  }

  private mutating func readProperty() throws(SourceFault) {
    let start = index - 1
    let nameToken = try next()
    guard nameToken.kind == .word, skip(":") else {
      throw refused(tokens[start..<index])
    }
    let typeStart = index
    while let token, !("{" ~= token) {
      if ["(", "["].contains(token.text) { _ = try group() } else { _ = try next() }
    }
    let type = tokens[typeStart..<index].joined
    let accessors = try group().dropFirst().dropLast().map(\.text)
    guard accessors == ["get"] || accessors == ["get", "set"] || accessors == ["set", "get"] else {
      throw refused(tokens[start..<index], line: nameToken.line)
    }
    found.properties.append(
      SwiftProtocol.Property(
        name: nameToken.text, type: type, isSettable: accessors.count == 2, line: nameToken.line))
  }

  /// Splits a list at its commas; those in brackets, and in the arguments of generic types, do not count.
  private func split(_ list: ArraySlice<SwiftToken>) -> [ArraySlice<SwiftToken>] {
    var parts: [ArraySlice<SwiftToken>] = []
    var depth = 0
    var start = list.startIndex
    for index in list.indices {
      switch list[index] {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}", ">": depth -= 1
      case "," where depth == 0:
        parts.append(list[start..<index])
        start = index + 1
      default: break
      }
    }
    if start < list.endIndex { parts.append(list[start...]) }
    return parts
  }
}
