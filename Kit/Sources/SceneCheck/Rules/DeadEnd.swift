import SwiftReading

/// Finds requirements that are never called, and presenters whose view is never set.
enum DeadEnd {
  static func findings(in project: Project) -> [Finding] {
    let roles: [Role] = [.presenter, .view, .router]
    let required = roles.flatMap { project.boundaries($0) }.flatMap { boundary in
      boundary.methods.map { ProjectUseCase(boundary: boundary, method: $0) }
        // The classic template finds routes by the names of segues.
        .filter { !$0.method.signature.parameters.contains { $0.name == "segue" } }
    }
    let all = project.useCases + required
    let calls = ProjectCalls(of: Set(all.map(\.method.name)), in: project)
    let dead = all.filter { !calls.include($0, in: project) }.map { required in
      let (method, boundary) = (required.method, required.boundary.name)
      return project.finding(
        .deadEnd, method.source, at: method.member.keywordIndex + 1, "\(boundary).\(method.name)",
        "Nothing but tests calls \(method.name) of \(boundary). Call it, or remove it.")
    }
    let called = all.filter { calls.include($0, in: project) }
    return dead + called.compactMap { empty($0, in: project) } + unconnected(in: project)
  }

  /// Returns a method that is called, and that does nothing in any component.
  private static func empty(_ required: ProjectUseCase, in project: Project) -> Finding? {
    let labels = required.method.signature.parameters.map(\.label)
    let types = required.boundary.values
    let methods = types.compactMap { type in
      type.methods.first {
        $0.name == required.method.name && $0.signature.parameters.map(\.label) == labels
      }
    }
    guard let method = methods.first, methods.count == types.count,
      types.allSatisfy(\.heirs.isEmpty), methods.allSatisfy({ $0.body?.count == 2 })
    else { return nil }
    return project.finding(
      .deadEnd, method.source, at: method.member.keywordIndex + 1,
      "\(types[0].name).\(method.name)",
      "\(types[0].name) does nothing in \(method.name), which is called. Write it, or remove it.")
  }

  /// Returns the presenters whose view is never set.
  private static func unconnected(in project: Project) -> [Finding] {
    var seen: Set<ObjectIdentifier> = []
    let set = project.sources.reduce(into: Set<String>()) { names, source in
      if !source.isTest { names.formUnion(source.setNames) }
    }
    return project.scenes.map(\.presenter).filter { seen.insert(ObjectIdentifier($0)).inserted }
      .flatMap { presenter in
        project.properties(of: presenter, .view).compactMap { property in
          guard !set.contains(property.name), !property.isMade else { return nil }
          return project.finding(
            .deadEnd, property.source, at: property.member.keywordIndex + 1,
            "\(presenter.name).\(property.name)",
            "Nothing sets \(property.name) of \(presenter.name), so nothing is displayed. Set it where the scene is connected."
          )
        }
      }
  }
}

extension ProjectSource {
  /// The names that are set, or passed as labels.
  fileprivate var setNames: Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst().dropLast() where tokens[index].kind == .word {
      let (before, after) = (tokens[index - 1].text, tokens[index + 1])
      if "=" ~= after && !["let", "var"].contains(before)
        || ":" ~= after && ["(", ","].contains(before)
      {
        names.insert(tokens[index].text)
      }
    }
    return names
  }
}
