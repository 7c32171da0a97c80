import PlainText

/// A protocol at a boundary between two components, as declared in a source.
package struct SwiftProtocol: Equatable {
  /// A required method, which takes one payload or none.
  package struct Method: Equatable {
    package var name: String
    package var payload: SwiftSignature.Parameter?
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

  /// Reads a protocol; throws for the first requirement that is not understood.
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
      if let signature = source.signature(of: member), let method = Self.method(signature),
        member.start == member.keywordIndex
      {
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

  private static func method(_ signature: SwiftSignature) -> Method? {
    let isPlain = signature.generics + signature.effects + signature.constraints == ""
    let name = signature.name
    guard isPlain, signature.result == nil, signature.parameters.count < 2, name != "init",
      name.first.map({ $0.isLetter || "_`".contains($0) }) ?? false
    else { return nil }
    guard let parameter = signature.parameters.first else { return Method(name: name) }
    let type = parameter.type
    let words = type.split { !$0.isLetter }
    // A tuple is not Equatable, and dots at the end take several values.
    guard !["inout", "some", "any"].contains(where: { words.contains($0) }), !type.contains("@"),
      !type.contains("->"), type.first != "(", type.last != ".", parameter.name != "_"
    else { return nil }
    return Method(name: name, payload: parameter)
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
