import SwiftWriting

/// What a scene's front ends show and ask for.
extension SceneNames {
  /// Returns the fields of a request that a line can answer, without those of its form.
  func questions(of useCase: UseCase) -> [Field] {
    if useCase.selects != nil { return [] }
    return useCase.requestFields.filter { data.isAskable($0.type) && $0 != UseCase.pageSize }
  }

  /// Returns whether people have to say something for a use case: select a row, fill in a form, or answer a question.
  func asks(for useCase: UseCase) -> Bool {
    useCase.selects != nil || form(of: useCase) != nil || !questions(of: useCase).isEmpty
  }

  /// Whether a screen offers a use case below what it shows: not by a row, a field for searches, or a pull.
  func isOffered(_ useCase: UseCase) -> Bool {
    useCase.selects == nil && !useCase.isSearch && !useCase.isRefresh
  }

  /// The fields of the state that are shown, sentences last.
  var shownFields: [Field] {
    let fields = stateFields.filter { isPrinted($0) && $0 != UseCase.hasMore }
    return fields.filter { !$0.isSentence } + fields.filter(\.isSentence)
  }

  /// Whether a field is printed: a text, a number, a value with a title, or a list of these.
  private func isPrinted(_ field: Field) -> Bool {
    let inner =
      switch field.type {
      case .list(let inner), .dictionary(let inner), .optional(let inner): inner
      default: field.type
      }
    return inner.base == inner && (inner.isBasic || data.described(inner)?.title != nil)
  }

  /// Returns the key path that tells the entries of a list apart.
  fileprivate func key(of entry: FieldType) -> String {
    guard let type = data.described(entry), !type.isEnum else { return ".self" }
    let field =
      type.fields.contains { $0.name == "id" && $0.type.isBasic } ? "id" : type.title?.name
    return ".\(field ?? "self")"
  }

  /// The fields of the state that are shown, with samples, as arguments.
  var shownState: String {
    let shown = shownFields.filter { !waitedFor.contains($0) }
    return stateFields.filter { shown.contains($0) || $0 == UseCase.hasMore }
      .map { "\($0.name): \(sample(of: $0, in: stateFields).swift)" }.joined(separator: ", ")
  }

  /// Returns how many fields before another are shown even if they have no value yet.
  fileprivate func plainFields(before field: Field) -> Int {
    shownFields.prefix { $0 != field }.count { other in
      switch other.type {
      case .list, .dictionary, .optional, .string: false
      default: true
      }
    }
  }

  /// Returns what a front end shows of a field's sample.
  func sampleLines(of field: Field, listedAfter margin: String) -> [String] {
    if waitedFor.contains(field) { return [] }
    let sample = sample(of: field, in: stateFields)
    func text(_ value: Literal) -> String {
      let title = data.described(field.type)?.title.map { value.member($0.name) } ?? value
      return title.shown.swift.filter { $0 != "\"" }
    }
    return switch sample {
    case .list(let entries):
      entries.enumerated().map { index, entry in
        let isNumbered = selecting(from: field) != nil && !margin.isEmpty
        return margin + (isNumbered ? "\(index + 1) " : "") + text(entry)
      }
    case .dictionary(let members): members.map { "\(margin)\($0.name): \(text($0.value))" }
    default: [(field.isSentence ? "" : "\(field.label): ") + text(sample)]
    }
  }

  /// The fields that say that a worker is at work.
  var waitedFor: [Field] { works.compactMap(progressField) }

  private func progressField(of useCase: UseCase) -> Field? {
    outcome(.progress, of: useCase)?.viewModelFields.first
  }

  /// Returns code for whether a worker does one of several works.
  func isWaiting(for works: [UseCase], in state: String) -> String {
    works.compactMap(progressField).map { "!\(state).\($0.name).isEmpty" }
      .joined(separator: " || ")
  }

  /// Returns the lines that choose a use case: its number, and the answer to what is asked before it.
  func chosen(_ useCase: UseCase, number: Int) -> String {
    "\"\(number)\"" + (useCase.confirmation == nil ? "" : ", \"y\"")
  }

  /// Returns the lines that choose a use case and fill in what it asks for, for its tests; those of a form have a name.
  func typed(for useCase: UseCase, number: Int) -> String {
    let chosen = chosen(useCase, number: number)
    // The index 1 is that of the second entry.
    if useCase.selects != nil { return "\(chosen), \"2\"" }
    if form(of: useCase) != nil { return "\(chosen)] + \(useCase.request)Answers + [" }
    let answers = questions(of: useCase).map { sample(of: $0, in: useCase.requestFields) }
    return ([chosen] + answers.map { "\"\($0.spelledOut.formText)\"" }).joined(separator: ", ")
  }

  /// Returns the lines that keep all that a form has, and one that fills in what was refused.
  func refusedLines(for useCase: UseCase, number: Int) -> String {
    guard let form = form(of: useCase) else { return "" }
    let count = questions(of: useCase).count + data.leaves(of: form.type).count
    let chosen = chosen(useCase, number: number)
    return "\(chosen)] + Array(repeating: \"\", count: \(count)) + [\"A text\""
  }
}

extension Field {
  /// Whether it says what it is itself: a message, or what the scene waits for.
  fileprivate var isSentence: Bool {
    type == .string && (name == Field.message.name || name.hasSuffix("Progress"))
  }
}

/// The values of a use case that front ends use.
extension UseCaseValues {
  private var number: Int { (names.actions.firstIndex(of: useCase) ?? -1) + 1 }

  /// The request that a menu sends for what is typed.
  private var typedRequest: String {
    if let selection = names.selection(by: useCase), selection.isIdentified {
      return selection.shownSample
    }
    return arguments { field in
      if let form, field == form.field { return .code(form.property) }
      return questions.contains(field) || useCase.selects != nil
        ? names.sample(of: field, in: request) : names.placeholder(of: field)
    }
  }

  static let frontEndTable: Table = [
    "number": .text { "\($0.number)" }, "isOnly": .flag { $0.names.actions.count == 1 },
    "index": .text { values in
      let names = values.names
      let before = names.actions.prefix(max(0, values.number - 1))
      return "\(before.count { names.isOffered($0) && $0 != names.retried })"
    },
    "condition": .text { $0.names.condition(of: $0.useCase).flag },
    "not": .text { $0.names.condition(of: $0.useCase).not },
    "isRetried": .flag { $0.useCase == $0.names.retried },
    "isOffered": .flag { $0.names.isOffered($0.useCase) },
    "isOfferedOnScreen": .flag { $0.names.isOffered($0.useCase) && !$0.useCase.isNextPage },
    "confirm": .text { $0.useCase.confirmation ?? "" },
    "hasFields": .flag { $0.form != nil || !$0.questions.isEmpty },
    "hasLines": .flag { !$0.questions.isEmpty },
    "hasQuestions": .flag { $0.names.asks(for: $0.useCase) },
    "isAskedHere": .flag { $0.form == nil && !$0.questions.isEmpty },
    "questions": .list(
      { values in values.questions.map { (values.names.data, $0) } },
      [
        "name": .text(\.1.name), "label": .text(\.1.label), "limits": .text(\.1.limits),
        "isChoice": .flag { data, field in data.isChoice(field.type) },
        "control": .text { _, field in field.isSecure ? "secret: " : "" },
      ]),
    "sent": .text { values in
      if values.form != nil { return "" }
      let isAsked = !values.questions.isEmpty
      return values.arguments {
        isAsked
          ? .code("\(values.useCase.request).\($0.name)") : values.names.placeholder(of: $0)
      }
    },
    "entered": .text { $0.form != nil ? "" : $0.arguments { .code("form.\($0.name)") } },
    "chosen": .text { $0.names.chosen($0.useCase, number: $0.number) },
    "typed": .text { $0.names.typed(for: $0.useCase, number: $0.number) },
    "typedRequest": .text(\.typedRequest),
    "refusedLines": .text { $0.names.refusedLines(for: $0.useCase, number: $0.number) },
    "progressField": .text { $0.outcome(.progress)?.viewModelFields.first?.name ?? "" },
    "loaded": .text { values in
      values.isFirst && values.names.reloaded != nil
        ? "reload()"
        : "\(values.useCase.request)(\(values.arguments(values.names.placeholder)))"
    },
    "loading": .text { $0.arguments($0.names.placeholder) },
  ]
}

/// The values of a field of the state that a front end shows.
struct ShownValues: TemplateValues {
  let names: SceneNames
  let field: Field

  private var element: FieldType? { field.type.element }
  private var isPairs: Bool { if case .dictionary = field.type { true } else { false } }
  /// The member of a value that is its text, with its dot.
  private var title: String {
    // A call is no key path.
    if field.type.base == .date { return ".formText" }
    return names.text(of: field.type.base).map { ".\($0)" } ?? ""
  }
  private var isTextual: Bool { field.type.base == .string || !title.isEmpty }
  private var selecting: UseCase? { names.selecting(from: field) }
  private var selection: ListSelection? { selecting.flatMap(names.selection) }

  /// What fetches the next page of the list.
  private var more: UseCaseValues? {
    guard field == names.pagedList else { return nil }
    return names.nextPage.map { UseCaseValues(names: names, useCase: $0) }
  }

  private func line(in state: String) -> String {
    field.isSentence
      ? "\(state).\(field.name)" : "\"\(field.label): \\(\(state).\(field.name))\""
  }

  static let table: Table = [
    "name": .text(\.field.name), "label": .text(\.field.label), "title": .text(\.title),
    "key": .text { values in values.element.map(values.names.key) ?? "" },
    "isTexts": .flag { $0.element == .string },
    "before": .text { $0.isTextual ? "" : "\"\\(" }, "after": .text { $0.isTextual ? "" : ")\"" },
    "printed": .text { $0.line(in: "state") },
    "shownOnScreen": .text { $0.line(in: "model.state") },
    "isSentence": .flag(\.field.isSentence),
    "isOnly": .flag { values in
      values.names.shownFields.count { !values.names.waitedFor.contains($0) } == 1
    },
    "isWaited": .flag { $0.names.waitedFor.contains($0.field) },
    "isText": .flag { $0.field.type == .string }, "isList": .flag { $0.element != nil },
    "isOptional": .flag(\.field.type.isOptional), "isPairs": .flag(\.isPairs),
    "isPlain": .flag {
      $0.field.type != .string && $0.element == nil && !$0.field.type.isOptional && !$0.isPairs
    },
    "more": .object(\.more),
    "selecting": .text { $0.selecting?.request ?? "" },
    "selectKey": .text { $0.selection?.key.name ?? "" },
    "isIdentified": .flag { $0.selection?.isIdentified ?? false },
    "selectedSample": .text { $0.selection?.shownSample ?? "" },
    "selectedRow": .text { $0.selection?.isIdentified == true ? "row.entry.id" : "row.index" },
    "selectingQuestion": .text { $0.selecting?.confirmation ?? "" },
    "selectingPhrase": .text { $0.selecting?.phrase ?? "" },
    "element": .text { $0.element?.swift ?? "" },
    "sample": .text { $0.names.sample(of: $0.field, in: $0.names.stateFields).swift },
    "lines": .texts { $0.names.sampleLines(of: $0.field, listedAfter: "  ") },
    "secondRow": .text { "\($0.names.plainFields(before: $0.field) + 1)" },
  ]
}
