import SwiftWriting

/// The values of a use case, or of another outcome, for templates.
struct UseCaseValues: TemplateValues {
  let names: SceneNames
  let useCase: UseCase
  /// The properties of a sample worker for what it keeps, by the names of types.
  var keptProperties: [String: String] = [:]

  private func values(_ useCase: UseCase) -> UseCaseValues {
    UseCaseValues(names: names, useCase: useCase)
  }

  func outcome(_ kind: UseCase.Kind) -> UseCase? { names.outcome(kind, of: useCase) }

  /// The use case whose worker, or whose form, leads to this outcome; itself, if none does.
  private var owner: UseCase { names.owner(of: useCase) }

  var request: [Field] { useCase.requestFields }
  var form: UseCaseForm? { names.form(of: useCase) }
  var questions: [Field] { names.questions(of: useCase) }
  var isFirst: Bool { useCase == names.useCases.first }
  private var isReloading: Bool {
    isFirst && names.reloaded != nil && names.reloaded != useCase
  }

  func arguments(_ value: (Field) -> Literal) -> String {
    names.arguments(request, value)
  }

  private func searched(_ text: Literal) -> String {
    arguments { $0 == UseCase.pageSize ? names.placeholder(of: $0) : text }
  }

  /// What makes a request from what is filled in; of forms that have the same fields, one is not told from another.
  private var filled: String {
    let others = names.useCases.filter { other in
      other != useCase && names.form(of: other) != nil
        && other.requestFields.map(\.name) == request.map(\.name)
    }
    return others.isEmpty ? ".init" : "\(names.scene).\(useCase.name).Request"
  }

  private var method: WorkerMethod { names.method(of: useCase) }

  private var shown: [(name: String, value: ShownField)] {
    useCase.viewModelFields.map { ($0.name, names.shown($0, in: useCase)) }
  }

  /// The use case whose stream it stops.
  private var stopped: UseCaseValues? {
    names.useCases.first { $0.isStream && $0.name == useCase.stops }.map(values)
  }

  /// What a rule does.
  private enum Rule {
    /// Answers at once, asks a worker that takes no time, or one that takes its time.
    case plain, asked, work
    case nextPage, stream
  }

  private var rule: Rule {
    if useCase.isStream { return .stream }
    if useCase.isNextPage { return .nextPage }
    guard useCase.asksWorker else { return .plain }
    return names.description.waits ? .work : .asked
  }

  private var usedSelection: String { useCase.usesSelection ? names.selectionSample : "" }

  private var change: ListSelection? { names.change(by: useCase) }

  /// What a test of the interactor gives it before the request.
  private var needs: [(property: String, value: String)] {
    let selection = usedSelection.isEmpty ? [] : [("selection", usedSelection)]
    let lists = [names.selection(by: useCase) ?? change].compactMap(\.self)
    return selection
      + lists.map { ($0.list.name, names.data.sample(of: $0.list, number: 1).swift) }
  }

  private var rivals: [UseCaseValues] { names.rivals(of: useCase).map(values) }

  /// Returns what a test gives the interactor before a request that this one replaces, besides what this one needs.
  private func others(neededBy rival: UseCaseValues) -> [(property: String, value: String)] {
    rival.needs.filter { need in !needs.contains { $0.property == need.property } }
  }

  /// What is presented while the worker that leads to it is at work.
  private var progress: UseCase? {
    guard owner.asksWorker, ![.progress, .refusal].contains(useCase.kind) else { return nil }
    return names.outcome(.progress, of: owner)
  }

  /// The described errors of the worker whose failure it is, with what is shown of each.
  private var otherErrors: [(name: String, sentence: String)] {
    guard useCase.kind == .failure else { return [] }
    return names.errors(of: names.worker(of: owner)).map { error in
      let verb = VerbPhrase(spoken: owner.name).infinitive
      return (error.name, "Could not \(verb). \(error.title.asSentence)")
    }
  }

  private var work: WorkValues? {
    useCase.work.map { WorkValues(field: $0, data: names.data) }
  }

  /// The progress that ends with it, besides that of its own worker.
  private var waitingRivals: [UseCase] {
    let rivals =
      useCase.kind == .progress ? names.rivals(of: owner) : names.failing(to: useCase)
    return rivals.compactMap { names.outcome(.progress, of: $0) }
  }

  private var changes: [StateChange] { names.changes(by: useCase) }

  /// The declaration of its method by a sample worker, which can only fail where it finds nothing.
  private var keptMethod: String {
    let canFail =
      keeping.map { $0.kept.kind == .find || $0.isStored && $0.kept.isChange } ?? false
    return method.head + (canFail ? " throws(\(method.worker.error))" : "") + method.returned
  }

  private var keeping: KeepingValues? {
    KeepingValues(of: useCase, names, properties: keptProperties)
  }

  static let table: Table = [
    "name": .text(\.useCase.name), "phrase": .text(\.useCase.phrase),
    "summary": .text(\.useCase.summary),
    "meaning": .text { $0.names.meaning(of: $0.useCase) },
    "event": .text {
      [.request, .other].contains($0.useCase.kind) ? "" : $0.names.meaning(of: $0.useCase)
    },
    "isLink": .flag(\.useCase.isLink),
    "request": .text(\.useCase.request), "present": .text(\.useCase.present),
    "display": .text(\.useCase.display),
    "payloads": .list { $0.names.payloads(of: $0.useCase) },
    // The request.
    "parameters": .text { values in
      values.request.map { "\($0.name): \($0.type.swift)" }.joined(separator: ", ")
    },
    "arguments": .text { $0.arguments { .code($0.name) } },
    "requestSamples": .text { $0.names.requestSamples(of: $0.useCase) },
    "actionSamples": .text { $0.form == nil ? $0.names.requestSamples(of: $0.useCase) : "" },
    "refusedSamples": .text { values in
      values.arguments {
        $0 == values.form?.field ? .code($0.name) : values.names.sample(of: $0, in: values.request)
      }
    },
    "blank": .text { $0.names.blank($0.useCase) },
    "filled": .text(\.filled),
    "form": .object { FormValues(of: $0.useCase, $0.names) },
    "selected": .object(
      { $0.names.selected(by: $0.useCase) },
      [
        "list": .text(\.selection.list.name), "isRead": .flag(\.isRead),
        "key": .text(\.selection.key.name), "isIdentified": .flag(\.selection.isIdentified),
      ]),
    "usedSelection": .text(\.usedSelection),
    "needs": .list(\.needs, ["property": .text(\.property), "value": .text(\.value)]),
    "isFetch": .flag(\.useCase.isFetch), "isSearch": .flag(\.useCase.isSearch),
    "isPaged": .flag(\.useCase.isPaged), "isNextPage": .flag(\.useCase.isNextPage),
    "searchedField": .text { $0.request.first?.name ?? "" },
    "searched": .text { $0.searched(.code("text")) },
    "searchedSample": .text { $0.searched(.text("A text")) },
    "searchedAgain": .text { $0.searched(.code("searchedText")) },
    "isReloaded": .flag { $0.useCase == $0.names.reloaded },
    "isReloading": .flag(\.isReloading),
    // The rule.
    "asksWorker": .flag(\.useCase.asksWorker),
    "isAwaited": .flag { $0.useCase.asksWorker && $0.names.description.waits },
    "isStream": .flag(\.useCase.isStream), "isAnswered": .flag { !$0.useCase.isStream },
    "isAnsweredSoon": .flag {
      !$0.useCase.isStream && !$0.useCase.isSearch && !$0.useCase.isNextPage
    },
    "place": .text { $0.names.place(of: $0.useCase) },
    "begun": .text { $0.names.begun(with: $0.useCase) },
    "answer": .text { $0.names.answers(to: $0.useCase, isExpected: false) },
    "expectedAnswer": .text { $0.names.answers(to: $0.useCase, isExpected: true) },
    "otherAnswer": .text { values in
      values.names.arguments(values.useCase.responseFields) {
        $0 == values.useCase.work
          ? values.names.data.other($0)
          : values.names.answer(of: $0, to: values.useCase, isExpected: true)
      }
    },
    "hasPlaceholders": .flag { $0.names.hasPlaceholders($0.useCase) },
    "kept": .list(
      { $0.names.kept(by: $0.useCase) },
      [
        "name": .text(\.name), "value": .text(\.value), "sample": .text(\.sample.swift),
        "isShadowed": .flag { $0.name == $0.value },
        "isTrue": .flag { $0.sample == .code("true") },
      ]),
    // The rule's kind.
    "isPlain": .flag { $0.rule == .plain }, "isAsked": .flag { $0.rule == .asked },
    "isWork": .flag { $0.rule == .work },
    "runsOnce": .flag { $0.rule == .work && !$0.useCase.isFetch },
    "changing": .flag { $0.change != nil },
    "removed": .object(
      { $0.useCase.work == nil ? $0.change : nil }, ["list": .text(\.list.name)]),
    "replaced": .object(
      { values in
        values.change.flatMap { change in values.useCase.work.map { (values, change, $0) } }
      },
      [
        "list": .text(\.1.list.name), "entry": .text(\.2.name), "type": .text(\.1.entry.swift),
        "changedAnswer": .text { values, change, _ in
          values.names.changedAnswer(to: values.useCase, in: change.list)
        },
      ]),
    "stopped": .object(
      \.stopped,
      [
        "streamRequest": .text(\.useCase.request),
        "streamPlace": .text { $0.names.place(of: $0.useCase) },
        "streamWorker": .text { $0.names.worker(of: $0.useCase).property },
        "streamSamples": .text { $0.names.samples($0.request) },
        "streamWork": .object(\.work),
        "streamSelection": .text(\.usedSelection),
      ]),
    "rivals": .list(
      { values in values.rivals.map { ($0, values.others(neededBy: $0)) } },
      [
        "isTested": .flag { !$0.0.useCase.isNextPage }, "rival": .text(\.0.useCase.request),
        "rivalNeeds": .list(\.1, ["property": .text(\.property), "value": .text(\.value)]),
        "rivalWorker": .text { $0.0.names.worker(of: $0.0.useCase).property },
        "rivalSamples": .text { $0.0.names.samples($0.0.request) },
        "rivalProgress": .object { $0.0.outcome(.progress) },
      ]),
    // The worker.
    "worker": .text(\.method.worker.property), "workerType": .text(\.method.worker.type),
    "service": .text(\.method.worker.service), "errorType": .text(\.method.worker.error),
    "workers": .list(
      { values in values.names.workers.map { ($0, $0 == values.method.worker) } },
      ["property": .text(\.0.property), "type": .text(\.0.type), "isGiven": .flag(\.1)]),
    "worked": .text(\.method.declaration), "asked": .text(\.method.asked),
    "workSample": .text(\.method.sampleCall), "workCase": .text(\.method.callCase),
    "recorded": .text(\.method.recorded), "call": .text(\.method.call),
    "sampled": .text { values in
      values.names.sampled(by: values.useCase, values.method.arguments)
    },
    "work": .object(\.work),
    "catalog": .text { $0.names.catalog(of: $0.owner)?.reader ?? "" },
    "error": .text { $0.names.errorSample(of: $0.owner) },
    "errors": .list { $0.names.errorCases(of: $0.names.worker(of: $0.owner)) },
    "failedType": .text { $0.names.worker(of: $0.owner).error },
    "sentence": .text { $0.names.sentence(for: $0.useCase) },
    "hasOtherErrors": .flag { !$0.otherErrors.isEmpty },
    "otherErrors": .list(
      \.otherErrors, ["case": .text(\.name), "sentence": .text(\.sentence)]),
    "owner": .text { VerbPhrase(spoken: $0.owner.name).infinitive },
    "progress": .object(\.progress),
    "failure": .object { $0.outcome(.failure) },
    "hasLeads": .flag { $0.useCase.errors.contains { $0.outcome != nil } },
    "leads": .list(
      { $0.names.leads(from: $0.useCase) },
      [
        "case": .text(\.error), "lead": .text(\.outcome.name),
        "leadPresent": .text(\.outcome.present), "leadAnswer": .text(\.answer),
        "leadExpected": .text(\.expected),
      ]),
    "keptMethod": .text(\.keptMethod),
    "keeping": .object(\.keeping),
    // The outcome.
    "isFailure": .flag { $0.useCase.kind == .failure },
    "isRefusal": .flag { $0.useCase.kind == .refusal },
    "isFormatted": .flag { ![.failure, .refusal].contains($0.useCase.kind) },
    "refusedForm": .object {
      $0.useCase.kind == .refusal ? FormValues(of: $0.owner, $0.names) : nil
    },
    "leave": .text { $0.names.route(of: $0.useCase)?.method ?? "" },
    "responseSamples": .text { $0.names.responseSamples(of: $0.useCase) },
    "formatted": .text { values in
      values.shown.map { "\($0.name): \($0.value.code)" }.joined(separator: ", ")
    },
    "isOpen": .flag { $0.shown.contains(where: \.value.isOpen) },
    "expectedViewModel": .text { values in
      values.useCase.kind == .refusal
        ? values.names.refused(by: values.owner, "\"Fill this in.\"")
        : values.shown.map { "\($0.name): \($0.value.expected.swift)" }.joined(separator: ", ")
    },
    "viewModelSamples": .text { values in
      values.useCase.kind == .refusal
        ? values.names.refused(by: values.owner, "\"A problem\"")
        : values.names.samples(values.useCase.viewModelFields)
    },
    "change": .object({ $0.changes.count == 1 ? $0.changes[0] : nil }, change),
    "hasChanges": .flag { $0.changes.count > 1 }, "changes": .list(\.changes, change),
    "stateSamples": .text { $0.names.stateSamples(of: $0.useCase) },
    "clearedFailure": .object { $0.names.clearedFailure(by: $0.useCase) },
    "clearedForm": .object { values in
      let isProgress = values.useCase.kind == .progress
      let useCase = isProgress ? values.owner : values.names.prefilled(by: values.useCase)
      return useCase.flatMap { FormValues(of: $0, values.names) }
    },
    "waitingRivals": .list(\.waitingRivals),
  ].merging(frontEndTable) { $1 }

  private static let change: [String: TemplateEntry<StateChange>] = [
    "path": .text(\.path), "value": .text(\.value),
  ]
}

/// What the other components call an outcome.
extension UseCase: TemplateValues {
  package static let table: Table = [
    "present": .text(\.present), "display": .text(\.display),
    "field": .text { $0.viewModelFields[0].name },
  ]
}

/// What a worker returns.
struct WorkValues: TemplateValues {
  let field: Field
  let data: DataModel

  static let table: Table = [
    "name": .text(\.field.name), "type": .text(\.field.type.swift),
    "isList": .flag { $0.field.type.element != nil },
    "sample": .text { $0.data.sample(of: $0.field, number: 1).swift },
    "other": .text { $0.data.other($0.field).swift },
  ]
}

extension SceneNames {
  fileprivate func payloads(of useCase: UseCase) -> [StructValues] {
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
      StructValues(
        name: name, summary: access.isEmpty ? "" : summary, fields: fields, access: access,
        creates: name == "Request" ? "Creates a request." : "",
        isolation: isSent && name == "Request" ? "nonisolated " : "")
    }
  }
}
