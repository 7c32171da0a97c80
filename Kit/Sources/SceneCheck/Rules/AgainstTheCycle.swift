import SwiftReading

/// Finds calls against the direction of the cycle: view, interactor, presenter, and again the view.
enum AgainstTheCycle {
  static func findings(in project: Project) -> [Finding] {
    project.scenes.flatMap { scene in
      calls(of: scene.view, to: [scene.presenter], in: project)
        + calls(
          of: scene.presenter, to: [scene.interactor] + routers(of: scene, project), in: project)
        + calls(of: scene.interactor, to: [scene.view] + routers(of: scene, project), in: project)
        + reads(of: scene, in: project)
    }
  }

  private static func routers(of scene: ProjectScene, _ project: Project) -> [ProjectType] {
    project.components(of: scene.view, .router)
  }

  /// Returns the first call of each component of a scene that another one should not know.
  private static func calls(
    of type: ProjectType, to others: [ProjectType], in project: Project
  ) -> [Finding] {
    type.properties.compactMap { property in
      guard let use = type.uses[property.name]?.first(where: \.isCall) else { return nil }
      let values = project.values(of: property, in: type)
      guard !values.isEmpty, values.allSatisfy({ value in others.contains { $0 === value } }) else {
        return nil
      }
      return project.finding(
        .againstTheCycle, use.source, at: use.index, "\(type.name).\(property.name).\(use.name)",
        "\(type.name) calls \(property.name).\(use.name) against the direction of the cycle. "
          + "A view calls its interactor and its router, an interactor its presenter, a presenter its view."
      )
    }
  }

  /// Returns where a view reads what its interactor keeps.
  private static func reads(of scene: ProjectScene, in project: Project) -> [Finding] {
    let kept = Set(
      ([scene.interactor] + project.parents(of: scene.interactor)).flatMap {
        $0.properties.map(\.name)
      })
    return project.properties(of: scene.view, .interactor).flatMap { property in
      (scene.view.uses[property.name] ?? []).filter {
        !$0.isCall && !$0.isAssigned && kept.contains($0.name)
      }.map { use in
        project.finding(
          .againstTheCycle, use.source, at: use.index,
          "\(scene.view.name).\(property.name).\(use.name)",
          "\(scene.view.name) reads \(use.name) of its interactor. Display a view model instead.")
      }
    }
  }
}

/// Where a method uses a member of an object that a property refers to.
struct MemberUse {
  let source: ProjectSource
  /// The index of the member's name.
  let index: Int
  let name: String
  /// Whether it is called.
  let isCall: Bool
  /// Whether it is set.
  let isAssigned: Bool
}

extension ProjectType {
  /// Returns the uses of members by the names of values, except where a local name hides a property.
  func findUses() -> [String: [MemberUse]] {
    var uses: [String: [MemberUse]] = [:]
    for method in methods {
      guard let body = method.body else { continue }
      let tokens = method.source.tokens
      for index in body where tokens[index].kind == .word && index + 2 < body.upperBound {
        let name = tokens[index].text
        guard !method.hidden.contains(name),
          !("." ~= tokens[index - 1]) || "self" ~= tokens[index - 2]
        else { continue }
        var next = index + 1
        if "?" ~= tokens[next] || "!" ~= tokens[next] { next += 1 }
        guard "." ~= tokens[next], tokens[next + 1].kind == .word else { continue }
        let after = tokens[next + 2]
        let isEqual = "=" ~= after && !("=" ~= tokens[min(next + 3, tokens.count - 1)])
        uses[name, default: []].append(
          MemberUse(
            source: method.source, index: next + 1, name: tokens[next + 1].text,
            isCall: "(" ~= after, isAssigned: isEqual))
      }
    }
    return uses
  }

  /// Returns the names of parameters and variables, except of those that only unwrap a property.
  static func hiddenNames(
    _ signature: SwiftSignature, _ body: ClosedRange<Int>?, in source: ProjectSource
  ) -> Set<String> {
    var names = Set(signature.parameters.map(\.name))
    guard let body else { return names }
    let tokens = source.tokens
    for index in body.dropFirst() {
      let isDeclared = "let" ~= tokens[index - 1] || "var" ~= tokens[index - 1]
      if isDeclared, !unwraps(at: index, in: tokens) { names.insert(tokens[index].text) }
    }
    return names
  }

  /// Returns whether `let name = name` or `let name` in a condition only unwraps a property.
  private static func unwraps(at index: Int, in tokens: [SwiftToken]) -> Bool {
    let isCondition = ["if", "guard", "while", ","].contains(tokens[index - 2].text)
    let rest = tokens[(index + 1)...].prefix(4).map(\.text)
    return isCondition
      && (rest.first != "=" || rest.dropFirst().first == tokens[index].text
        || rest == ["=", "self", ".", tokens[index].text])
  }
}
