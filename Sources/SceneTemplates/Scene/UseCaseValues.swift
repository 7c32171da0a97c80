/// The values of a scene's use cases, for templates.
extension SceneNames {
  /// Returns the values of a use case or of another outcome.
  func values(of useCase: UseCase) -> TemplateValue {
    let owner = owner(of: useCase)
    let isWaitedFor = owner.asksWorker && useCase.kind != .progress
    let (request, response) = (useCase.requestFields, useCase.responseFields)
    let viewModel = useCase.viewModelFields
    let changes = changes(by: useCase)
    let questions = questions(of: useCase)
    let shown = viewModel.map { (name: $0.name, value: self.shown($0, in: useCase)) }
    let number = (useCases.firstIndex(of: useCase) ?? -1) + 1
    let all: [String: TemplateValue] = [
      "name": .text(useCase.name), "phrase": .text(useCase.phrase),
      "summary": .text(useCase.summary), "meaning": .text(meaning(of: useCase)),
      "request": .text(useCase.request), "present": .text(useCase.present),
      "display": .text(useCase.display),
      "payloads": .list(payloads(of: useCase)),
      "isFailure": .flag(useCase.kind == .failure), "isLeaving": .flag(useCase == leaving),
      // The worker.
      "asksWorker": .flag(useCase.asksWorker),
      "isAwaited": .flag(useCase.asksWorker && description.waits),
      "worked": .text(
        "func \(useCase.request)(request: \(scene).\(useCase.name).Request)"
          + (description.waits ? " async" : "") + " throws(\(scene)Error)"
          + (useCase.work.map { " -> \($0.type.swift)" } ?? "")),
      "isFetch": .flag(useCase.isFetch), "task": .text(useCase.task),
      "work": workValues(of: useCase), "catalog": .text(catalog(of: owner)?.reader ?? ""),
      "error": .text(errorSample(of: owner)), "owner": .text(owner.phrase),
      "progress": isWaitedFor ? outcome(.progress, of: owner).map(methods) ?? false : false,
      "failure": outcome(.failure, of: useCase).map(methods) ?? false,
      // The request.
      "parameters": .text(request.map { "\($0.name): \($0.type.swift)" }.joined(separator: ", ")),
      "arguments": arguments(request) { .code($0.name) },
      "requestSamples": samples(request),
      // The response.
      "answer": arguments(response) {
        useCase.work == $0 ? .code($0.name) : placeholder(of: $0)
      },
      "expectedAnswer": arguments(response) {
        useCase.work == $0 ? data.sample(of: $0, number: 1) : placeholder(of: $0)
      },
      "hasPlaceholders": .flag(response.contains { $0 != useCase.work }),
      "responseSamples": useCase.kind == .failure
        ? .text("error: \(errorSample(of: owner))") : samples(response),
      // The view model.
      "formatted": .text(
        shown.map { "\($0.name): \($0.value.code)" }.joined(separator: ", ")),
      "expectedViewModel": .text(
        shown.map { "\($0.name): \($0.value.expected.swift)" }.joined(separator: ", ")),
      "isOpen": .flag(shown.contains(where: \.value.isOpen)),
      "viewModelSamples": samples(viewModel),
      // The state.
      "change": .text(changes.count == 1 ? changes[0] : ""),
      "changes": .list(changes.map { .text($0) }), "hasChanges": .flag(changes.count > 1),
      "stateSamples": samples(viewModel, inOrderOf: stateFields),
      // The front ends.
      "number": .text("\(number)"), "index": .text("\(number - 1)"),
      "typed": .text(typed(for: useCase, number: number)),
      "typedRequest": arguments(request) {
        $0.type.isBasic ? sample(of: $0, in: request) : placeholder(of: $0)
      },
      "hasQuestions": .flag(!questions.isEmpty),
      "questions": .list(
        questions.enumerated().map { values(of: $1, number: $0, askedBy: useCase) }),
      "answers": arguments(request) { $0.type.isBasic ? .code($0.name) : placeholder(of: $0) },
      "entered": arguments(request) {
        $0.type.isBasic ? .code(property(for: $0, of: useCase)) : placeholder(of: $0)
      },
    ]
    return .object(all)
  }

  /// Returns what the other components call an outcome.
  private func methods(of outcome: UseCase) -> TemplateValue {
    [
      "name": .text(outcome.name), "present": .text(outcome.present),
      "display": .text(outcome.display), "field": .text(outcome.viewModelFields[0].name),
    ]
  }

  private func meaning(of useCase: UseCase) -> String {
    switch useCase.kind {
    case .request: "\(useCase.summary)."
    case .other: "\(useCase.phrase)."
    case .progress: "The worker is at work."
    case .failure: "The worker failed."
    }
  }

  private func payloads(of useCase: UseCase) -> [TemplateValue] {
    let isRequested = useCase.kind == .request
    let request = TemplateValue.structure(
      "Request", "What the user asks for.", useCase.requestFields, access: access,
      creates: "Creates a request.",
      isolation: useCase.asksWorker && description.waits ? "nonisolated " : "")
    let response = TemplateValue.structure(
      "Response", isRequested ? "What is true afterwards." : "What is true.",
      useCase.responseFields, access: access)
    let viewModel = TemplateValue.structure(
      "ViewModel", "What to show.", useCase.viewModelFields, access: access)
    return (isRequested ? [request] : []) + [response, viewModel]
  }

  /// Returns the changes of the state by a view model, each after the state.
  private func changes(by useCase: UseCase) -> [String] {
    let shown = useCase.viewModelFields.map(\.name)
    let progress = outcome(.progress, of: owner(of: useCase))
    // A message ends when the next work begins, and that work's progress with its outcome.
    let ended = stateFields.filter {
      $0.type == .string && !shown.contains($0.name)
        && (progress == nil || progress == useCase
          ? $0.name == Field.message.name : progress?.viewModelFields == [$0])
    }
    return shown.map { ".\($0) = viewModel.\($0)" } + ended.map { ".\($0.name) = \"\"" }
  }

  // MARK: Workers

  /// Returns the values of what a use case's worker returns; none if it returns nothing.
  func workValues(of useCase: UseCase) -> TemplateValue {
    guard let work = useCase.work else { return false }
    let sample = data.sample(of: work, number: 1)
    return [
      "name": .text(work.name), "type": .text(work.type.swift),
      "isList": .flag(work.type.element != nil),
      "summary": .text(work.summary),
      "entries": .text(sample.spelledOut.swift), "sample": .text(sample.swift),
    ]
  }

  /// The errors of the workers, for templates.
  var errorValues: TemplateValue {
    let hasOther = description.waits || works.contains { catalog(of: $0) == nil }
    return .list(
      (readsCatalog
        ? [["name": "faulty", "meaning": "The catalog has faults.", "isFaulty": true]] : [])
        + (hasOther ? [["name": "unavailable", "meaning": "The work cannot be done now."]] : []))
  }

  /// Returns the error of a use case's worker in a test.
  func errorSample(of useCase: UseCase) -> String {
    catalog(of: useCase).map { ".faulty([\"\($0.file):1:1: a fault\"])" } ?? ".unavailable"
  }

  // MARK: Values of fields

  /// Returns fields with their values as arguments of a call, each on its line.
  private func arguments(_ fields: [Field], _ value: (Field) -> Literal) -> TemplateValue {
    .text(fields.map { "\($0.name): \(value($0).swift)" }.joined(separator: ", "))
  }

  /// Returns fields with sample values, as arguments.
  private func samples(_ fields: [Field], inOrderOf order: [Field]? = nil) -> TemplateValue {
    let names = Set(fields.map(\.name))
    return arguments(order.map { $0.filter { names.contains($0.name) } } ?? fields) {
      sample(of: $0, in: fields)
    }
  }

  /// Returns a value of one of several fields.
  func sample(of field: Field, in fields: [Field]) -> Literal {
    // Each field has another number, so that a test notices two that are exchanged.
    let index = fields.firstIndex { $0.name == field.name } ?? 0
    return data.sample(of: field, number: index + 1)
  }
}
