import SwiftReading

/// Finds calls against the direction of the cycle: view, interactor, presenter, and again the view.
enum AgainstTheCycle {
  static func findings(in project: Project) -> [Finding] {
    project.scenes.flatMap { findings(in: $0, project) } + held(in: project)
  }

  private static func findings(in scene: ProjectScene, _ project: Project) -> [Finding] {
    let routers = [scene.view, scene.interactor, scene.presenter].flatMap {
      project.components(of: $0, .router)
    }
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
    found += reads(
      of: scene.interactor, by: scene.view, .interactor, "Display a view model instead.", project)
    found += reads(
      of: scene.presenter, by: scene.interactor, .presenter, "Keep it in the interactor.", project)
    return found + stored(by: scene, in: project) + made(by: scene, in: project)
      + screens(madeBy: scene, in: project)
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
          ? property.type.names.contains { $0.last?.isView ?? false }
          : values.allSatisfy { value in
            screens.contains(ObjectIdentifier(value))
              || project.foreignParents(of: value).contains(where: \.isView)
          }
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

  /// Returns where a component reads what the next one keeps, once for each property.
  private static func reads(
    of type: ProjectType, by reader: ProjectType, _ role: Role, _ advice: String,
    _ project: Project
  ) -> [Finding] {
    // A stream of requests is no state, and who connects components reads them.
    let streams = ["Relay", "Subject", "Publisher", "Observable", "Observer", "Driver", "Signal"]
    let all = ([type] + project.parents(of: type)).flatMap(\.properties)
    let connected = all.filter { property in
      property.type.names.contains { name in
        streams.contains { name.last?.hasSuffix($0) ?? false }
      }
        || project.values(of: property).contains { project.role(of: $0) != nil }
    }
    let kept = Set(all.map(\.name)).subtracting(connected.map(\.name))
    return project.properties(of: reader, role).flatMap { property -> [Finding] in
      let uses = (reader.uses[property.name] ?? []).filter {
        !$0.isCall && !$0.isAssigned && kept.contains($0.name)
      }
      return Dictionary(grouping: uses, by: \.name).values.map { uses in
        let more = uses.count > 1 ? ", here and in \((uses.count - 1).counted("more place"))" : ""
        return project.finding(
          .againstTheCycle, uses[0].source, at: uses[0].index,
          "\(reader.name).\(property.name).\(uses[0].name)",
          "\(reader.name) reads \(uses[0].name) of its \(role)\(more). \(advice)")
      }
    }
  }

  /// Returns where a view reads or sets what its interactor keeps by its router, once for each property.
  private static func stored(by scene: ProjectScene, in project: Project) -> [Finding] {
    let routers = Set(project.properties(of: scene.view, .router).map(\.name))
    var found: [String: [(source: ProjectSource, index: Int)]] = [:]
    for body in scene.view.bodies {
      let tokens = body.source.tokens
      for index in body.range where "dataStore" ~= tokens[index] && "." ~= tokens[index - 1] {
        let isUnwrapped = ["?", "!"].contains(tokens[index - 2].text)
        let name = index - (isUnwrapped ? 3 : 2)
        let next = index + (["?", "!"].contains(tokens[index + 1].text) ? 2 : 1)
        guard routers.contains(tokens[name].text), !body.hidden.contains(tokens[name].text),
          !("." ~= tokens[name - 1]) || "self" ~= tokens[name - 2], "." ~= tokens[next],
          tokens[next + 1].kind == .word
        else { continue }
        found[tokens[next + 1].text, default: []].append((body.source, next + 1))
      }
    }
    return found.map { name, places in
      let more =
        places.count > 1 ? ", here and in \((places.count - 1).counted("more place"))" : ""
      return project.finding(
        .againstTheCycle, places[0].source, at: places[0].index,
        "\(scene.view.name).dataStore.\(name)",
        "\(scene.view.name) uses \(name) of its interactor by the data store of its router\(more). "
          + "Request it from the interactor, and display a view model.")
    }
  }

  /// Returns where an interactor or a presenter makes a view controller.
  private static func screens(madeBy scene: ProjectScene, in project: Project) -> [Finding] {
    [scene.interactor, scene.presenter].flatMap { type in
      type.bodies.flatMap { body in
        let tokens = body.source.tokens
        return body.range.dropLast().compactMap { index -> Finding? in
          guard "(" ~= tokens[index + 1], tokens[index].text.first?.isUppercase ?? false,
            !("." ~= tokens[index - 1]),
            let made = project.resolve([tokens[index].text], in: type.scope, near: body.source),
            project.role(of: made) == .view, made.keyword == "class",
            project.foreignParents(of: made).contains(where: { $0.hasSuffix("ViewController") })
          else { return nil }
          return project.finding(
            .againstTheCycle, body.source, at: index, "\(type.name).\(body.name).\(made.name)",
            "\(type.name) makes a view, \(made.name), against the direction of the cycle. "
              + "Let the router make it.")
        }
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
  /// Whether it is the name of a view or a view controller of UIKit or AppKit.
  fileprivate var isView: Bool {
    hasSuffix("ViewController")
      || (hasPrefix("UI") || hasPrefix("NS"))
        && ["Controller", "View", "Cell"].contains(where: hasSuffix)
        && !["NSFetchedResultsController", "NSArrayController", "NSObjectController"].contains(self)
  }
}
