/// The values of a scene, for templates.
extension SceneNames {
  /// Returns the values that all templates of the scene can use.
  func values(module: String) -> TemplateValue {
    let cases = useCases.map(values)
    let displayed = StructValues(
      name: state, summary: "The state that renderers observe.", fields: stateFields,
      creates: "Creates a state; without arguments, an empty one.",
      initial: stateFields.map { placeholder(of: $0) })
    let all: [String: TemplateValue] = [
      "scene": .text(scene), "module": .text(module), "access": .text(access), "imports": .list([]),
      "actor": .text(description.isAsync ? "@MainActor\n" : ""),
      "isAsync": .flag(description.isAsync), "isTraced": .flag(description.isTraced),
      "store": .text(store), "state": .text(state),
      "displayed": displayed.values(access: access),
      "useCases": .list(cases), "outcomes": .list(cases + otherOutcomes.map(values)),
      "first": cases.first ?? false, "last": cases.last ?? false,
      "failure": failure.map(values) ?? false,
      "route": .text(route ?? ""), "destination": .text(destination ?? ""),
      "isFollowed": .flag(route != nil || description.isTraced),
      "worker": .text(failure == nil ? "" : workerType), "catalog": .text(catalog?.reader ?? ""),
      "work": workValues, "error": errorValues,
      "shown": shownValues, "refusal": .text(refusal),
      "asks": .flag(useCases.contains { !questions(of: $0).isEmpty }), "menuTests": menuTests,
      "cycle": cycle,
    ]
    return .object(all)
  }

  private var destination: String? {
    if case .scene(let name) = description.route { name } else { nil }
  }

  /// What is true of the state after the first use case: what one field shows, if it shows something.
  private var cycle: TemplateValue {
    guard let first = useCases.first,
      let (field, value) = stateAfter(first).first(where: { $1 != placeholder(of: $0) })
    else { return ["shown": "view.\(store).state", "value": "\(scene).\(state)()"] }
    if case .list(let entries) = value, case .object? = entries.first {
      return [
        "shown": "view.\(store).\(field.name)", "value": "\(workerType)().\(first.request)()",
      ]
    }
    return ["shown": "view.\(store).\(field.name)", "value": .text(value.laidOut)]
  }
}
