import SwiftWriting

/// The values of the workers that do the work of use cases, for templates.
extension SceneNames {
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

  private var selectionSample: String {
    description.selection.map { data.reference(to: $0).swift } ?? ""
  }

  func workerValues(of useCase: UseCase) -> [String: TemplateValue] {
    let worker = worker(of: useCase)
    let arguments = arguments(of: useCase)
    let method = (useCase.isNextPage ? firstPage ?? useCase : useCase).request
    func list(_ text: (Argument) -> String) -> String {
      arguments.map(text).joined(separator: ", ")
    }
    func recorded(_ text: (Argument) -> String) -> String {
      let list = list { $0.isRequest ? text($0) : "\($0.label): \(text($0))" }
      return method + (list.isEmpty ? "" : "(\(list))")
    }
    return [
      "worker": .text(worker.property), "workerType": .text(worker.type),
      "service": .text(worker.service), "errorType": .text(worker.error),
      "workers": .list(
        zip(workers, workerList).map { $1.adding(["isGiven": .flag($0 == worker)]) }),
      "worked": .text(
        "func \(method)(\(list { "\($0.label): \($0.type)" }))"
          + (description.waits ? " async" : "")
          + (useCase.isStream ? "" : " throws(\(worker.error))")
          + (useCase.work.map {
            useCase.isStream ? " -> AsyncStream<\($0.type.swift)>" : " -> \($0.type.swift)"
          } ?? "")),
      "isStream": .flag(useCase.isStream), "isSearch": .flag(useCase.isSearch),
      "isAnswered": .flag(!useCase.isStream),
      "isAnsweredSoon": .flag(!useCase.isStream && !useCase.isSearch && !useCase.isNextPage),
      "sampled": .text(sampled(by: useCase, arguments)),
      "asked": .text(
        "\(worker.property).\(method)(\(list { "\($0.label): \($0.value)" }))"),
      "workSample": .text("\(method)(\(list { "\($0.label): \($0.sample)" }))"),
      "workCase": .text(recorded(\.type)),
      "recorded": .text("." + recorded(\.label)), "call": .text("." + recorded(\.sample)),
      "usedSelection": .text(useCase.usesSelection ? selectionSample : ""),
    ]
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

  var workerList: [TemplateValue] {
    workers.map { worker in
      [
        "property": .text(worker.property), "type": .text(worker.type),
        "given": .text(description.isRouted ? "services.\(worker.service)" : worker.property),
      ]
    }
  }

  /// Returns the values of a configurator's tests: each worker, with a use case that asks it.
  func givenValues(_ cases: [TemplateValue]) -> [TemplateValue] {
    workers.compactMap { worker in
      let works = zip(useCases, cases).filter {
        $0.0.asksWorker && !$0.0.isNextPage && self.worker(of: $0.0) == worker
      }
      // One that answers soon: a stream would not end, and a search waits.
      return works.first { !$0.0.isStream && !$0.0.isSearch }?.1
    }
  }

  /// Returns the arguments of a configurator: stubs in tests, samples in previews.
  func configuration(_ value: (Worker) -> String, services: String) -> String {
    if description.isRouted { return "services: \(services)" }
    return workers.map { "\($0.property): \(value($0))" }.joined(separator: ", ")
  }

  var stubs: String { configuration({ "\($0.type)Stub()" }, services: ".stub()") }

  /// Returns what returns samples in place of a worker.
  func sampleType(of worker: Worker) -> String {
    worker.isService ? "Sample\(worker.type)" : workerType
  }

  /// Returns the values of the files of a worker.
  func values(
    of worker: Worker, doing works: [(names: SceneNames, useCase: UseCase)],
    _ common: TemplateValue
  ) -> TemplateValue {
    let kept = worker.isService || !readsCatalog ? Self.kept(by: works) : [:]
    let works = works.map { names, useCase in
      names.values(of: useCase).adding(names.keptValues(of: useCase, properties: kept))
    }
    return common.adding([
      "keepsAny": .flag(!kept.isEmpty),
      "keeps": .list(
        kept.sorted { $0.key < $1.key }.map { type, property in
          let isList = data.type(named: type)?.isIdentified == true
          return [
            "name": .text(property), "type": .text(isList ? "[\(type)]" : type),
            "value": .text(isList ? "[.first, .second]" : ".first"),
          ]
        }),
      "workerType": .text(worker.type), "errorType": .text(worker.error),
      "implementation": .text(sampleType(of: worker)), "isService": .flag(worker.isService),
      "works": .list(works), "errors": errorValues(of: worker),
      "readsCatalog": .flag(!worker.isService && readsCatalog),
    ])
  }

  func errorValues(of worker: Worker) -> TemplateValue {
    let works = works.filter { self.worker(of: $0) == worker }
    let hasOther = description.waits || works.contains { catalog(of: $0) == nil }
    return .list(
      (works.contains { catalog(of: $0) != nil }
        ? [
          [
            "name": "faulty", "meaning": "The catalog has faults.", "isFaulty": true,
            "reason": "\\(faults.joined(separator: \" \"))",
          ]
        ] : [])
        + (hasOther ? [["name": "unavailable", "meaning": "The work cannot be done now."]] : [])
        + errors(of: worker).map {
          [
            "name": .text($0.name), "meaning": .text($0.title.asSentence),
            "reason": .text($0.title.asSentence),
          ]
        })
  }

  /// The errors of a worker that are described.
  func errors(of worker: Worker) -> [UseCase.WorkerError] {
    description.errors[worker.isService ? worker.type : scene] ?? []
  }

  /// Returns the values of the errors of a use case's worker that lead to other outcomes.
  func leadValues(of useCase: UseCase) -> TemplateValue {
    .list(
      useCase.errors.compactMap { error in
        guard let outcome = otherOutcomes.first(where: { $0.name == error.outcome }) else {
          return nil
        }
        let fields = outcome.responseFields
        return [
          "case": .text(error.name), "lead": .text(outcome.name),
          "leadPresent": .text(outcome.present),
          "leadAnswer": arguments(fields) { leadAnswer(of: $0, to: useCase, isExpected: false) },
          "leadExpected": arguments(fields) { leadAnswer(of: $0, to: useCase, isExpected: true) },
        ]
      })
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

/// A service that scenes share, as `SceneServices` has it.
package struct SharedService: Equatable, Sendable {
  /// The property: `orderStore`.
  package var name: String
  /// Its type: `any OrderStore`.
  package var type: String
  /// What returns samples in its place: `SampleOrderStore`.
  package var sample: String

  var values: TemplateValue {
    let type = self.type.split(separator: " ").last.map(String.init) ?? ""
    return [
      "name": .text(name), "type": .text(self.type), "stub": .text("\(type)Stub"),
      "sample": .text(sample),
    ]
  }
}

extension SceneDescriptions {
  /// Returns the arguments that give samples to a scene in place of its workers, with the services in a type.
  package func samples(for scene: SceneDescription) -> String {
    let names = SceneNames(scene, data: data)
    return names.configuration(
      { names.sampleType(of: $0) + "()" }, services: ".samples(navigation: stack)")
  }

  /// The services of the scenes that are routed, in order of their names.
  package var services: [SharedService] {
    let all = scenes.filter(\.isRouted).flatMap { scene in
      let names = SceneNames(scene, data: data)
      return names.workers.map {
        SharedService(
          name: $0.service, type: "any \($0.type)", sample: names.sampleType(of: $0))
      }
    }
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }.values
      .sorted { $0.name < $1.name }
  }
}
