import SwiftWriting

/// The values of a scene, for templates.
extension SceneNames {
  func values(module: String) -> TemplateValue {
    let cases = useCases.map(values)
    let displayed = TemplateValue.structure(
      state, "The state that renderers observe.",
      stateFields.filter { !description.lackingState.contains($0.name) } + formFields
        + [failedFetch].compactMap(\.self), access: access,
      infersTypes: true, initial: placeholder)
    let all: [String: TemplateValue] = [
      "scene": .text(scene), "module": .text(module), "access": .text(access), "imports": .list([]),
      "actor": .text(description.isOnMainActor ? "@MainActor\n" : ""),
      "isAsync": .flag(description.waits),
      "hasTitle": .flag(description.title != nil), "isTraced": .flag(description.isTraced),
      "store": .text(store), "state": .text(state),
      "title": .text(description.title ?? CamelCase(scene).phrase),
      "displayed": displayed,
      "useCases": .list(cases), "outcomes": .list(cases + otherOutcomes.map(values)),
      "appears": .flag(!appearing.isEmpty), "first": cases.first ?? false,
      "loads": .flag(useCases.first.map { $0.isFetch && questions(of: $0).isEmpty } ?? false),
      "searchesFirst": .flag(useCases.first?.isSearch ?? false), "routes": routeValues,
      "stored": .list(
        storedFields.map { values(ofPassed: $0.field).adding(["meaning": .text($0.meaning)]) }),
      "origins": .text(origins.isEmpty ? "AnyObject" : origins.joined(separator: ", ")),
      "result": description.result.map {
        values(ofPassed: $0).adding(["returned": .text(CamelCase(scene).lowercased + "Result")])
      } ?? false,
      "route": .flag(description.isRouted),
      "workers": .list(workerList), "hasWorkers": .flag(hasWorker),
      "given": .list(givenValues(cases)),
      "lists": .list(storedLists.map { ["name": .text($0.name), "type": .text($0.type.swift)] }),
      "offeredCount": .text("\(useCases.count { isOffered($0) && $0 != retried })"),
      "offered": .text(
        useCases.filter { isOffered($0) && $0 != retried }.map { "\"\($0.phrase)\"" }.joined(
          separator: ", ")),
      "hasPause": .flag(useCases.contains(where: \.isSearch)),
      "search": zip(useCases, cases).first { $0.0.isSearch }?.1 ?? false,
      "isLeft": .flag(routes.contains { $0.destination == nil }),
      "appearing": .list(zip(useCases, cases).filter { appearing.contains($0.0) }.map(\.1)),
      "hasStreams": .flag(useCases.contains(where: \.isStream)),
      "isConditional": .flag(useCases.contains { !condition(of: $0).flag.isEmpty }),
      "retried": zip(useCases, cases).first { $0.0 == retried }?.1 ?? false,
      "hasPages": .flag(firstPage != nil),
      "firstPage": zip(useCases, cases).first { $0.0.isPaged }?.1 ?? false,
      "refresh": zip(useCases, cases).first { $0.0.isRefresh }?.1 ?? false,
      "confirms": .flag(useCases.contains { $0.confirmation != nil }),
      "selects": .flag(useCases.contains { $0.selects != nil }),
      "stubs": .text(stubs),
      "samples": .text(
        configuration({ sampleType(of: $0) + "()" }, services: ".samples()")),
      "works": .list(
        zip(useCases, cases).filter { $0.0.asksWorker && $0.0.service == nil }.map(\.1)),
      "implementation": .text(workerType),
      "places": .list(placeValues(cases)),
      "isWaiting": .text(isWaiting(for: works, in: "state")),
      "isWorking": .text(isWaiting(for: works.filter { !$0.isFetch }, in: "model.state")),
      "reloaded": reloaded.map(values) ?? false,
      "waiting": .text(waitedFor.map { "\\.\($0.name)" }.joined(separator: ", ")),
      "waits": .list(waitedFor.map { .text($0.name) }),
      "readsCatalog": .flag(readsCatalog),
      "shownState": .text(shownState), "shown": shownValues, "rows": rowValues,
      "asks": .flag(asks), "hasForms": .flag(!formFields.isEmpty),
      "parameters": .list(parameterValues),
    ]
    return .object(all)
  }

  /// The use cases that are requested when the scene appears: the first, if it is a fetch that asks for nothing, and
  /// streams.
  private var appearing: [UseCase] {
    useCases.enumerated().filter { index, useCase in
      let asks = !questions(of: useCase).isEmpty && !useCase.isSearch
      return !asks && (useCase.isStream || index == 0 && useCase.isFetch)
    }.map(\.element)
  }

  /// The search of the list that the first use case fetches, which is repeated when the scene appears again.
  var reloaded: UseCase? {
    guard let first = useCases.first, first.isFetch else { return nil }
    if first.isSearch { return first.requestFields[0].type == .string ? first : nil }
    guard first.requestFields.isEmpty else { return nil }
    return rivals(of: first).first { $0.isSearch && $0.requestFields.count == 1 }
  }

  /// The use cases for whose work the interactor has a place, one for each.
  private func placeValues(_ cases: [TemplateValue]) -> [TemplateValue] {
    var places: Set<String> = []
    return zip(useCases, cases).filter {
      $0.0.asksWorker && places.insert(place(of: $0.0)).inserted
    }
    .map(\.1)
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

  /// The parameters of the configurator, for templates.
  private var parameterValues: [TemplateValue] {
    var parameters: [(name: String, type: String, value: String, meaning: String)] = []
    if !description.isRouted {
      parameters += workers.map {
        ($0.property, "any \($0.type)", "", "Does the work of use cases.")
      }
    }
    if description.isRouted {
      parameters.append(("services", "SceneServices", "", "What the scenes share, and pass on."))
    } else if description.isTraced {
      parameters.append(
        ("tracer", "SceneTracer?", "nil", "Records the calls between the components."))
    }
    if description.result != nil {
      parameters.append(
        ("origin", "(any \(scene)Origin)?", "nil", "The scene that gets the result, if one does."))
    }
    return parameters.enumerated().map { index, parameter in
      [
        "name": .text(parameter.name), "type": .text(parameter.type),
        "value": .text(parameter.value), "meaning": .text(parameter.meaning),
        "isOnly": .flag(parameters.count == 1),
        "isFirst": .flag(parameters.count > 1 && index == 0),
        "isLast": .flag(index == parameters.count - 1),
      ]
    }
  }

  /// The protocols of the scenes that this one takes results of.
  private var origins: [String] {
    routes.filter { $0.returned != nil }.compactMap { route in
      route.destination.map { "\($0)Origin" }
    }
  }
}
