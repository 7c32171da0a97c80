import SwiftWriting

/// The values of a scene's use cases, for templates.
extension SceneNames {
  func values(of useCase: UseCase) -> TemplateValue {
    let owner = owner(of: useCase)
    let isWaitedFor = owner.asksWorker && ![.progress, .refusal].contains(useCase.kind)
    let (request, response) = (useCase.requestFields, useCase.responseFields)
    let viewModel = useCase.viewModelFields
    let changes = changes(by: useCase)
    let questions = questions(of: useCase)
    let shown = viewModel.map { (name: $0.name, value: self.shown($0, in: useCase)) }
    let form = form(of: useCase)
    let condition = condition(of: useCase)
    let number = (useCases.firstIndex(of: useCase) ?? -1) + 1
    func searched(_ text: Literal) -> TemplateValue {
      arguments(request) { $0 == UseCase.pageSize ? placeholder(of: $0) : text }
    }
    let all: [String: TemplateValue] = [
      "name": .text(useCase.name), "phrase": .text(useCase.phrase),
      "summary": .text(useCase.summary), "meaning": .text(meaning(of: useCase)),
      "event": .text([.request, .other].contains(useCase.kind) ? "" : meaning(of: useCase)),
      "request": .text(useCase.request), "present": .text(useCase.present),
      "display": .text(useCase.display), "payloads": .list(payloads(of: useCase)),
      "isFailure": .flag(useCase.kind == .failure), "isRefusal": .flag(useCase.kind == .refusal),
      "isFormatted": .flag(![.failure, .refusal].contains(useCase.kind)),
      "refusedForm": useCase.kind == .refusal ? formValues(of: owner) : false,
      "leave": .text(route(of: useCase)?.method ?? ""),
      "selected": selectionValues(of: useCase),
      "confirm": .text(useCase.confirmation ?? ""),
      "changing": changeValues(of: useCase),
      "form": formValues(of: useCase), "kept": .list(kept(by: useCase)),
      "errors": errorValues(of: worker(of: owner)),
      // The worker.
      "asksWorker": .flag(useCase.asksWorker),
      "isAwaited": .flag(useCase.asksWorker && description.waits),
      "stopped": useCases.first { $0.isStream && $0.name == useCase.stops }.map { stream in
        [
          "stream": .text(stream.name), "streamRequest": .text(stream.request),
          "streamPlace": .text(place(of: stream)),
          "streamWorker": .text(worker(of: stream).property),
          "streamSamples": samples(stream.requestFields), "streamWork": workValues(of: stream),
          "streamSelection": .text(
            stream.usesSelection
              ? description.selection.map { data.reference(to: $0).swift } ?? "" : ""),
        ]
      } ?? false,
      "isFetch": .flag(useCase.isFetch), "place": .text(place(of: useCase)),
      "begun": .text(begun(with: useCase)),
      "work": workValues(of: useCase), "catalog": .text(catalog(of: owner)?.reader ?? ""),
      "error": .text(errorSample(of: owner)),
      "owner": .text(VerbPhrase(spoken: owner.name).infinitive),
      "progress": isWaitedFor ? outcome(.progress, of: owner).map(methods) ?? false : false,
      "failure": outcome(.failure, of: useCase).map(methods) ?? false,
      "leads": leadValues(of: useCase),
      "hasLeads": .flag(useCase.errors.contains { $0.outcome != nil }),
      "otherErrors": .list(
        useCase.kind != .failure
          ? []
          : errors(of: worker(of: owner)).map { error in
            let sentence =
              "Could not \(VerbPhrase(spoken: owner.name).infinitive). \(error.title.asSentence)"
            return ["case": .text(error.name), "sentence": .text(sentence)]
          }),
      // The request.
      "parameters": .text(request.map { "\($0.name): \($0.type.swift)" }.joined(separator: ", ")),
      "arguments": arguments(request) { .code($0.name) },
      "requestSamples": samples(request),
      "actionSamples": form == nil ? samples(request) : "",
      "refusedSamples": arguments(request) {
        $0 == form?.field ? .code($0.name) : sample(of: $0, in: request)
      },
      "blank": .text(blank(useCase)),
      // The response.
      "answer": arguments(response) { answer(of: $0, to: useCase, isExpected: false) },
      "expectedAnswer": arguments(response) { answer(of: $0, to: useCase, isExpected: true) },
      "otherAnswer": arguments(response) {
        $0 == useCase.work ? other($0) : answer(of: $0, to: useCase, isExpected: true)
      },
      "hasPlaceholders": .flag(
        response.contains { field in
          let selection = selection(by: useCase)
          return field != useCase.work && field != UseCase.hasMore && !useCase.isEchoed(field)
            && field.name != useCase.changes
            && selection.flatMap { part(of: $0, as: field.type) } == nil
        }),
      "responseSamples": responseSamples(of: useCase),
      // The view model.
      "formatted": .text(
        shown.map { "\($0.name): \($0.value.code)" }.joined(separator: ", ")),
      "expectedViewModel": .text(
        useCase.kind == .refusal
          ? refused(by: owner, "\"Fill this in.\"")
          : shown.map { "\($0.name): \($0.value.expected.swift)" }.joined(separator: ", ")),
      "isOpen": .flag(shown.contains(where: \.value.isOpen)),
      "viewModelSamples": useCase.kind == .refusal
        ? .text(refused(by: owner, "\"A problem\"")) : samples(viewModel),
      // The state.
      "change": .text(changes.count == 1 ? changes[0] : ""),
      "changes": .list(changes.map { .text($0) }), "hasChanges": .flag(changes.count > 1),
      "stateSamples": .text(stateSamples(of: useCase)),
      // The front ends.
      "number": .text("\(number)"), "isOnly": .flag(useCases.count == 1),
      "index": .text(
        "\(useCases.prefix(max(0, number - 1)).count { isOffered($0) && $0 != retried })"),
      "condition": .text(condition.flag), "not": .text(condition.not),
      "isRetried": .flag(useCase == retried), "typed": .text(typed(for: useCase, number: number)),
      "answers": .text(answers(to: useCase)),
      "refusedLines": .text(refusedLines(for: useCase, number: number)),
      "typedRequest": arguments(request) { field in
        if let form, field == form.field { return .code(form.property) }
        return questions.contains(field) || useCase.selects != nil
          ? sample(of: field, in: request) : placeholder(of: field)
      },
      "hasFields": .flag(form != nil || !questions.isEmpty),
      "hasQuestions": .flag(form != nil || !questions.isEmpty || useCase.selects != nil),
      "isAskedHere": .flag(form == nil && !questions.isEmpty),
      "searched": searched(.code("text")), "searchedSample": searched(.text("A text")),
      "searchedAgain": searched(.code("searchedText")),
      "progressField": .text(
        outcome(.progress, of: useCase)?.viewModelFields.first?.name ?? ""),
      "searchedField": .text(request.first?.name ?? ""),
      "isReloaded": .flag(useCase == reloaded),
      "isReloading": .flag(reloaded != nil && reloaded != useCase && useCase == useCases.first),
      "loaded": .text(
        reloaded != nil && useCase == useCases.first
          ? "reload()"
          : "\(useCase.request)(\(request.map { "\($0.name): \(placeholder(of: $0).swift)" }.joined(separator: ", ")))"
      ),
      "loading": arguments(request, placeholder),
      "isOffered": .flag(isOffered(useCase)),
      "isOfferedOnScreen": .flag(isOffered(useCase) && !useCase.isNextPage),
      // The list.
      "isPaged": .flag(useCase.isPaged), "isNextPage": .flag(useCase.isNextPage),
      "rivals": .list(rivals(of: useCase).map(rivalValues)),
      "clearedFailure": clearedFailure(by: useCase, changes).map(methods) ?? false,
      "clearedForm": (useCase.kind == .progress ? owner : prefilled(by: useCase))
        .map(formValues) ?? false,
      "waitingRivals": .list(
        (useCase.kind == .progress ? rivals(of: owner) : failing(to: useCase))
          .compactMap { outcome(.progress, of: $0) }.map(methods)),
      "sent": form != nil
        ? ""
        : arguments(request) {
          questions.isEmpty ? placeholder(of: $0) : .code("\(useCase.request).\($0.name)")
        },
      "hasLines": .flag(!questions.isEmpty),
      "questions": .list(questions.map(values(ofQuestion:))),
      "entered": form != nil ? "" : arguments(request) { .code("form.\($0.name)") },
    ]
    return .object(all.merging(workerValues(of: useCase)) { $1 })
  }

  /// Returns the failure whose message, or whose flag, an outcome clears.
  private func clearedFailure(by useCase: UseCase, _ changes: [String]) -> UseCase? {
    if useCase == retried { return outcome(.failure, of: useCase) }
    if !changes.contains(".\(Field.message.name) = \"\"") { return nil }
    return otherOutcomes.first {
      $0.kind == .failure && $0 != useCase && owner(of: $0) != retried
    }
  }

  /// Returns what the other components call an outcome.
  private func methods(of outcome: UseCase) -> TemplateValue {
    [
      "name": .text(outcome.name), "present": .text(outcome.present),
      "display": .text(outcome.display), "field": .text(outcome.viewModelFields[0].name),
    ]
  }

  /// Returns what a test calls of a use case whose late answer it drops.
  private func rivalValues(of useCase: UseCase) -> TemplateValue {
    [
      "isTested": .flag(!useCase.isNextPage),
      "rival": .text(useCase.request), "rivalWorker": .text(worker(of: useCase).property),
      "rivalSamples": samples(useCase.requestFields),
      "rivalProgress": outcome(.progress, of: useCase).map(methods) ?? false,
    ]
  }

  /// Returns what the interactor stores when a use case succeeds, for other scenes and for requests to come.
  private func kept(by useCase: UseCase) -> [TemplateValue] {
    func kept(_ name: String, _ value: String, _ sample: Literal) -> [TemplateValue] {
      [
        [
          "name": .text(name), "value": .text(value), "sample": .text(sample.swift),
          "isShadowed": .flag(name == value), "isTrue": .flag(sample == .code("true")),
        ]
      ]
    }
    if let list = useCase.work, storedLists.contains(list) {
      let hasMore = Literal.code("\(list.name).count == request.\(UseCase.pageSize.name)")
      return kept(list.name, list.name, data.sample(of: list, number: 1))
        + (useCase.isPaged ? kept("hasMore", hasMore.swift, .code("true")) : [])
    }
    guard let route = route(of: useCase) else { return [] }
    let request = useCase.requestFields
    if let selection = selection(by: useCase), let passed = route.passed,
      let part = part(of: selection, as: passed.type)
    {
      return kept(
        passed.name, entry(of: selection, isExpected: false) + part,
        .code(entry(of: selection, isExpected: true) + part))
    }
    if let passed = route.passed, let field = request.first(where: { $0.type == passed.type }) {
      return kept(passed.name, "request.\(field.name)", sample(of: field, in: request))
    }
    guard route.destination == nil, let result = description.result else { return [] }
    if let work = useCase.work, work.type == result.type {
      return kept("result", work.name, data.sample(of: work, number: 1))
    }
    return request.first { $0.type == result.type }.map {
      kept("result", "request.\($0.name)", sample(of: $0, in: request))
    } ?? []
  }

  // MARK: Responses and view models

  /// Returns the value of a response's field until there is a rule: what the worker returned, or the request had.
  func answer(of field: Field, to useCase: UseCase, isExpected: Bool) -> Literal {
    if field.name == useCase.changes, let change = change(by: useCase) {
      if !isExpected { return .code(field.name) }
      // The second entry is selected, and the worker returns the first.
      return useCase.work == nil ? .code("[.first]") : data.sample(of: change.list, number: 1)
    }
    if useCase.work == field {
      let sample = data.sample(of: field, number: 1)
      let reversed =
        if case .list(let entries) = sample { Literal.list(entries.reversed()) } else { sample }
      if useCase.isNextPage {
        return .code(isExpected ? "\(sample.swift) + \(reversed.swift)" : "self.\(field.name)")
      }
      return isExpected ? sample : .code(field.name)
    }
    if field == UseCase.hasMore, useCase.isPaged || useCase.isNextPage {
      let size = "\(useCase.work?.name ?? "").count == request.\(UseCase.pageSize.name)"
      return .code(isExpected ? "true" : useCase.isNextPage ? "self.hasMore" : size)
    }
    if let selection = selection(by: useCase), let part = part(of: selection, as: field.type) {
      return .code(entry(of: selection, isExpected: isExpected) + part)
    }
    guard useCase.isEchoed(field) else { return placeholder(of: field) }
    return isExpected
      ? sample(of: field, in: useCase.requestFields) : .code("request.\(field.name)")
  }

  /// Returns code for a selected entry: by its index in the request, or as the tests expect it.
  func entry(of selection: ListSelection, isExpected: Bool) -> String {
    let entries = data.sample(of: selection.list, number: 1).swift
    if !isExpected { return "selected" }
    if data.described(selection.entry)?.isEnum == false { return "\(selection.entry.swift).second" }
    return "(\(entries) as \(selection.list.type.swift))[1]"
  }

  private func responseSamples(of useCase: UseCase) -> TemplateValue {
    switch useCase.kind {
    case .failure: .text("error: \(errorSample(of: owner(of: useCase)))")
    case .refusal: .text("problems: [.\(refusedField(of: owner(of: useCase))): .missing]")
    default: samples(useCase.responseFields)
    }
  }

  private func refusedField(of useCase: UseCase) -> String {
    form(of: useCase).map { data.leaves(of: $0.type)[0].name } ?? ""
  }

  private func refused(by useCase: UseCase, _ sentence: String) -> String {
    "\(form(of: useCase)?.problems ?? ""): [.\(refusedField(of: useCase)): \(sentence)]"
  }

  /// Returns what a state has after an outcome, as arguments.
  private func stateSamples(of outcome: UseCase) -> String {
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

  private func meaning(of useCase: UseCase) -> String {
    switch useCase.kind {
    case .request:
      route(of: useCase)?.destination.flatMap { useCase.asksWorker ? nil : "Opens `\($0)`." }
        ?? "\(useCase.summary)."
    case .other: "\(useCase.phrase)."
    case .progress: "The worker \(VerbPhrase(owner(of: useCase).name).thirdPerson)."
    case .failure: "The worker could not \(VerbPhrase(owner(of: useCase).name).infinitive)."
    case .refusal: "The form of `\(owner(of: useCase).name)` has problems."
    }
  }

  private func payloads(of useCase: UseCase) -> [TemplateValue] {
    let isRequested = useCase.kind == .request
    // A worker of the scene is off the main actor, and gets the request itself.
    let isSent = useCase.asksWorker && description.waits && useCase.service == nil
    let payloads = [
      ("Request", "What the user asks for.", useCase.requestFields),
      (
        "Response", isRequested ? "What is true afterwards." : "What is true.",
        useCase.responseFields
      ),
      ("ViewModel", "What to show.", useCase.viewModelFields),
    ]
    return payloads.dropFirst(isRequested ? 0 : 1).map { name, summary, fields in
      .structure(
        name, access.isEmpty ? "" : summary, fields, access: access,
        creates: name == "Request" ? "Creates a request." : "",
        isolation: isSent && name == "Request" ? "nonisolated " : "")
    }
  }

  /// Returns the changes of the state by a view model, each after the state.
  private func changes(by useCase: UseCase) -> [String] {
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
    var changes = shown.map { ".\($0) = viewModel.\($0)" } + ended.map { ".\($0.name) = \"\"" }
    if useCase.kind == .progress, owner(of: useCase).isPaged { changes.append(".hasMore = false") }
    if let failedFetch, owner(of: useCase) == retried, useCase.kind != .progress {
      changes.append(".\(failedFetch.name) = \(useCase.kind == .failure)")
    } else if let failedFetch, endsFetch(useCase) {
      changes.append(".\(failedFetch.name) = true")
    }
    for other in useCases {
      guard let form = form(of: other) else { continue }
      let field = prefill(of: form, by: useCase)
      if field != nil || other == useCase
        || useCase.kind == .progress && other == owner(of: useCase)
      {
        changes.append(".\(form.problems) = [:]")
      }
      if let field {
        let blank = field.type == form.field.type ? "" : " ?? .blank"
        changes.append(".\(form.property).\(field.name) = viewModel.\(field.name)\(blank)")
      } else if other == useCase, !outcomes.contains(where: { prefill(of: form, by: $0) != nil }) {
        changes.append(".\(form.property) = .init(\(blank(other)))")
      }
    }
    return changes
  }

  // MARK: Workers

  /// Returns the values of what a use case's worker returns; none if it returns nothing.
  func workValues(of useCase: UseCase) -> TemplateValue {
    guard let work = useCase.work else { return false }
    let sample = data.sample(of: work, number: 1)
    return [
      "useCase": .text(useCase.name), "name": .text(work.name), "type": .text(work.type.swift),
      "isList": .flag(work.type.element != nil),
      "summary": .text(work.summary()),
      "sample": .text(sample.swift), "method": .text(useCase.request),
      "other": .text(other(work).swift),
    ]
  }

  /// Returns another value than the first sample.
  private func other(_ field: Field) -> Literal {
    let (first, second) = (data.sample(of: field, number: 1), data.sample(of: field, number: 2))
    if case .constant(_, .object) = first { return .code(".second") }
    if field.type == .string { return .text("Another text") }
    return first == second ? placeholder(of: field) : second
  }

  /// Returns the error of a use case's worker in a test.
  func errorSample(of useCase: UseCase) -> String {
    catalog(of: useCase).map { ".faulty([\"\($0.file):1:1: a fault\"])" } ?? ".unavailable"
  }

  // MARK: Values of fields

  /// Returns fields with their values as arguments of a call, each on its line.
  func arguments(_ fields: [Field], _ value: (Field) -> Literal) -> TemplateValue {
    .text(fields.map { "\($0.name): \(value($0).swift)" }.joined(separator: ", "))
  }

  /// Returns fields with sample values, as arguments.
  private func samples(_ fields: [Field]) -> TemplateValue {
    arguments(fields) { sample(of: $0, in: fields) }
  }

  /// Returns a value of one of several fields.
  func sample(of field: Field, in fields: [Field]) -> Literal {
    // A page has two entries, as the samples of a list.
    if field == UseCase.pageSize { return .code("2") }
    // Each field has another number, so that a test notices two that are exchanged.
    let index = fields.firstIndex { $0.name == field.name } ?? 0
    return data.sample(of: field, number: index + 1)
  }
}
