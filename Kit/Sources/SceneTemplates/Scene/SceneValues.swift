import SwiftWriting

/// The values of the templates for a scene's files.
struct SceneValues: TemplateValues {
  let names: SceneNames
  let module: String
  /// What comes before each declaration: `public `.
  var access: String
  /// What `SceneServices` passes on.
  var services: [SharedService]

  init(_ names: SceneNames, module: String, services: [SharedService] = []) {
    (self.names, self.module, self.services) = (names, module, services)
    access = names.access
  }

  private var description: SceneDescription { names.description }

  private func values(_ useCases: [UseCase]) -> [UseCaseValues] {
    useCases.map { UseCaseValues(names: names, useCase: $0) }
  }

  private func first(where isWanted: (UseCase) -> Bool) -> UseCaseValues? {
    values(names.useCases.filter(isWanted)).first
  }

  static let table: Table = [
    "scene": .text(\.names.scene), "module": .text(\.module), "access": .text(\.access),
    "title": .text { $0.description.title ?? CamelCase($0.names.scene).phrase },
    "hasTitle": .flag { $0.description.title != nil },
    "actor": .text { $0.description.isOnMainActor ? "@MainActor\n" : "" },
    "isAsync": .flag(\.description.waits), "isTraced": .flag(\.description.isTraced),
    "route": .flag(\.description.isRouted),
    // What it can do.
    "actions": .list { $0.values($0.names.actions) },
    "useCases": .list { $0.values($0.names.useCases) },
    "links": .list { $0.values($0.names.actions.filter(\.isLink)) },
    "hasRequests": .flag { !$0.names.useCases.isEmpty },
    "hasLinks": .flag { $0.names.actions.contains(where: \.isLink) },
    "outcomes": .list { $0.values($0.names.outcomes) },
    "first": .object { $0.first { _ in true } },
    "appears": .flag { !$0.names.appearing.isEmpty },
    "appearing": .list { $0.values($0.names.appearing) },
    "loads": .flag(\.names.isLoadedAgain),
    "searchesFirst": .flag { $0.names.useCases.first?.isSearch ?? false },
    "search": .object { $0.first(where: \.isSearch) },
    "hasPause": .flag { $0.names.useCases.contains(where: \.isSearch) },
    "hasStreams": .flag { $0.names.useCases.contains(where: \.isStream) },
    "hasPages": .flag { $0.names.firstPage != nil },
    "firstPage": .object { $0.first(where: \.isPaged) },
    "refresh": .object { $0.first(where: \.isRefresh) },
    "retried": .object { values in values.first { $0 == values.names.retried } },
    "reloaded": .object { values in values.first { $0 == values.names.reloaded } },
    "confirms": .flag { $0.names.actions.contains { $0.confirmation != nil } },
    "selects": .flag { $0.names.useCases.contains { $0.selects != nil } },
    "isConditional": .flag { values in
      values.names.useCases.contains { !values.names.condition(of: $0).flag.isEmpty }
    },
    "offeredCount": .text { "\($0.names.rows.count)" },
    "offered": .text {
      $0.names.rows.map { "\"\($0.phrase)\"" }.joined(separator: ", ")
    },
    // Its state.
    "store": .text(\.names.store), "state": .text(\.names.state),
    "displayed": .object(\.names.displayed),
    "showsState": .flag { values in
      values.names.shownFields.contains { !values.names.waitedFor.contains($0) }
    },
    "shownState": .text(\.names.shownState),
    "shown": .list { values in
      values.names.shownFields.map { ShownValues(names: values.names, field: $0) }
    },
    "rows": .texts { values in
      values.names.shownFields.flatMap { values.names.sampleLines(of: $0, listedAfter: "") }
    },
    "isWaiting": .flag { !$0.names.waitedFor.isEmpty },
    "isWorking": .text { values in
      values.names.isWaiting(
        for: values.names.works.filter { !$0.isFetch }, in: "model.state")
    },
    "waiting": .text { $0.names.waitedFor.map { "\\.\($0.name)" }.joined(separator: ", ") },
    "waits": .texts { $0.names.waitedFor.map(\.name) },
    "asks": .flag(\.names.asks),
    "lists": .list(
      \.names.storedLists, ["name": .text(\.name), "type": .text(\.type.swift)]),
    // Other scenes.
    "routes": .list { values in
      values.names.routes.map { RouteValues(names: values.names, route: $0) }
    },
    "isLeft": .flag { $0.names.routes.contains { $0.destination == nil } },
    "stored": .list(
      { values in values.names.storedFields.map { (values.names, $0.field, $0.meaning) } },
      [
        "property": .text(\.1.name), "type": .text(\.1.type.swift), "meaning": .text(\.2),
      ]),
    "origins": .text {
      $0.names.origins.isEmpty ? "AnyObject" : $0.names.origins.joined(separator: ", ")
    },
    "result": .object(
      { values in values.description.result.map { (values.names, $0) } },
      [
        "type": .text(\.1.type.swift),
        "returned": .text { names, _ in CamelCase(names.scene).lowercased + "Result" },
      ]),
    "services": .list(
      \.services,
      [
        "name": .text(\.name), "type": .text(\.type), "sample": .text(\.sample),
        "stub": .text { ($0.type.split(separator: " ").last ?? "") + "Stub" },
      ]),
    // Its workers.
    "hasWorkers": .flag(\.names.hasWorker),
    "workers": .list(
      { values in values.names.workers.map { (values.names, $0) } },
      [
        "property": .text(\.1.property), "type": .text(\.1.type),
        "given": .text { names, worker in
          names.description.isRouted ? "services.\(worker.service)" : worker.property
        },
      ]),
    "works": .list { $0.values($0.names.works.filter { $0.service == nil }) },
    "places": .list { $0.values($0.names.placed) },
    "given": .list { $0.values($0.names.asking) },
    "implementation": .text(\.names.workerType),
    "parameters": .list(
      \.names.parameters,
      [
        "name": .text(\.name), "type": .text(\.type), "value": .text(\.value),
        "meaning": .text(\.meaning), "isOnly": .flag(\.isOnly), "isFirst": .flag(\.isFirst),
      ]),
    "stubs": .text { values in
      values.names.configuration({ "\($0.type)Stub()" }, services: ".stub()")
    },
    "samples": .text { values in
      values.names.configuration(
        { values.names.sampleType(of: $0) + "()" }, services: ".samples()")
    },
  ]
}

extension SceneNames {
  fileprivate var displayed: StructValues {
    StructValues(
      name: state, summary: "The state that renderers observe.",
      fields: stateFields.filter { !description.lackingState.contains($0.name) } + formFields
        + [failedFetch].compactMap(\.self), access: access,
      infersTypes: true, initial: placeholder)
  }

  /// The use cases that are requested when the scene appears: the first, if it is a fetch that asks for nothing, and
  /// streams.
  fileprivate var appearing: [UseCase] {
    useCases.enumerated().filter { index, useCase in
      let asks = asks(for: useCase) && !useCase.isSearch
      return !asks && (useCase.isStream || index == 0 && useCase.isFetch)
    }.map(\.element)
  }

  /// Whether a screen loads again when the user returns to it: not what the user has typed into a form.
  fileprivate var isLoadedAgain: Bool {
    useCases.first.map { $0.isFetch && !asks(for: $0) && prefilled(by: $0) == nil } ?? false
  }

  /// The search of the list that the first use case fetches, which is repeated when the scene appears again.
  var reloaded: UseCase? {
    guard let first = useCases.first, first.isFetch else { return nil }
    if first.isSearch { return first.requestFields[0].type == .string ? first : nil }
    guard first.requestFields.isEmpty else { return nil }
    return rivals(of: first).first { $0.isSearch && $0.requestFields.count == 1 }
  }

  /// The use cases for whose work the interactor has a place, one for each.
  fileprivate var placed: [UseCase] {
    var places: Set<String> = []
    return works.filter { places.insert(place(of: $0)).inserted }
  }

  /// A use case for each worker, for the tests of the configurator.
  fileprivate var asking: [UseCase] {
    workers.compactMap { worker in
      // One that answers soon: a stream would not end, and a search waits.
      works.first {
        !$0.isNextPage && !$0.isStream && !$0.isSearch && self.worker(of: $0) == worker
      }
    }
  }

  /// Whether a use case asks for something.
  ///
  /// A screen has a field of its own for a search.
  var asks: Bool {
    useCases.contains { useCase in
      let isTyped = useCase.isSearch && description.frontEnd != .text
      return !questions(of: useCase).isEmpty && !isTyped || form(of: useCase) != nil
    }
  }

  /// The use cases in the rows of a view controller, where nothing failed.
  fileprivate var rows: [UseCase] { actions.filter { isOffered($0) && $0 != retried } }

  /// A parameter of the configurator.
  fileprivate struct Parameter {
    var name, type: String
    var value = ""
    let meaning: String
    var isOnly = false
    var isFirst = false
  }

  fileprivate var parameters: [Parameter] {
    var parameters: [Parameter] = []
    if description.isRouted {
      parameters.append(
        Parameter(
          name: "services", type: "SceneServices", meaning: "What the scenes share, and pass on."))
    } else {
      parameters += workers.map {
        Parameter(name: $0.property, type: "any \($0.type)", meaning: "Does the work of use cases.")
      }
      if description.isTraced {
        parameters.append(
          Parameter(
            name: "tracer", type: "SceneTracer?", value: "nil",
            meaning: "Records the calls between the components."))
      }
    }
    if description.result != nil {
      parameters.append(
        Parameter(
          name: "origin", type: "(any \(scene)Origin)?", value: "nil",
          meaning: "The scene that gets the result, if one does."))
    }
    if !parameters.isEmpty {
      parameters[0].isOnly = parameters.count == 1
      parameters[0].isFirst = parameters.count > 1
    }
    return parameters
  }

  /// The protocols of the scenes that this one takes results of.
  fileprivate var origins: [String] {
    routes.filter { $0.returned != nil }.compactMap { route in
      route.destination.map { "\($0)Origin" }
    }
  }
}
