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
    guard let requirements = source.requirements(of: declaration) else {
      throw fault("The protocol \(name) does not end. Close it with }.")
    }
    if !declaration.modifiers.isDisjoint(with: ["private", "fileprivate"]) {
      throw fault("\(name) is private to its file. Make it internal.")
    }
    if declaration.head.map(\.text) != [":", "AnyObject"] {
      throw fault(
        "\(name) must inherit AnyObject only. Declare its other requirements in \(name), with concrete types."
      )
    }
    for requirement in requirements {
      let code = requirement.text.filter { $0 != " " }
      switch requirement.kind {
      case .method(let signature) where requirement.modifiers.isEmpty && Self.isPlain(signature):
        methods.append(Method(name: signature.name, payload: signature.parameters.first))
      case .property(let name, let type)
      where requirement.modifiers.isEmpty && ["{get}", "{getset}"].contains(where: code.hasSuffix):
        properties.append(Property(name: name, type: type, line: requirement.line))
      default:
        throw fault(
          "\(name) requires \(requirement.text.quoted), which cannot be traced or recorded. "
            + "Require methods with one Equatable payload or none, such as func load(request: Load.Request).",
          line: requirement.line)
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

  private static func isPlain(_ signature: SwiftSignature) -> Bool {
    let name = signature.name
    guard signature.generics + signature.effects + signature.constraints == "",
      signature.result == nil, signature.parameters.count < 2,
      name.first.map({ $0.isLetter || "_`".contains($0) }) ?? false
    else { return false }
    guard let parameter = signature.parameters.first else { return true }
    let type = parameter.type
    let words = type.split { !$0.isLetter }
    // A tuple is not Equatable, and dots at the end take several values.
    return !["inout", "some", "any"].contains(where: { words.contains($0) }) && !type.contains("@")
      && !type.contains("->") && type.first != "(" && type.last != "." && parameter.name != "_"
  }
}
