/// A change of a scene's state by a view model.
struct StateChange: Equatable {
  /// What is changed, as a path from the state.
  let path: String
  /// Its new value, as code.
  let value: String
}

/// How outcomes change the state of a scene.
extension SceneNames {
  /// Returns the changes of the state by a view model.
  func changes(by useCase: UseCase) -> [StateChange] {
    let names = Set(stateFields.map(\.name))
    let shown = useCase.viewModelFields.map(\.name).filter(names.contains)
    let progress = outcome(.progress, of: owner(of: useCase))
    // A message ends when the next work begins, and that work's progress with its outcome.
    let rivals = progress == useCase ? self.rivals(of: owner(of: useCase)) : failing(to: useCase)
    // A value of a stream says nothing of other work.
    let ended =
      useCase.isStream
      ? []
      : stateFields.filter { field in
        field.type == .string && !shown.contains(field.name)
          && (progress == nil || progress == useCase || useCase.kind == .refusal
            ? field.name == Field.message.name : progress?.viewModelFields == [field])
          || rivals.contains { outcome(.progress, of: $0)?.viewModelFields == [field] }
      }
    var changes: [StateChange] = []
    func set(_ path: String, _ value: String) { changes.append(.init(path: path, value: value)) }
    for name in shown { set(name, "viewModel.\(name)") }
    for field in ended { set(field.name, "\"\"") }
    if useCase.kind == .progress, owner(of: useCase).isPaged { set("hasMore", "false") }
    if let failedFetch, owner(of: useCase) == retried, useCase.kind != .progress {
      set(failedFetch.name, "\(useCase.kind == .failure)")
    } else if let failedFetch, endsFetch(useCase) {
      set(failedFetch.name, "true")
    }
    for other in useCases {
      guard let form = form(of: other) else { continue }
      let field = prefill(of: form, by: useCase)
      if field != nil || other == useCase
        || useCase.kind == .progress && other == owner(of: useCase)
      {
        set(form.problems, "[:]")
      }
      if let field {
        let blank = field.type == form.field.type ? "" : " ?? .blank"
        set("\(form.property).\(field.name)", "viewModel.\(field.name)\(blank)")
      } else if other == useCase, !outcomes.contains(where: { prefill(of: form, by: $0) != nil }) {
        set(form.property, ".init(\(blank(other)))")
      }
    }
    return changes
  }

  /// Returns the failure whose message, or whose flag, an outcome clears.
  func clearedFailure(by useCase: UseCase) -> UseCase? {
    if useCase == retried { return outcome(.failure, of: useCase) }
    let emptied = StateChange(path: Field.message.name, value: "\"\"")
    guard changes(by: useCase).contains(emptied) else { return nil }
    return otherOutcomes.first {
      $0.kind == .failure && $0 != useCase && owner(of: $0) != retried
    }
  }

  /// Returns what a state has after an outcome, as arguments.
  func stateSamples(of outcome: UseCase) -> String {
    let names = Set(outcome.viewModelFields.map(\.name))
    let shown = stateFields.filter { names.contains($0.name) }.map { field in
      outcome.kind == .refusal
        ? refused(by: owner(of: outcome), "\"A problem\"")
        : "\(field.name): \(sample(of: field, in: outcome.viewModelFields).swift)"
    }
    let filled = useCases.compactMap { useCase -> String? in
      guard let form = form(of: useCase), let field = prefill(of: form, by: outcome) else {
        return nil
      }
      let request = useCase.requestFields.map { other in
        let value =
          other == form.field
          ? sample(of: field, in: outcome.viewModelFields) : placeholder(of: other)
        return "\(other.name): \(value.swift)"
      }
      return "\(form.property): .init(\(request.joined(separator: ", ")))"
    }
    let isFailed = outcome.kind == .failure && owner(of: outcome) == retried || endsFetch(outcome)
    let failed = isFailed ? failedFetch.map { "\($0.name): true" } : nil
    return (shown + filled + [failed].compactMap(\.self)).joined(separator: ", ")
  }

  /// Returns whether an outcome is only for an error of the fetch that the scene begins with.
  private func endsFetch(_ outcome: UseCase) -> Bool {
    retried.map { failing(to: outcome) == [$0] } ?? false
  }
}
