import SwiftWriting

/// The method of a worker that does the work of a use case.
struct WorkerMethod {
  /// What a worker is told.
  struct Argument {
    var label: String
    var type: String
    /// The value that the interactor gives.
    var value: String
    var sample: String
    /// Whether it is the request itself.
    var isRequest = false
  }

  let worker: SceneNames.Worker
  let name: String
  let arguments: [Argument]
  let result: FieldType?
  let isAwaited: Bool
  let isStream: Bool

  /// Its declaration.
  var declaration: String {
    head + (isAwaited ? " async" : "") + (isStream ? "" : " throws(\(worker.error))") + returned
  }

  /// The beginning of its declaration.
  var head: String { "func \(name)(\(list { "\($0.label): \($0.type)" }))" }

  /// The end of its declaration.
  var returned: String {
    result.map { isStream ? " -> AsyncStream<\($0.swift)>" : " -> \($0.swift)" } ?? ""
  }

  /// What the interactor asks.
  var asked: String { "\(worker.property).\(name)(\(list { "\($0.label): \($0.value)" }))" }
  /// What a test asks.
  var sampleCall: String { "\(name)(\(list { "\($0.label): \($0.sample)" }))" }
  /// The case of what a stub records, the record of a call, and the one that a test expects.
  var callCase: String { record(\.type) }
  var recorded: String { "." + record(\.label) }
  var call: String { "." + record(\.sample) }

  private func list(_ text: (Argument) -> String) -> String {
    arguments.map(text).joined(separator: ", ")
  }

  private func record(_ text: (Argument) -> String) -> String {
    let list = list { $0.isRequest ? text($0) : "\($0.label): \(text($0))" }
    return name + (list.isEmpty ? "" : "(\(list))")
  }
}

/// A case of a worker's error.
struct WorkerErrorCase: TemplateValues {
  let name: String
  let meaning: String
  /// What a message says of it; empty for no more than that it can be tried again.
  var reason = ""
  /// Whether it has the faults of a catalog.
  var isFaulty = false

  static let table: Table = [
    "name": .text(\.name), "meaning": .text(\.meaning), "reason": .text(\.reason),
    "isFaulty": .flag(\.isFaulty),
  ]
}

/// What workers are asked, and why they fail.
extension SceneNames {
  typealias Argument = WorkerMethod.Argument

  func arguments(of useCase: UseCase) -> [Argument] {
    if useCase.isNextPage, let firstPage {
      return arguments(of: firstPage).map { argument in
        var argument = argument
        switch argument.value {
        case "0": (argument.value, argument.sample) = ("start", "2")
        case "request": argument.value = "page"
        default: argument.value = argument.value.replacing("request.", with: "page.")
        }
        return argument
      }
    }
    var arguments = useCase.requestFields.map { field in
      Argument(
        label: field.name, type: field.type.swift, value: "request.\(field.name)",
        sample: sample(of: field, in: useCase.requestFields).swift)
    }
    if let selection = selection(by: useCase) {
      arguments = [selected(from: selection)]
    } else if useCase.service == nil {
      let samples = arguments.map { "\($0.label): \($0.sample)" }.joined(separator: ", ")
      arguments = [
        Argument(
          label: "request", type: "\(scene).\(useCase.name).Request", value: "request",
          sample: ".init(\(samples))", isRequest: true)
      ]
    }
    if useCase.usesSelection, let selection = description.selection {
      arguments.append(
        Argument(
          label: arguments.contains { $0.label == selectionLabel } ? "selection" : selectionLabel,
          type: selection.type.swift, value: "selection",
          sample: selectionSample))
    }
    if useCase.isPaged {
      let start = Argument(label: "start", type: "Int", value: "0", sample: "0")
      let size = arguments.firstIndex { $0.label == UseCase.pageSize.name }
      arguments.insert(start, at: size ?? arguments.endIndex)
    }
    return arguments
  }

  /// Returns what a worker is told of a selected entry: its identity, or all of it.
  private func selected(from selection: ListSelection) -> Argument {
    let sample = entry(of: selection, isExpected: true)
    guard let type = data.described(selection.entry), !type.isEnum, type.isIdentified else {
      let label = data.described(selection.entry).map { CamelCase($0.name).lowercased } ?? "entry"
      return Argument(label: label, type: selection.entry.swift, value: "selected", sample: sample)
    }
    return Argument(label: "id", type: "UUID", value: "selected.id", sample: "\(sample).id")
  }

  /// Returns the first sample of a field: for an identity, that of a type that the scene names.
  func reference(to field: Field) -> Literal {
    let fields = (useCases + otherOutcomes).flatMap {
      $0.requestFields + $0.responseFields + $0.viewModelFields
    }
    return data.reference(to: field, of: fields.compactMap { data.described($0.type) })
  }

  /// What the scene was opened with, in tests.
  var selectionSample: String {
    description.selection.map { reference(to: $0).swift } ?? ""
  }

  /// Returns what a worker is asked for a use case.
  func method(of useCase: UseCase) -> WorkerMethod {
    WorkerMethod(
      worker: worker(of: useCase),
      name: (useCase.isNextPage ? firstPage ?? useCase : useCase).request,
      arguments: arguments(of: useCase), result: useCase.work?.type,
      isAwaited: description.waits, isStream: useCase.isStream)
  }

  /// Returns the samples that a sample worker returns: the one with an identity, those that a search finds, or all.
  ///
  /// - Parameter entries: The code of the entries, if the worker keeps them.
  func sampled(
    by useCase: UseCase, _ arguments: [Argument], of entries: String? = nil
  ) -> String {
    guard let work = useCase.work else { return "" }
    let sample = entries ?? data.sample(of: work, number: 1).swift
    guard let type = data.described(work.type), !type.isEnum else { return sample }
    if type.isIdentified, work.type == .named(type.name),
      arguments.contains(where: { $0.label == "id" && $0.type == "UUID" })
    {
      return "id == \(type.name).second.id ? .second : .first"
    }
    guard useCase.isSearch, work.type == .list(.named(type.name)), let title = type.title?.name,
      let field = useCase.requestFields.first(where: { $0.type == .string })
    else { return sample }
    let text = (useCase.service == nil ? "request." : "") + field.name
    let isFound = "\(text).isEmpty || $0.\(title).lowercased().contains(\(text).lowercased())"
    return "\(entries ?? "[\(type.name).first, .second]").filter { \(isFound) }"
  }

  /// Returns the arguments of a configurator: stubs in tests, samples in previews.
  func configuration(_ value: (Worker) -> String, services: String) -> String {
    if description.isRouted { return "services: \(services)" }
    return workers.map { "\($0.property): \(value($0))" }.joined(separator: ", ")
  }

  /// Returns what returns samples in place of a worker.
  func sampleType(of worker: Worker) -> String {
    worker.isService ? "Sample\(worker.type)" : workerType
  }

  /// Returns the cases of a worker's errors.
  func errorCases(of worker: Worker) -> [WorkerErrorCase] {
    let works = works.filter { self.worker(of: $0) == worker }
    var cases: [WorkerErrorCase] = []
    if works.contains(where: { catalog(of: $0) != nil }) {
      cases.append(
        WorkerErrorCase(
          name: "faulty", meaning: "The catalog has faults.",
          reason: "\\(faults.joined(separator: \" \"))", isFaulty: true))
    }
    if description.waits || works.contains(where: { catalog(of: $0) == nil }) {
      cases.append(.init(name: "unavailable", meaning: "The work cannot be done now."))
    }
    return cases
      + errors(of: worker).map {
        .init(name: $0.name, meaning: $0.title.asSentence, reason: $0.title.asSentence)
      }
  }

  /// The errors of a worker that are described.
  func errors(of worker: Worker) -> [UseCase.WorkerError] {
    description.errors[worker.isService ? worker.type : scene] ?? []
  }

  /// Returns the errors of a use case's worker that lead to other outcomes, with the responses and those that are expected.
  func leads(
    from useCase: UseCase
  ) -> [(error: String, outcome: UseCase, answer: String, expected: String)] {
    useCase.errors.compactMap { error in
      guard let outcome = otherOutcomes.first(where: { $0.name == error.outcome }) else {
        return nil
      }
      func answer(isExpected: Bool) -> String {
        arguments(outcome.responseFields) {
          leadAnswer(of: $0, to: useCase, isExpected: isExpected)
        }
      }
      return (error.name, outcome, answer(isExpected: false), answer(isExpected: true))
    }
  }

  /// Returns what a response to an error has: what the request had, or a placeholder.
  private func leadAnswer(of field: Field, to useCase: UseCase, isExpected: Bool) -> Literal {
    guard useCase.isEchoed(field) else { return placeholder(of: field) }
    return isExpected
      ? sample(of: field, in: useCase.requestFields) : .code("request.\(field.name)")
  }
}

extension String {
  /// The text with a period, unless it ends like a sentence.
  var asSentence: String { last.map { ".!?…".contains($0) } == true ? self : self + "." }
}

/// The values of the templates for a worker's files.
struct WorkerValues: TemplateValues {
  let names: SceneNames
  let worker: SceneNames.Worker
  private let works: [UseCaseValues]
  /// The properties for what it keeps, by the names of types.
  private let kept: [String: String]

  init(
    _ names: SceneNames, _ worker: SceneNames.Worker,
    doing works: [(names: SceneNames, useCase: UseCase)]
  ) {
    var kept = worker.isService || !names.readsCatalog ? SceneNames.kept(by: works) : [:]
    if SceneNames.isStored(kept.keys, by: works) { kept = kept.mapValues { "kept.\($0)" } }
    (self.names, self.worker, self.kept) = (names, worker, kept)
    self.works = works.map {
      UseCaseValues(names: $0.names, useCase: $0.useCase, keptProperties: kept)
    }
  }

  /// Whether it keeps what is saved.
  var keepsAny: Bool { !kept.isEmpty }
  /// Whether it can keep that in a file.
  private var isStored: Bool { kept.values.contains { $0.hasPrefix("kept.") } }

  static let table: Table = [
    "workerType": .text(\.worker.type), "errorType": .text(\.worker.error),
    "implementation": .text { $0.names.sampleType(of: $0.worker) },
    "isService": .flag(\.worker.isService),
    "readsCatalog": .flag { !$0.worker.isService && $0.names.readsCatalog },
    "works": .list(\.works),
    "errors": .list { $0.names.errorCases(of: $0.worker) },
    "keepsAny": .flag(\.keepsAny), "isStored": .flag(\.isStored),
    "keeps": .list(
      { values in
        values.kept.sorted { $0.key < $1.key }.map {
          ($1, $0, values.names.data.type(named: $0)?.isIdentified == true)
        }
      },
      [
        "name": .text { $0.0.replacing("kept.", with: "") }, "isList": .flag(\.2),
        "type": .text { _, type, isList in isList ? "[\(type)]" : type },
        "value": .text { $0.2 ? "[.first, .second]" : ".first" },
      ]),
  ]
}
