import PlainText

/// A protocol at a boundary between two components, as declared in a source.
package struct SwiftProtocol: Equatable {
  /// A required method, which takes one payload or none.
  package struct Method: Equatable {
    package var name: String
    package var payload: Payload?
  }

  /// The argument of a method.
  package struct Payload: Equatable {
    /// The label at the call; `nil` for `_`.
    package var label: String?
    /// The name in the method.
    package var name: String
    package var type: String
  }

  /// A required property that can be read.
  package struct Property: Equatable {
    package var name: String
    package var type: String
    package var line: Int
  }

  package let name: String
  package let file: String
  package let line: Int
  package private(set) var methods: [Method] = []
  package private(set) var properties: [Property] = []

  /// Reads a protocol.
  ///
  /// - Throws: `SourceFault` for the first requirement that is not understood.
  package init(_ declaration: SwiftSource.Declaration, in source: SwiftSource) throws(SourceFault) {
    (name, line, file) = (declaration.name, declaration.line, source.file)
    guard let body = declaration.body else {
      throw fault("The protocol \(name) does not end. Close it with }.")
    }
    if !declaration.modifiers.isDisjoint(with: ["private", "fileprivate"]) {
      throw fault("\(name) is private to its file. Make it internal.")
    }
    if declaration.head.map(\.text) != [":", "AnyObject"] {
      throw fault(
        "\(name) must inherit AnyObject only. Declare in \(name) what else is required, with concrete types."
      )
    }
    for member in source.members(of: body) {
      let requirement = source.tokens[member.start..<member.tokens.upperBound]
      if let method = Self.method(requirement) {
        methods.append(method)
      } else if let property = Self.property(requirement) {
        properties.append(property)
      } else {
        throw fault(
          "\(name) requires \(requirement.joined.quoted), which cannot be traced or recorded. "
            + "Require methods of one Equatable payload or none, such as func load(request: Load.Request).",
          line: requirement.first?.line)
      }
    }
  }

  private func fault(_ sentences: String, line: Int? = nil) -> SourceFault {
    SourceFault(file: file, line: line ?? self.line, sentences)
  }

  /// Throws for a property that cannot be traced.
  package func refuseProperties() throws(SourceFault) {
    guard let property = properties.first else { return }
    throw fault(
      "\(name) requires the property \(property.name), which cannot be traced. "
        + "Require a method instead.", line: property.line)
  }

  private static func method(_ tokens: ArraySlice<SwiftToken>) -> Method? {
    let (head, rest) = (Array(tokens.prefix(3)), tokens.dropFirst(3))
    guard head.count == 3, "func" ~= head[0], head[1].kind == .word, "(" ~= head[2],
      let end = rest.firstIndex(where: { $0.depth == head[2].depth }),
      ["", "-> Void", "-> ()"].contains(rest[(end + 1)...].joined)
    else { return nil }
    let list = rest[..<end]
    if list.isEmpty { return Method(name: head[1].text) }
    return payload("," ~= list[end - 1] ? list.dropLast() : list).map {
      Method(name: head[1].text, payload: $0)
    }
  }

  private static func payload(_ parameter: ArraySlice<SwiftToken>) -> Payload? {
    guard let colon = parameter.firstIndex(where: { ":" ~= $0 }) else { return nil }
    let (names, type) = (parameter[..<colon], parameter[(colon + 1)...])
    let isPlain =
      (1...2).contains(names.count) && names.allSatisfy { $0.kind == .word }
      && !type.contains { ["inout", "@", "some", "any", "->"].contains($0.text) }
      // A tuple is not Equatable, and dots at the end take several values.
      && type.first.map { "(" ~= $0 } == false && type.last.map { "." ~= $0 } == false
    // A comma that is not between the arguments of a type begins another parameter.
    let hasOther = type.indices.contains { index in
      let before = type[..<index]
      return "," ~= type[index] && type[index].depth == parameter[colon].depth
        && before.count { "<" ~= $0 } == before.count { ">" ~= $0 }
    }
    guard isPlain, !hasOther, let label = names.first?.text, let name = names.last?.text,
      name != "_"
    else { return nil }
    return Payload(label: label == "_" ? nil : label, name: name, type: type.joined)
  }

  fileprivate static func property(_ tokens: ArraySlice<SwiftToken>) -> Property? {
    let head = Array(tokens.prefix(3))
    guard head.count == 3, "var" ~= head[0], head[1].kind == .word, ":" ~= head[2],
      let open = tokens.firstIndex(where: { "{" ~= $0 })
    else { return nil }
    let accessors = tokens[open...].dropFirst().dropLast().map(\.text).sorted()
    guard accessors == ["get"] || accessors == ["get", "set"] else { return nil }
    return Property(
      name: head[1].text, type: tokens[..<open].dropFirst(3).joined, line: head[1].line)
  }
}
