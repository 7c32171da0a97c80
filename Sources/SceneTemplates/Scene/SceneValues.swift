/// The values of a scene, for templates.
extension SceneNames {
  /// Returns the values that all templates of the scene can use.
  func values(module: String) -> TemplateValue {
    let cases = useCases.map(values)
    let displayed = TemplateValue.structure(
      state, "The state that renderers observe.", stateFields, access: access, initial: placeholder)
    let all: [String: TemplateValue] = [
      "scene": .text(scene), "module": .text(module), "access": .text(access), "imports": .list([]),
      "actor": .text(description.isOnMainActor ? "@MainActor\n" : ""),
      "isAsync": .flag(description.waits), "isTraced": .flag(description.isTraced),
      "store": .text(store), "state": .text(state), "title": .text(CamelCase(scene).phrase),
      "displayed": displayed,
      "useCases": .list(cases), "outcomes": .list(cases + otherOutcomes.map(values)),
      "appears": .flag(useCases.first.map { $0.isFetch && $0.requestFields.isEmpty } ?? false),
      "first": cases.first ?? false,
      "selection": passedValues(description.selection),
      "result": description.result.map { passedValues($0, from: scene) } ?? false,
      "opened": description.resultOfDestination.map { passedValues($0, from: destination) }
        ?? false,
      "route": .text(route ?? ""), "destination": .text(destination ?? ""),
      "worker": .text(hasWorker ? workerType : ""), "works": .list(works.map(values)),
      "hasFetches": .flag(description.waits && works.contains(where: \.isFetch)),
      "waiting": .text(waitedFor.map { "state.\($0.name)" }.joined(separator: ", ")),
      "readsCatalog": .flag(readsCatalog), "errors": errorValues,
      "shown": shownValues, "rows": rowValues,
      "asks": .flag(useCases.contains { !questions(of: $0).isEmpty }),
      "parameters": .list(parameterValues), "hasTracer": .flag(!description.isStandalone),
    ]
    return .object(all)
  }

  /// The parameters of the configurator, for templates.
  private var parameterValues: [TemplateValue] {
    var parameters: [(name: String, type: String, value: String, meaning: String)] = []
    if hasWorker {
      parameters.append(
        ("worker", "any \(scene)Worker", "\(workerType)()", "Does the work of use cases."))
    }
    if route != nil {
      parameters.append(
        ("services", "SceneServices", "SceneServices()", "What the scenes share, and pass on."))
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

  private var destination: String? {
    if case .scene(let name) = description.route { name } else { nil }
  }

  /// Returns the values of what one scene passes to another.
  private func passedValues(_ field: Field, from other: String? = nil) -> TemplateValue {
    [
      "type": .text(field.type.swift), "sample": .text(data.sample(of: field, number: 1).swift),
      "property": .text(CamelCase(other ?? "").lowercased + "Result"),
    ]
  }
}
