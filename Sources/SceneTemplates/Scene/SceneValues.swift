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
      "store": .text(store), "state": .text(state),
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
      "shown": shownValues,
      "asks": .flag(useCases.contains { !questions(of: $0).isEmpty }),
    ]
    return .object(all)
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
