/// What an interactor answers until it has rules, what it keeps, and what its tests expect.
extension SceneNames {
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

  /// Returns the values of a response's fields, as arguments.
  func answers(to useCase: UseCase, isExpected: Bool) -> String {
    arguments(useCase.responseFields) { answer(of: $0, to: useCase, isExpected: isExpected) }
  }

  /// Returns the values of a response's fields after the worker returned a changed entry of a list.
  func changedAnswer(to useCase: UseCase, in list: Field) -> String {
    arguments(useCase.responseFields) { field in
      if field.name == list.name { return .code("[.first, changed]") }
      return field == useCase.work
        ? .code("changed") : answer(of: field, to: useCase, isExpected: true)
    }
  }

  /// Returns code for a selected entry: by its index in the request, or as the tests expect it.
  func entry(of selection: ListSelection, isExpected: Bool) -> String {
    let entries = data.sample(of: selection.list, number: 1).swift
    if !isExpected { return "selected" }
    if data.described(selection.entry)?.isEnum == false { return "\(selection.entry.swift).second" }
    return "(\(entries) as \(selection.list.type.swift))[1]"
  }

  func responseSamples(of useCase: UseCase) -> String {
    switch useCase.kind {
    case .failure: "error: \(errorSample(of: owner(of: useCase)))"
    case .refusal: "problems: [.\(refusedField(of: owner(of: useCase))): .missing]"
    default: samples(useCase.responseFields)
    }
  }

  private func refusedField(of useCase: UseCase) -> String {
    form(of: useCase).map { data.leaves(of: $0.type)[0].name } ?? ""
  }

  func refused(by useCase: UseCase, _ sentence: String) -> String {
    "\(form(of: useCase)?.problems ?? ""): [.\(refusedField(of: useCase)): \(sentence)]"
  }

  /// Returns whether nothing that is known is the value of a field of a response.
  func hasPlaceholders(_ useCase: UseCase) -> Bool {
    let selection = selection(by: useCase)
    return useCase.responseFields.contains { field in
      field != useCase.work && field != UseCase.hasMore && !useCase.isEchoed(field)
        && field.name != useCase.changes
        && selection.flatMap { part(of: $0, as: field.type) } == nil
    }
  }

  /// Returns what the interactor stores when a use case succeeds, for other scenes and for requests to come.
  func kept(by useCase: UseCase) -> [(name: String, value: String, sample: Literal)] {
    func kept(
      _ name: String, _ value: String, _ sample: Literal
    ) -> [(name: String, value: String, sample: Literal)] { [(name, value, sample)] }
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

  /// Returns the error of a use case's worker in a test.
  func errorSample(of useCase: UseCase) -> String {
    catalog(of: useCase).map { ".faulty([\"\($0.file):1:1: a fault\"])" } ?? ".unavailable"
  }

  // MARK: Arguments

  /// Returns fields with their values as arguments of a call, each on its line.
  func arguments(_ fields: [Field], _ value: (Field) -> Literal) -> String {
    fields.map { "\($0.name): \(value($0).swift)" }.joined(separator: ", ")
  }

  /// Returns the request of a use case in tests of the interactor, as arguments.
  func requestSamples(of useCase: UseCase) -> String {
    guard let selection = selection(by: useCase), selection.isIdentified else {
      return samples(useCase.requestFields)
    }
    return "id: \(entry(of: selection, isExpected: true)).id"
  }

  /// Returns fields with sample values, as arguments.
  func samples(_ fields: [Field]) -> String {
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

extension DataModel {
  /// Returns another value than the first sample.
  func other(_ field: Field) -> Literal {
    let (first, second) = (sample(of: field, number: 1), sample(of: field, number: 2))
    if case .constant(_, .object) = first { return .code(".second") }
    if field.type == .string { return .text("Another text") }
    return first == second ? placeholder(of: field) ?? second : second
  }
}
