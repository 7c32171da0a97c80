import SwiftReading

/// Finds requirements that are never called, and presenters whose view is never set.
enum DeadEnd {
  static func findings(in project: Project) -> [Finding] {
    let used = project.usedNames
    let roles: [Role] = [.presenter, .view, .router]
    let required = roles.flatMap { project.boundaries($0) }.flatMap { boundary in
      boundary.methods.map { ProjectUseCase(boundary: boundary, method: $0) }
        // The classic template finds routes by the names of segues.
        .filter { !$0.method.signature.parameters.contains { $0.name == "segue" } }
    }
    return (project.useCases + required).filter { !used.contains($0.method.name) }.map { required in
      let (method, boundary) = (required.method, required.boundary.name)
      return project.finding(
        .deadEnd, method.source, at: method.member.keywordIndex + 1, "\(boundary).\(method.name)",
        "Nothing but tests calls \(method.name) of \(boundary). Call it, or remove it.")
    } + unconnected(in: project, used)
  }

  /// Returns the presenters whose view is never set.
  private static func unconnected(in project: Project, _ used: Set<String>) -> [Finding] {
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

extension Project {
  /// The names that the program uses, besides declaring functions of that name, also in texts such as selectors.
  fileprivate var usedNames: Set<String> {
    var names: Set<String> = []
    for source in sources where !source.isTest {
      var before = ""
      for token in source.tokens {
        if token.kind == .word {
          if before != "func" { names.insert(token.text) }
        } else if token.kind == .literal {
          names.formUnion(
            token.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
        before = token.text
      }
    }
    return names
  }
}
