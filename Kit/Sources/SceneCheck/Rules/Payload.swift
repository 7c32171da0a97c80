import SwiftReading

/// Finds payloads that share state, call back, or know the user interface.
enum Payload {
  private static let views = [
    "View", "ViewController", "Cell", "Button", "Label", "Control", "Window", "TextField",
  ]

  /// Types of the library whose values contain those of their arguments.
  private static let containers = [
    "Array", "Dictionary", "Optional", "Result", "Set", "Published", "ContiguousArray",
  ]

  static func findings(in project: Project) -> [Finding] {
    // Whether the objects of classes cannot change.
    var constants: [ObjectIdentifier: Bool] = [:]
    let managed = project.fetchedNames
    let payloads = project.payloadTypes.flatMap { payload -> [Finding] in
      let name = project.path(of: payload).joined(separator: ".")
      let properties = payload.properties.filter {
        $0.variable.isStored && $0.modifiers.isDisjoint(with: ["static"])
      }.map {
        (place: $0.member.keywordIndex + 1, name: $0.name, type: $0.variable.type, $0.source)
      }
      let cases = payload.cases.flatMap { one in
        one.types.map { (place: one.place, name: one.name, type: $0, one.source) }
      }
      return (properties + cases).compactMap { part -> Finding? in
        let (place, member, type, source) = part
        guard
          let what = kind(of: type, in: payload, near: source, project, managed, &constants)
        else { return nil }
        let isCase = ["case", ","].contains(source.tokens[place - 1].text)
        return project.finding(
          .payload, source, at: place, "\(name).\(member)",
          "\(member) of \(name) \(isCase ? "has" : "is") \(what). \(remedy(for: what))")
      }
    }
    let boundaries = [Role.interactor, .presenter, .view].flatMap { project.boundaries($0) }.unique
    return payloads
      + boundaries.flatMap { boundary -> [Finding] in
        var found: [String: [(method: ProjectType.Method, name: String)]] = [:]
        for method in boundary.methods {
          for parameter in method.signature.parameters {
            guard let type = try? SwiftTokenizer.tokens(of: parameter.type, file: ""),
              let what = kind(
                of: type[...], in: boundary, near: method.source, project, managed, &constants),
              what != "a closure"
            else { continue }
            found[what, default: []].append((method, parameter.name))
          }
        }
        return found.map { what, places in
          let (method, name) = places[0]
          let more =
            places.count > 1 ? ", here and in \((places.count - 1).counted("more place"))" : ""
          return project.finding(
            .payload, method.source, at: method.member.keywordIndex + 1,
            "\(boundary.name).\(method.name).\(name)",
            "\(name) of \(method.name) is \(what)\(more). \(remedy(for: what))")
        }
      }
  }

  private static func remedy(for what: String) -> String {
    what.hasPrefix("an index")
      ? "Pass an identifier." : "Pass values that no other component can change."
  }

  private static func kind(
    of tokens: ArraySlice<SwiftToken>, in type: ProjectType, near source: ProjectSource,
    _ project: Project, _ managed: Set<String>, _ constants: inout [ObjectIdentifier: Bool]
  ) -> String? {
    let reference = TypeReference(tokens)
    if reference.isFunction { return "a closure" }
    let outer = reference.names.compactMap(\.last)
    let isContainer = !outer.isEmpty && outer.allSatisfy(containers.contains)
    let inner = isContainer ? TypeReference(tokens.filter { !("<" ~= $0 || ">" ~= $0) }) : reference
    for name in inner.names {
      guard let last = name.last else { continue }
      if let found = project.resolve(name, in: type.scope, near: source) {
        let isConstant = constants[ObjectIdentifier(found)] ?? project.isConstant(found)
        constants[ObjectIdentifier(found)] = isConstant
        if found.isFunction { return "a closure" }
        if found.keyword == "class", !isConstant {
          return "an object of the class \(found.name)"
        }
        continue
      }
      if ["IndexPath", "NSIndexPath"].contains(last) {
        return "an index path, which is a position in a table view"
      }
      if last == "NSManagedObject" || managed.contains(last) {
        return "a managed object, which its context changes"
      }
      if last.hasPrefix("NSMutable") { return "an object of the class \(last)" }
      if last.hasPrefix("UI") || last.hasPrefix("NS"), views.contains(where: { last.hasSuffix($0) })
      {
        return "a view, \(last)"
      }
      // Those of other frameworks, such as MFMailComposeViewController.
      if last.hasSuffix("ViewController") { return "a view, \(last)" }
      if last == "AnyView" { return "a view, AnyView" }
      if last.hasPrefix("CA"), last.hasSuffix("Layer") { return "a layer, \(last)" }
    }
    return nil
  }
}

extension Project {
  /// The payloads of use cases, and the types in them.
  fileprivate var payloadTypes: [ProjectType] {
    let all = Dictionary(grouping: components, by: \.scope)
    var found: [ProjectType] = []
    let roots = Set(
      payloads.filter { $0.isConcrete && !$0.source.isTest && isInner($0) }.map(\.scope))
    for (scope, types) in all {
      guard let type = types.first else { continue }
      if roots.contains(scope) || scopes(around: type).contains(where: roots.contains) {
        found += types
      }
    }
    return found
  }

  /// The names of what requests of Core Data fetch, whose classes Xcode can generate.
  fileprivate var fetchedNames: Set<String> {
    let values = ["NSFetchRequestResult", "NSDictionary", "NSNumber", "NSManagedObjectID"]
    var names: Set<String> = []
    for source in sources {
      let tokens = source.tokens
      for index in tokens.indices.dropLast(3)
      where "NSFetchRequest" ~= tokens[index] && "<" ~= tokens[index + 1]
        && ">" ~= tokens[index + 3]
      {
        names.insert(tokens[index + 2].text)
      }
    }
    return names.subtracting(values)
  }

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
