import SwiftWriting

/// The routes out of a scene, and what is passed on them.
extension SceneNames {
  struct RouteNames {
    /// The method of the router: `routeToShowTea`.
    var method: String
    /// The scene that it leads to; `nil` for the scene before.
    var destination: String?
    /// What is passed on the way, as the source stores it: its selection, or a property for this route.
    var passed: Field?
    /// What comes back, as the source stores it.
    var returned: Field?
  }

  /// The routes, each place once.
  var routes: [RouteNames] { description.routes.map(names) }

  func route(of useCase: UseCase) -> RouteNames? {
    (description.useCases + description.outcomes).first { $0.name == useCase.name }
      .flatMap(description.route).map(names)
  }

  private func names(of route: SceneDescription.Route) -> RouteNames {
    guard case .scene(let name) = route else { return RouteNames(method: "routeToOrigin") }
    let property = CamelCase(name).lowercased
    var names = RouteNames(method: "routeTo\(name)", destination: name)
    // A scene that is not described takes what this one was opened with.
    let ends = description.ends[name] ?? .init(selection: description.selection)
    names.passed = ends.selection.flatMap { taken in
      if taken.type == description.selection?.type { return taken }
      // What no use case stores would never be passed.
      let isStored = useCases.contains { useCase in
        description.route(of: useCase) == route
          && (selection(by: useCase).flatMap { part(of: $0, as: taken.type) } != nil
            || useCase.requestFields.contains { $0.type == taken.type })
      }
      return isStored
        ? Field("\(property)Selection", taken.type, placeholder: taken.placeholder) : nil
    }
    names.returned = ends.result.map {
      Field("\(property)Result", $0.type, placeholder: $0.placeholder)
    }
    return names
  }

  /// What the scene stores for others: what it was opened with, what it opens others with, and what it leads back with.
  var storedFields: [(field: Field, meaning: String)] {
    let own = description.selection.map { [($0, "What the scene was opened with.")] } ?? []
    let passed = routes.compactMap { route -> (Field, String)? in
      guard let field = route.passed, field.name != "selection" else { return nil }
      return (field, "What `\(route.destination ?? "")` is opened with.")
    }
    return own + passed
      + (description.result.map { [($0, "What the scene leads back with.")] } ?? [])
  }

  /// The label of what the scene was opened with, as an argument of workers: `id`, `order`, or `index`.
  var selectionLabel: String {
    switch description.selection?.type {
    case .uuid?: "id"
    case .int?: "index"
    case .named(let name)? where data.type(named: name) != nil: CamelCase(name).lowercased
    default: "selection"
    }
  }
}

/// The values of a route, for templates.
struct RouteValues: TemplateValues {
  let names: SceneNames
  let route: SceneNames.RouteNames

  static let table: Table = [
    "method": .text(\.route.method), "destination": .text { $0.route.destination ?? "" },
    "passed": .object(
      { values in values.route.passed.map { (values.names, $0) } },
      [
        "property": .text(\.1.name),
        "sample": .text { names, field in names.reference(to: field).swift },
      ]),
    "opened": .object(
      { values in values.route.returned.map { (values, $0) } },
      [
        "property": .text(\.1.name), "type": .text(\.1.type.swift),
        "sample": .text { values, field in values.names.reference(to: field).swift },
        "presented": .object(
          { values, field in values.presented(as: field) },
          [
            "present": .text(\.outcome.present), "outcome": .text(\.outcome.name),
            "isUsed": .flag(\.isUsed), "answer": .text(\.answer),
            "expectedAnswer": .text(\.expected),
          ]),
      ]),
  ]

  /// Returns the outcome that presents the result of the scene, if one does, with its response.
  private func presented(
    as result: Field
  ) -> (outcome: UseCase, isUsed: Bool, answer: String, expected: String)? {
    let outcome = names.otherOutcomes.first {
      $0.kind == .other && $0.resultOf != nil && $0.resultOf == route.destination
    }
    guard let outcome else { return nil }
    func arguments(_ value: Literal) -> String {
      names.arguments(outcome.responseFields) {
        $0.type == result.type ? value : names.placeholder(of: $0)
      }
    }
    return (
      outcome, outcome.responseFields.contains { $0.type == result.type },
      arguments(.code("result")), arguments(names.reference(to: result))
    )
  }
}
