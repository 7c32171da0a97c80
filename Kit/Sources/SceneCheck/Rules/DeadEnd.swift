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
    return (project.useCases + required).filter { required in
      project.callNames(of: required.method).isDisjoint(with: used)
    }.map { required in
      let (method, boundary) = (required.method, required.boundary.name)
      return project.finding(
        .deadEnd, method.source, at: method.member.keywordIndex + 1, "\(boundary).\(method.name)",
        "Nothing but tests calls \(method.name) of \(boundary). Call it, or remove it.")
    } + unconnected(in: project)
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

extension Project {
  /// The names that the program uses, besides declaring functions of that name, also in texts such as selectors.
  ///
  /// One that is called has its first label behind a bracket, as in `show(request`.
  fileprivate var usedNames: Set<String> {
    var (names, unlabeled): (Set<String>, Set<String>) = ([], [])
    for source in sources where !source.isTest {
      let tokens = source.tokens
      for index in tokens.indices {
        let token = tokens[index]
        if token.kind == .word {
          if index > 0, "func" ~= tokens[index - 1] {
            if tokens[index...].dropFirst(2).first.map({ ")" ~= $0 || "_" ~= $0 }) ?? false {
              unlabeled.insert(token.text)
            }
            continue
          }
          names.insert(tokens[(index + 1)...].label.map { "\(token.text)(\($0)" } ?? token.text)
        } else if token.kind == .literal {
          names.formUnion(
            token.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
      }
    }
    // A call without a label that nothing declares so is in old Swift, where the first label was left out.
    return names.union(
      names.filter { $0.hasSuffix("(") }.map { String($0.dropLast()) }.filter {
        !unlabeled.contains($0)
      })
  }

  /// Returns the names with which a method can be called or referred to.
  fileprivate func callNames(of method: ProjectType.Method) -> Set<String> {
    guard let first = method.signature.parameters.first else {
      return [method.name, "\(method.name)("]
    }
    let label = "\(method.name)(\(first.label ?? "")"
    // A call can leave out a default value, and write a closure behind its brackets.
    let type = first.type.filter { $0 != "?" && $0 != "!" }
    let isClosure = type.contains("->") || named[type]?.contains(where: \.isAlias) ?? false
    return first.hasDefault || isClosure
      ? [method.name, label, "\(method.name)("] : [method.name, label]
  }
}

extension ArraySlice<SwiftToken> {
  /// The first label of the call whose brackets it begins with, empty without one; `nil` if it begins otherwise.
  fileprivate var label: String? {
    guard let open = first, "(" ~= open else { return nil }
    let rest = dropFirst()
    guard let name = rest.first, name.kind == .word, let colon = rest.dropFirst().first,
      ":" ~= colon
    else { return "" }
    return name.text == "_" ? "" : name.text
  }
}
