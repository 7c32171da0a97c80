import SwiftReading

/// Finds payloads that share state, call back, or know the user interface.
enum Payload {
  private static let views = [
    "View", "ViewController", "Cell", "Button", "Label", "Control", "Window", "TextField",
  ]

  static func findings(in project: Project) -> [Finding] {
    // Whether the objects of classes cannot change.
    var constants: [ObjectIdentifier: Bool] = [:]
    return project.payloads.filter {
      $0.isConcrete && !$0.source.isTest && project.isInner($0)
    }.flatMap { payload in
      payload.properties.compactMap { property -> Finding? in
        guard property.variable.isStored, property.modifiers.isDisjoint(with: ["static"]),
          let what = kind(
            of: property.type, in: payload, near: property.source, project, &constants)
        else { return nil }
        let name = project.path(of: payload).joined(separator: ".")
        let remedy =
          what.hasPrefix("an index")
          ? "Pass an identifier." : "Pass values that no other component can change."
        return project.finding(
          .payload, property.source, at: property.member.keywordIndex + 1,
          "\(name).\(property.name)",
          "\(property.name) of \(name) is \(what). \(remedy)")
      }
    }
  }

  private static func kind(
    of reference: TypeReference, in type: ProjectType, near source: ProjectSource,
    _ project: Project, _ constants: inout [ObjectIdentifier: Bool]
  ) -> String? {
    if reference.isFunction { return "a closure" }
    for name in reference.names {
      guard let last = name.last else { continue }
      if let found = project.resolve(name, in: type.scope, near: source) {
        let isConstant = constants[ObjectIdentifier(found)] ?? project.isConstant(found)
        constants[ObjectIdentifier(found)] = isConstant
        if found.keyword == "class", !isConstant {
          return "an object of the class \(found.name)"
        }
        continue
      }
      if last == "IndexPath" { return "an index path, which is a position in a table view" }
      if last.hasPrefix("UI") || last.hasPrefix("NS"), views.contains(where: { last.hasSuffix($0) })
      {
        return "a view, \(last)"
      }
    }
    return nil
  }
}

extension Project {
  /// Returns whether the objects of a class cannot change, as far as the sources say.
  fileprivate func isConstant(_ type: ProjectType) -> Bool {
    let known: Set<String> = [
      "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
      "NSObject", "Sendable",
    ]
    return foreignParents(of: type).isSubset(of: known)
      && ([type] + parents(of: type)).allSatisfy { part in
        part.properties.allSatisfy {
          !$0.variable.isStored || $0.member.keyword == "let" || $0.modifiers.contains("static")
            || part.isProtocol
        }
      }
  }
}
