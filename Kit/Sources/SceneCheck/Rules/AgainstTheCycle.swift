import SwiftReading

/// Finds calls against the direction of the cycle: view, interactor, presenter, and again the view.
enum AgainstTheCycle {
  static func findings(in project: Project) -> [Finding] {
    project.scenes.flatMap { findings(in: $0, project) } + held(in: project)
  }

  private static func findings(in scene: ProjectScene, _ project: Project) -> [Finding] {
    let routers = project.components(of: scene.view, .router)
    var found = calls(
      of: scene.view, to: [scene.presenter], advice: "Request it from the interactor.", project)
    found += calls(
      of: scene.presenter, to: [scene.interactor],
      advice: "Let the view request it, or put the rule into the interactor.", project)
    found += calls(
      of: scene.presenter, to: routers, advice: "Let the view call its router.", project)
    found += calls(
      of: scene.interactor, to: routers,
      advice: "Present a response; let the view call its router.", project)
    return found + reads(of: scene, in: project) + made(by: scene, in: project)
  }

  /// Returns the first call of each component of a scene that another one should not know.
  private static func calls(
    of type: ProjectType, to others: [ProjectType], advice: String, _ project: Project
  ) -> [Finding] {
    if others.isEmpty { return [] }
    return type.allProperties.compactMap { property in
      guard let use = type.uses[property.name]?.first(where: \.isCall) else { return nil }
      let values = project.values(of: property)
      guard !values.isEmpty, values.allSatisfy({ value in others.contains { $0 === value } }) else {
        return nil
      }
      return project.finding(
        .againstTheCycle, use.source, at: use.index, "\(type.name).\(property.name).\(use.name)",
        "\(type.name) calls \(property.name).\(use.name) against the direction of the cycle. \(advice)"
      )
    }
  }

  /// Returns where interactors and workers hold a screen, or call it.
  private static func held(in project: Project) -> [Finding] {
    let screens = Set(project.scenes.map { ObjectIdentifier($0.view) })
    return project.components.flatMap { type -> [Finding] in
      guard let role = project.role(of: type), [.interactor, .worker].contains(role) else {
        return []
      }
      return type.allProperties.filter(\.variable.isStored).compactMap { property in
        let values = project.values(of: property)
        let isScreen =
          values.isEmpty
          ? property.type.names.contains { $0.last?.isViewController ?? false }
          : values.allSatisfy { screens.contains(ObjectIdentifier($0)) || $0.isOfViewController }
        guard isScreen, property.type.isPlain else { return nil }
        let use = type.uses[property.name]?.first(where: \.isCall)
        let what =
          use.map { "calls \(property.name).\($0.name)" } ?? "holds a view, \(property.name),"
        return project.finding(
          .againstTheCycle, use?.source ?? property.source,
          at: use?.index ?? property.member.keywordIndex + 1,
          "\(type.name).\(property.name)" + (use.map { ".\($0.name)" } ?? ""),
          "\(type.name) \(what) against the direction of the cycle. "
            + (role == .worker
              ? "Return the answer to the interactor." : "Present a response instead."))
      }
    }
  }

  /// Returns where a view reads what its interactor keeps, once for each property.
  private static func reads(of scene: ProjectScene, in project: Project) -> [Finding] {
    // A stream of requests is no state, and who connects components reads them.
    let streams = ["Relay", "Subject", "Publisher", "Observable", "Observer", "Driver", "Signal"]
    let kept = Set(
      ([scene.interactor] + project.parents(of: scene.interactor)).flatMap(\.properties).filter {
        property in
        !property.type.names.contains { name in
          streams.contains { name.last?.hasSuffix($0) ?? false }
        }
          && !project.values(of: property).contains { project.role(of: $0) != nil }
      }.map(\.name))
    return project.properties(of: scene.view, .interactor).flatMap { property -> [Finding] in
      let uses = (scene.view.uses[property.name] ?? []).filter {
        !$0.isCall && !$0.isAssigned && kept.contains($0.name)
      }
      return Dictionary(grouping: uses, by: \.name).values.map { uses in
        let more = uses.count > 1 ? ", here and in \(uses.count - 1) more places" : ""
        return project.finding(
          .againstTheCycle, uses[0].source, at: uses[0].index,
          "\(scene.view.name).\(property.name).\(uses[0].name)",
          "\(scene.view.name) reads \(uses[0].name) of its interactor\(more). Display a view model instead."
        )
      }
    }
  }

  /// Returns where a view makes a presenter, and has it present something.
  private static func made(by scene: ProjectScene, in project: Project) -> [Finding] {
    let presented = Set(
      project.boundaries(between: scene.interactor, scene.presenter).flatMap(\.methods).map(\.name))
    if presented.isEmpty { return [] }
    let name = scene.presenter.name
    return scene.view.methods.flatMap { method -> [Finding] in
      guard let body = method.body else { return [] }
      let (tokens, ends) = (method.source.tokens, method.source.source.ends)
      var made: Set<String> = []
      return body.dropFirst().dropLast(2).compactMap { index in
        var dot: Int?
        if name ~= tokens[index], "(" ~= tokens[index + 1], let close = ends[index + 1] {
          // `let presenter = Presenter(…)`, or `Presenter(…).present(…)`.
          if "=" ~= tokens[index - 1] { made.insert(tokens[index - 2].text) }
          dot = close + 1
        } else if made.contains(tokens[index].text) {
          dot = index + 1
        }
        guard let dot, dot + 2 <= body.upperBound, "." ~= tokens[dot],
          presented.contains(tokens[dot + 1].text), "(" ~= tokens[dot + 2]
        else { return nil }
        let call = tokens[dot + 1].text
        return project.finding(
          .againstTheCycle, method.source, at: dot + 1, "\(scene.view.name).\(method.name).\(call)",
          "\(scene.view.name) calls \(call) of a presenter that it made, against the direction of the cycle. "
            + "Request it from the interactor.")
      }
    }
  }
}

extension String {
  /// Whether it is the name of a view controller of UIKit or AppKit.
  fileprivate var isViewController: Bool {
    (hasPrefix("UI") || hasPrefix("NS")) && hasSuffix("Controller")
      && !["NSFetchedResultsController", "NSArrayController", "NSObjectController"].contains(self)
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
    Set(signature.parameters.map(\.name)).union(body.map { hiddenNames(in: $0, of: source) } ?? [])
  }

  /// Returns the names of variables, except of those that only unwrap a property.
  static func hiddenNames(in body: ClosedRange<Int>, of source: ProjectSource) -> Set<String> {
    var names: Set<String> = []
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
