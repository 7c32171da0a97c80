/// The values of a scene's use cases, for templates.
extension SceneNames {
  /// Returns the values of a use case or of another outcome.
  func values(of useCase: UseCase) -> TemplateValue {
    let asksWorker = asksWorker(useCase)
    let (request, response) = (useCase.requestFields, useCase.responseFields)
    let viewModel = useCase.viewModelFields
    let changes = changes(by: useCase)
    let questions = questions(of: useCase)
    let formatted = viewModel.map { ($0, source(of: $0, in: useCase)) }
    let all: [String: TemplateValue] = [
      "name": .text(useCase.name), "phrase": .text(useCase.phrase),
      "summary": .text(useCase.summary), "meaning": .text(meaning(of: useCase)),
      "request": .text(useCase.request), "present": .text(useCase.present),
      "display": .text(useCase.display),
      "payloads": .list(payloads(of: useCase)),
      "isFailure": .flag(useCase == failure), "isLeaving": .flag(useCase == leaving),
      "asksWorker": .flag(asksWorker), "isAwaited": .flag(asksWorker && description.isAsync),
      // The request.
      "parameters": .text(request.map { "\($0.name): \($0.type.swift)" }.joined(separator: ",\n")),
      "arguments": arguments(request) { .code($0.name) },
      "requestSamples": samples(request),
      // The response.
      "answer": arguments(response) {
        isWork($0, of: useCase) ? .code($0.name) : placeholder(of: $0)
      },
      "expectedAnswer": arguments(response) {
        isWork($0, of: useCase) ? testedWork : placeholder(of: $0)
      },
      "hasPlaceholders": .flag(asksWorker ? response.count != 1 : !response.isEmpty),
      "responseSamples": useCase == failure
        ? .text("error: \(errorSample)") : samples(response),
      // The view model.
      "formatted": .text(
        formatted.map { "\($0.name): \(text(of: $1, for: $0, in: useCase))" }.joined(
          separator: ",\n")),
      "isOpen": .flag(formatted.contains { $1 == .nothing }),
      "viewModelSamples": samples(viewModel),
      "expectedViewModel": arguments(viewModel) { field in
        shown(field, in: useCase) { sample(of: $0, in: response) }
      },
      // The state.
      "change": .text(changes.count == 1 ? changes[0] : ""),
      "changes": .list(changes.map { .text($0) }), "hasChanges": .flag(changes.count > 1),
      "isStateUnknown": false,
      "stateSamples": samples(viewModel, inOrderOf: stateFields),
      // The front ends.
      "number": .text("\(numbers[useCase.name] ?? 0)"),
      "hasQuestions": .flag(!questions.isEmpty),
      "questions": .list(questions.map { values(of: $0, askedBy: useCase) }),
      "answers": arguments(request) { $0.type.isBasic ? .code($0.name) : placeholder(of: $0) },
      "entered": arguments(request) {
        $0.type.isBasic ? .code(property(for: $0, of: useCase)) : placeholder(of: $0)
      },
    ]
    return .object(all)
  }

  private func meaning(of useCase: UseCase) -> String {
    if useCase == failure { return "The worker failed." }
    return (isRequested(useCase) ? useCase.summary : useCase.phrase) + "."
  }

  private func isRequested(_ useCase: UseCase) -> Bool { numbers[useCase.name] != nil }

  private func payloads(of useCase: UseCase) -> [TemplateValue] {
    let isRequested = isRequested(useCase)
    let isFailure = useCase == failure
    let request = StructValues(
      name: "Request", summary: "What the user asks for.", fields: useCase.requestFields,
      creates: "Creates a request.")
    let response = StructValues(
      name: "Response",
      summary: isRequested ? "What is true afterwards." : isFailure ? "Why." : "What is true.",
      fields: useCase.responseFields)
    let viewModel = StructValues(
      name: "ViewModel", summary: isFailure ? "What to show instead." : "What to show.",
      fields: useCase.viewModelFields)
    return ((isRequested ? [request] : []) + [response, viewModel]).map {
      $0.values(access: access)
    }
  }

  /// Returns the changes of the state by a view model, each after the state.
  private func changes(by useCase: UseCase) -> [String] {
    let changes = useCase.viewModelFields.map { ".\($0.name) = viewModel.\($0.name)" }
    let showsMessage = useCase.viewModelFields.contains { $0.name == Field.message.name }
    return changes + (hasMessage && !showsMessage ? [".message = \"\""] : [])
  }

  // MARK: Values of fields

  /// Returns fields with their values as arguments of a call, each on its line.
  private func arguments(_ fields: [Field], _ value: (Field) -> Literal) -> TemplateValue {
    .text(fields.map { "\($0.name): \(value($0).laidOut)" }.joined(separator: ",\n"))
  }

  /// Returns fields with sample values, as arguments.
  private func samples(_ fields: [Field], inOrderOf order: [Field]? = nil) -> TemplateValue {
    let names = Set(fields.map(\.name))
    return arguments(order.map { $0.filter { names.contains($0.name) } } ?? fields) {
      sample(of: $0, in: fields)
    }
  }

  private func sample(of field: Field, in fields: [Field]) -> Literal {
    // Each field has another number, so that a test notices two that are exchanged.
    let index = fields.firstIndex { $0.name == field.name } ?? 0
    return data.sample(of: field, number: index + 1)
  }

  /// Whether a field of a response is what the worker returned.
  private func isWork(_ field: Field, of useCase: UseCase) -> Bool {
    asksWorker(useCase) && field == workField
  }

  /// Returns the fields of the state with their values after a use case, with the worker of a test.
  func stateAfter(_ useCase: UseCase) -> [(field: Field, value: Literal)] {
    stateFields.map { field in
      guard let shown = useCase.viewModelFields.first(where: { $0.name == field.name }) else {
        return (field, placeholder(of: field))
      }
      let value = self.shown(shown, in: useCase) { field in
        isWork(field, of: useCase) ? testedWork : placeholder(of: field)
      }
      return (field, value)
    }
  }
}
