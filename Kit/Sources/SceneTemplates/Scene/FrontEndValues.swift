import SwiftWriting

/// What a scene's front ends show and ask for.
extension SceneNames {
  /// Returns the fields of a request that a line can answer, without those of its form.
  func questions(of useCase: UseCase) -> [Field] {
    if useCase.selects != nil { return [] }
    return useCase.requestFields.filter { data.isAskable($0.type) && $0 != UseCase.pageSize }
  }

  /// Whether a screen offers a use case below what it shows: not by a row, a field for searches, or a pull.
  func isOffered(_ useCase: UseCase) -> Bool {
    useCase.selects == nil && !useCase.isSearch && !useCase.isRefresh
  }

  func values(ofQuestion field: Field) -> TemplateValue {
    [
      "name": .text(field.name), "label": .text(field.label),
      "isChoice": .flag(data.isChoice(field.type)), "limits": .text(field.limits),
      "control": .text(field.isSecure ? "secret: " : ""),
    ]
  }

  /// The fields of the state that are shown, sentences last.
  private var shownFields: [Field] {
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

  var shownValues: TemplateValue {
    let shownInMenu = shownFields.filter { !waitedFor.contains($0) }
    return .list(
      shownFields.map { field in
        let isPairs = if case .dictionary = field.type { true } else { false }
        let element = field.type.element
        let title = text(of: field.type.base).map { ".\($0)" } ?? ""
        let isText = field.type.base == .string || !title.isEmpty
        return [
          "name": .text(field.name), "label": .text(field.label),
          "title": .text(title), "key": .text(element.map(key) ?? ""),
          "isTexts": .flag(element == .string),
          "before": .text(isText ? "" : "\"\\("), "after": .text(isText ? "" : ")\""),
          "entry": element == .string ? "line" : "entry",
          "printed": .text(
            field.isSentence ? "state.\(field.name)" : "\"\(field.label): \\(state.\(field.name))\""
          ),
          "shownOnScreen": .text(
            field.isSentence
              ? "model.state.\(field.name)" : "\"\(field.label): \\(model.state.\(field.name))\""),
          "isSentence": .flag(field.isSentence),
          "isOnly": .flag(shownInMenu.count == 1),
          "isWaited": .flag(waitedFor.contains(field)), "isText": .flag(field.type == .string),
          "isList": .flag(element != nil), "isOptional": .flag(field.type.isOptional),
          "isPairs": .flag(isPairs),
          "more": field == pagedList ? nextPage.map(values) ?? false : false,
          "selecting": .text(selecting(from: field)?.request ?? ""),
          "selectingQuestion": .text(selecting(from: field)?.confirmation ?? ""),
          "element": .text(element?.swift ?? ""),
          "selectingPhrase": .text(selecting(from: field)?.phrase ?? ""),
          "isPlain": .flag(
            field.type != .string && element == nil && !field.type.isOptional && !isPairs),
          "sample": .text(sample(of: field, in: stateFields).swift),
          "lines": .list(sampleLines(of: field, listedAfter: "  ")),
          "secondRow": .text("\(plainFields(before: field) + 1)"),
        ]
      })
  }

  /// Returns the key path that tells the entries of a list apart.
  private func key(of entry: FieldType) -> String {
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
  private func plainFields(before field: Field) -> Int {
    shownFields.prefix { $0 != field }.count { other in
      switch other.type {
      case .list, .dictionary, .optional, .string: false
      default: true
      }
    }
  }

  var rowValues: TemplateValue {
    .list(shownFields.flatMap { sampleLines(of: $0, listedAfter: "") })
  }

  /// Returns what a front end shows of a field's sample.
  private func sampleLines(of field: Field, listedAfter margin: String) -> [TemplateValue] {
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
        return .text(margin + (isNumbered ? "\(index + 1) " : "") + text(entry))
      }
    case .dictionary(let members): members.map { .text("\(margin)\($0.name): \(text($0.value))") }
    default: [.text((field.isSentence ? "" : "\(field.label): ") + text(sample))]
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

  /// Returns the lines that choose a use case and fill in what it asks for, for its tests; those of a form have a name.
  func typed(for useCase: UseCase, number: Int) -> String {
    // The index 1 is that of the second entry.
    if useCase.selects != nil { return "\"\(number)\", \"2\"" }
    let lines = ["\"\(number)\""] + (useCase.confirmation == nil ? [] : ["\"y\""])
    let answers = answers(to: useCase)
    if form(of: useCase) == nil {
      return (lines + (answers.isEmpty ? [] : [answers])).joined(separator: ", ")
    }
    return lines.joined(separator: ", ") + "] + \(useCase.request)Answers + ["
  }

  func answers(to useCase: UseCase) -> String {
    let lines = questions(of: useCase).map { sample(of: $0, in: useCase.requestFields) }
    let leaves = form(of: useCase).map { data.leaves(of: $0.type).map(\.sample) } ?? []
    return (lines + leaves).map { "\"\($0.spelledOut.formText)\"" }.joined(separator: ", ")
  }

  /// Returns the lines that keep all that a form has, and one that fills in what was refused.
  func refusedLines(for useCase: UseCase, number: Int) -> String {
    guard let form = form(of: useCase) else { return "" }
    let count = questions(of: useCase).count + data.leaves(of: form.type).count
    return "\"\(number)\"] + Array(repeating: \"\", count: \(count)) + [\"A text\""
  }
}

extension Field {
  /// Whether it says what it is itself: a message, or what the scene waits for.
  fileprivate var isSentence: Bool {
    type == .string && (name == Field.message.name || name.hasSuffix("Progress"))
  }
}
