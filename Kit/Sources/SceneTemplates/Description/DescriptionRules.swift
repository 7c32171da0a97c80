/// A rule that a description of scenes breaks, or why a scene cannot be changed as it says.
package struct DescriptionFault: Error, Equatable {
  /// The keys and indices that lead to its place in a JSON file.
  package var path: [String] = []
  /// What is wrong, and what to do, as in the fault of a JSON file.
  let problem: String
  let remedy: String

  init(_ problem: String, remedy: String, at path: [String] = []) {
    self.path = path
    self.problem = problem
    self.remedy = remedy
  }

  /// Throws what is wrong with the name of a field.
  package static func check(field name: String) throws(DescriptionFault) {
    if let fault = NameRules.fault(ofField: name) { throw fault }
  }

  /// What is wrong and what to do, as two sentences.
  package var message: String {
    let remedy = remedy.last == "?" ? remedy : remedy + "."
    return [problem + ".", remedy].map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}

extension SceneDescriptions {
  /// The rules that the descriptions break, scene by scene.
  package var faults: [DescriptionFault] { DescriptionRules(self).faults }
}

/// Finds the rules that descriptions break.
struct DescriptionRules {
  let described: SceneDescriptions
  private(set) var faults: [DescriptionFault] = []
  /// What declares the types of the module.
  private var owners: [String: String] = [:]
  /// The scenes that first name services and their methods, with what they are.
  private var services: [String: (scene: String, kind: String)] = [:]

  init(_ described: SceneDescriptions) {
    self.described = described
    for type in data.types { owners[type.name] = "a described type" }
    for type in data.catalog.map({ [$0.reader, "\($0.reader)Error"] }) ?? [] {
      owners[type] = "the catalog's reader"
    }
    for (index, scene) in described.scenes.enumerated() where !scene.useCases.isEmpty {
      let place = ["scenes", "\(index)"]
      let names = SceneNames(scene, data: data)
      checkNames(of: scene, names, at: place)
      checkState(of: names, at: place)
      checkForms(of: names, at: place)
      checkLeaves(of: names, at: place)
      checkPhrases(of: names, at: place)
      checkServices(of: names, at: place)
      checkErrors(of: names, at: place)
      checkLists(of: names, at: place)
      checkChanges(of: names, at: place)
      checkStoredLists(of: names, at: place)
      checkSearches(of: names, at: place)
      checkScreen(of: names, at: place)
      checkRoutes(of: scene, at: place)
      if let first = scene.useCases.first, first.isNeverAsync, scene.hasWorker, scene.waits {
        report(
          "either all workers of a scene are asynchronous, or none", "remove \"async\": false",
          at: place + ["useCases", "0", "async"])
      }
    }
    if let catalog = data.catalog { check(catalog) }
  }

  /// Reports a service whose scenes do not agree on what it does.
  private mutating func checkServices(of names: SceneNames, at place: [String]) {
    for (index, useCase) in names.describedUseCases.enumerated()
    where useCase.asksWorker && useCase.service != nil {
      let place = place + ["useCases", "\(index)"]
      let worker = names.worker(of: useCase)
      let kind = "\(names.description.waits)"
      let other = services[worker.type, default: (names.scene, kind)]
      services[worker.type] = other
      if other.kind != kind {
        let verb = kind == "true" ? "is synchronous" : "is asynchronous"
        report(
          "\(worker.type) \(verb) in \(other.scene), but not here",
          "add \"async\": true to both scenes, or to none", at: place)
      }
      let method = "\(worker.type).\(useCase.request)"
      let code = names.method(of: useCase).declaration
      let known = services[method, default: (names.scene, code)]
      services[method] = known
      if other.kind == kind, known.kind != code {
        report(
          "\(useCase.request) of \(worker.type) has other parameters or another result in \(known.scene)",
          "give both scenes the same request and response", at: place)
      }
    }
  }

  var data: DataModel { described.data }

  /// Reports errors of what does not fail, and errors that lead to outcomes that are not described.
  private mutating func checkErrors(of names: SceneNames, at place: [String]) {
    let outcomes = names.description.outcomes.map(\.name)
    for (index, useCase) in names.describedUseCases.enumerated() where !useCase.errors.isEmpty {
      let place = place + ["useCases", "\(index)", "errors"]
      if !useCase.asksWorker || useCase.isStream {
        report(
          useCase.isStream ? "a stream has no errors" : "without a worker, there are no errors",
          useCase.isStream ? "describe them in its values" : "add \"worker\": true",
          at: place)
      }
      for (index, error) in useCase.errors.enumerated() {
        guard let outcome = error.outcome, !outcomes.contains(outcome) else { continue }
        report(
          "there is no outcome \(outcome)",
          outcome.closest(in: outcomes).map { "did you mean \($0)?" } ?? "add it to outcomes",
          at: place + ["\(index)", "outcome"])
      }
    }
  }

  private mutating func report(_ fault: DescriptionFault?, at path: [String]) {
    guard var fault else { return }
    fault.path = path
    faults.append(fault)
  }

  mutating func report(_ problem: String, _ remedy: String, at path: [String]) {
    report(DescriptionFault(problem, remedy: remedy), at: path)
  }

  private mutating func reportTaken(_ name: String, by owner: String, at path: [String]) {
    report("\(name) is also the name of \(owner)", "choose another name", at: path)
  }

  private mutating func check(_ catalog: DataModel.Catalog) {
    let place = ["catalog"]
    if !described.scenes.contains(where: { SceneNames($0, data: data).readsCatalog }) {
      report(
        "no worker reads the catalog",
        "add \"worker\": true to a scene whose first response has a list [\(catalog.entries)]",
        at: place)
    }
  }

  private mutating func checkNames(
    of scene: SceneDescription, _ names: SceneNames, at place: [String]
  ) {
    report(NameRules.fault(ofScene: scene, names), at: place + ["name"])
    var known: Set<String> = []
    var outcomes: Set<String> = []
    let parts = [("useCases", scene.useCases), ("outcomes", scene.outcomes)]
    let places = parts.flatMap { key, parts in parts.indices.map { place + [key, "\($0)"] } }
    let named = names.describedUseCases + names.otherOutcomes
    if let next = names.nextPage,
      let index = scene.useCases.firstIndex(where: { $0.name == next.name })
    {
      report(
        "\"pages\" adds \(next.name), which fetches the next page", "remove it here",
        at: place + ["useCases", "\(index)", "name"])
    }
    for (place, (part, useCase)) in zip(places, zip(parts.flatMap(\.1), named)) {
      let isNew = known.insert(part.name).inserted
      report(
        NameRules.fault(ofUseCase: part.name, isNew: isNew, scene, names), at: place + ["name"])
      if let outcome = part.outcome {
        report(NameRules.fault(ofType: outcome, isOutcome: true), at: place + ["outcome"])
      }
      if data.type(named: part.name) != nil {
        reportTaken(part.name, by: "a described type", at: place + ["name"])
      }
      if isNew, !useCase.isLink, !outcomes.insert(useCase.present).inserted {
        reportTaken(
          useCase.outcome ?? part.name, by: "the outcome of another use case",
          at: place + [part.outcome == nil ? "name" : "outcome"])
      }
    }
    if let taken = (names.types + [names.state]).first(where: { owners[$0] != nil }) {
      reportTaken(taken, by: owners[taken] ?? "", at: place + ["name"])
    }
    for type in names.types { owners[type] = "a type of the scene \(scene.name)" }
  }

  /// Reports a field of view models that has two types.
  private mutating func checkState(of names: SceneNames, at place: [String]) {
    var types: [String: FieldType] = [:]
    for field in names.outcomes.flatMap(\.viewModelFields) {
      let type = types.updateValue(field.type, forKey: field.name)
      guard let type, type != field.type else { continue }
      report(
        "\(field.name) is \(type.swift) in one view model and \(field.type.swift) in another, "
          + "but the state has only one", "use the same type, or another name", at: place)
    }
  }

  /// Reports what a front end cannot ask for, and requests with two forms.
  private mutating func checkForms(of names: SceneNames, at place: [String]) {
    for (index, useCase) in names.describedUseCases.enumerated() {
      let place = place + ["useCases", "\(index)", "request"]
      let forms = SceneNames.formFields(of: useCase, data)
      if forms.count > 1 {
        report(
          "\(forms[0].type.swift) and \(forms[1].type.swift) are two forms, but a request can have only one",
          "describe a type that contains both", at: place + [forms[1].name])
      }
      for field in useCase.requestFields where field.isReadOnly && !forms.contains(field) {
        report(
          "the user fills in \(field.name), so it cannot be only shown",
          "remove \"readOnly\", or describe a type that has it as one of its fields",
          at: place + [field.name, "readOnly"])
      }
      guard names.description.frontEnd != nil else { continue }
      for field in useCase.requestFields
      where field.placeholder == nil && data.placeholder(of: field) != nil
        && !data.isAskable(field.type) && !forms.contains(field)
      {
        report(
          "a front end cannot ask for \(field.name) of the type \(field.type.swift)",
          "give it a default, or describe a type that has it as one of its fields",
          at: place + [field.name])
      }
    }
  }

  private mutating func checkRoutes(of scene: SceneDescription, at place: [String]) {
    if scene.selection != nil, !scene.isRouted {
      report(
        "no route leads here, so the scene is never opened with a selection",
        "add \"router\": true, or remove the selection", at: place + ["selection"])
    }
    if scene.result != nil, !scene.routes.contains(.origin) {
      report(
        "a scene with a result needs a use case that leads back",
        "add \"route\": true to one, or remove the result",
        at: place + ["result"])
    }
    if case .scene = scene.route, scene.useCases.count < 2 {
      report(
        "a router needs a second use case, which leads to the other scene", "add one",
        at: place + ["router"])
    }
    func routes(_ key: String, _ parts: [UseCase]) -> [(SceneDescription.Route, [String])] {
      parts.indices.compactMap { index in
        parts[index].route.map { ($0, place + [key, "\(index)", "route"]) }
      }
    }
    let own = routes("useCases", scene.useCases)
    if !own.isEmpty, case .scene = scene.route {
      report(
        "a use case has a route, so the scene needs no router",
        "remove \"router\", and add a route to the last use case",
        at: place + ["router"])
    }
    for (route, place) in own + routes("outcomes", scene.outcomes)
      + (scene.route.map { [($0, place + ["router"])] } ?? [])
    {
      guard case .scene(let name) = route else { continue }
      report(NameRules.fault(in: name), at: place)
      if name == scene.name {
        report("\(name) cannot lead to itself", "name another scene", at: place)
      }
    }
    var presented: Set<String> = []
    for (index, outcome) in scene.outcomes.enumerated() {
      guard let name = outcome.resultOf else { continue }
      let place = place + ["outcomes", "\(index)", "resultOf"]
      if !scene.routes.contains(.scene(name)) || scene.ends[name]?.result == nil {
        report(
          "no route leads to a scene \(name) with a result",
          "add a route to it, and describe its result", at: place)
      } else if !presented.insert(name).inserted {
        report("another outcome presents the result of \(name)", "remove one of both", at: place)
      }
    }
    for (index, useCase) in scene.useCases.enumerated()
    where useCase.usesSelection && scene.selection == nil {
      report(
        "the scene has no selection to use", "describe one",
        at: place + ["useCases", "\(index)", "usesSelection"])
    }
  }
}
