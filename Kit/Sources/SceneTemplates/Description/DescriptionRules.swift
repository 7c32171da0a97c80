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

private struct DescriptionRules {
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
      checkServices(of: names, at: place)
      checkErrors(of: names, at: place)
      checkLists(of: names, at: place)
      checkChanges(of: names, at: place)
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
    for (index, useCase) in names.describedUseCases.enumerated() where useCase.service != nil {
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
      let code = names.workerValues(of: useCase)["worked"]?.text ?? ""
      let known = services[method, default: (names.scene, code)]
      services[method] = known
      if other.kind == kind, known.kind != code {
        report(
          "\(useCase.request) of \(worker.type) has other parameters or another result in \(known.scene)",
          "give both scenes the same request and response", at: place)
      }
    }
  }

  private var data: DataModel { described.data }

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

  private mutating func report(_ problem: String, _ remedy: String, at path: [String]) {
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
    let named = names.outcomes.filter { !$0.isNextPage }
    if let next = names.nextPage,
      let index = scene.useCases.firstIndex(where: { $0.name == next.name })
    {
      reportTaken(
        next.name, by: "what fetches the next page", at: place + ["useCases", "\(index)", "name"])
    }
    for (place, (part, useCase)) in zip(places, zip(parts.flatMap(\.1), named)) {
      let isNew = known.insert(part.name).inserted
      report(
        NameRules.fault(ofUseCase: part.name, isNew: isNew, scene, names), at: place + ["name"])
      if let outcome = part.outcome {
        report(NameRules.fault(ofType: outcome), at: place + ["outcome"])
      }
      if data.type(named: part.name) != nil {
        reportTaken(part.name, by: "a described type", at: place + ["name"])
      }
      if isNew, !outcomes.insert(useCase.present).inserted {
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

  /// Reports streams to stop that are not there, searches for something else than a text, streams of nothing, pages without a list, and refreshing with
  /// questions.
  private mutating func checkSearches(of names: SceneNames, at place: [String]) {
    for (index, useCase) in names.describedUseCases.enumerated() {
      let place = place + ["useCases", "\(index)"]
      let request = useCase.requestFields.filter { $0 != UseCase.pageSize }
      if useCase.isSearch, request.map(\.type) != [.string] {
        report(
          "a search needs one text in its request", "give it one String", at: place + ["search"])
      }
      if let stream = useCase.stops,
        !names.useCases.contains(where: { $0.isStream && $0.name == stream })
      {
        let known = names.useCases.filter(\.isStream).map(\.name)
        report(
          "there is no stream \(stream)",
          stream.closest(in: known).map { "did you mean \($0)?" }
            ?? "name a use case with \"stream\": true",
          at: place + ["stops"])
      }
      if useCase.isStream, useCase.stops != nil {
        report("a stream cannot stop another", "remove one of both", at: place + ["stops"])
      }
      if useCase.isStream, useCase.work == nil {
        report("a stream needs values", "describe them in the response", at: place + ["stream"])
      }
      if useCase.isRefresh,
        !useCase.isFetch || useCase.isStream || !names.questions(of: useCase).isEmpty
      {
        report(
          "only a fetch without a request or stream can refresh",
          "begin its name with Fetch, Load or List, and remove its request and stream",
          at: place + ["refresh"])
      }
      if useCase.isPaged { checkPages(of: useCase, names, at: place) }
    }
  }

  /// Reports what a screen has no second place for.
  private mutating func checkScreen(of names: SceneNames, at place: [String]) {
    guard [.swiftUI, .uiKit].contains(names.description.frontEnd) else { return }
    var taken: [String: String] = [:]
    for (index, useCase) in names.describedUseCases.enumerated() {
      let parts: [(key: String, what: String)?] = [
        useCase.isSearch ? ("search", "search field") : nil,
        useCase.isRefresh ? ("refresh", "way to refresh") : nil,
        useCase.selects.map { ("selects", "request for a row of \($0)") },
      ]
      for part in parts.compactMap(\.self) {
        if let other = taken[part.what] {
          report(
            "a screen has one \(part.what), and \(other) has it",
            "remove \"\(part.key)\" from one of them",
            at: place + ["useCases", "\(index)", part.key])
        }
        taken[part.what] = useCase.name
      }
    }
  }

  /// Reports pages of what is no list, and lists that are fetched otherwise, too.
  private mutating func checkPages(
    of useCase: UseCase, _ names: SceneNames, at place: [String]
  ) {
    let shown = useCase.viewModelFields.contains { $0.type.element != nil }
    guard let list = useCase.work, list.type.element != nil, shown else {
      return report(
        "pages need a list", "describe one in the response and in the view model",
        at: place + ["pages"])
    }
    let others = names.describedUseCases.filter { $0 != useCase && ($0.isPaged || $0.work == list) }
    if let other = others.first {
      report(
        "\(other.name) fetches \(list.name), too, so the next page might not continue the list",
        "remove one of them: a search with an empty text can fetch all, with \"pages\": true",
        at: place + ["pages"])
    }
    if useCase.requestFields.count(where: { $0.name == UseCase.pageSize.name }) > 1 {
      report("pages already have a size", "rename the field", at: place + ["request"])
    }
    if useCase.requestFields.contains(where: { $0.name == "start" }) {
      report(
        "the worker is told where a page starts", "remove the field, or rename it",
        at: place + ["request", "start"])
    }
    if (useCase.responseFields + useCase.viewModelFields).count(where: {
      $0.name == UseCase.hasMore.name
    }) > 2 {
      report("pages already have hasMore", "remove the field", at: place)
    }
  }

  /// Reports lists to change that are not there, or whose changed entry is not known.
  private mutating func checkChanges(of names: SceneNames, at place: [String]) {
    for (index, useCase) in names.describedUseCases.enumerated() {
      guard let list = useCase.changes else { continue }
      let place = place + ["useCases", "\(index)", "changes"]
      guard let change = names.change(by: useCase) else {
        reportMissing(list, of: names, at: place)
        continue
      }
      let type = data.described(change.entry)
      if type?.isIdentified != true {
        report(
          "an entry of \(list) is not found without an identity",
          "make it a described type with \"id\": \"UUID\"", at: place)
      } else if !useCase.asksWorker || useCase.isFetch {
        report(
          "only a command of a worker changes a list", "add a worker, or begin its name otherwise",
          at: place)
      } else if let work = useCase.work, work.type != change.entry {
        report(
          "its worker returns \(work.type.swift), but not the changed \(change.entry.swift)",
          "describe it in the response", at: place)
      } else if useCase.work == nil, useCase.selects != list || !useCase.isDeletion {
        report(
          "its worker does not return the changed \(change.entry.swift)",
          "describe it in the response, or select what a Delete… deletes", at: place)
      }
    }
  }

  private mutating func reportMissing(_ list: String, of names: SceneNames, at place: [String]) {
    let known = names.works.compactMap(\.work).filter { $0.type.element != nil }.map(\.name)
    report(
      "no worker returns a list \(list) that a view model also shows",
      list.closest(in: known).map { "did you mean \($0)?" }
        ?? "describe it in the response and the view model of another use case",
      at: place)
  }

  /// Reports lists to select from that are not there.
  private mutating func checkLists(of names: SceneNames, at place: [String]) {
    for (index, useCase) in names.describedUseCases.enumerated() {
      guard let list = useCase.selects else { continue }
      if let selection = names.selection(by: useCase) {
        checkRows(of: selection, in: names, at: place)
        continue
      }
      reportMissing(list, of: names, at: place + ["useCases", "\(index)", "selects"])
    }
  }

  /// Reports use cases that show other rows than those that the interactor stores.
  private mutating func checkRows(
    of selection: ListSelection, in names: SceneNames, at place: [String]
  ) {
    for (index, useCase) in names.describedUseCases.enumerated()
    where useCase.viewModelFields.contains(selection.shown) && useCase.work != selection.list
      && useCase.changes != selection.list.name
    {
      report(
        "\(useCase.name) shows \(selection.shown.name), but its worker does not return them, "
          + "so the wrong entry could be selected",
        "add the list \(selection.list.name) to its response, or rename it in its view model",
        at: place + ["useCases", "\(index)"])
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
