/// What a scene's front ends show and ask for.
extension SceneNames {
  // MARK: Questions

  /// Returns the fields of a request that a line can answer.
  func questions(of useCase: UseCase) -> [Field] {
    useCase.requestFields.filter(\.type.isBasic)
  }

  /// Returns the values of a field that a front end asks for.
  ///
  /// - Parameter number: Its number among those that are asked for, from 0.
  func values(of field: Field, number: Int, askedBy useCase: UseCase) -> TemplateValue {
    let (label, property) = (field.label, property(for: field, of: useCase))
    let control =
      switch field.type {
      case .int, .double: "TextField(\"\(label)\", value: $\(property), format: .number)"
      case .bool: "Toggle(\"\(label)\", isOn: $\(property))"
      default: "TextField(\"\(label)\", text: $\(property))"
      }
    let parsed =
      switch field.type {
      case .int: "Int($0)"
      case .double: "Double($0)"
      case .bool: "[\"y\": true, \"n\": false][$0.lowercased()]"
      default: "$0"
      }
    let answer = parsed.replacing("$0", with: "answers[\(number)]")
    let understood =
      field.type == .string
      ? "let \(field.name) = \(answer)"
      : "guard let \(field.name) = \(answer) else { return \"\(field.prompt)\" }"
    return [
      "name": .text(field.name), "understood": .text(understood), "type": .text(field.type.swift),
      "prompt": .text(field.prompt),
      "parsed": .text(parsed), "property": .text(property), "control": .text(control),
      "placeholder": .text(placeholder(of: field).swift),
      "isRepeated": .flag(field.type != .string),
    ]
  }

  /// The property of a screen that holds what the user enters: `chooseTeaName`.
  func property(for field: Field, of useCase: UseCase) -> String {
    useCase.request + field.name.prefix(1).uppercased() + field.name.dropFirst()
  }

  // MARK: Output

  /// The fields of the state that are shown, sentences last.
  private var shownFields: [Field] {
    let fields = stateFields.filter(isPrinted)
    return fields.filter { !$0.isSentence } + fields.filter(\.isSentence)
  }

  /// Whether a field is printed: a text, a number, a value with a title, or a list of these.
  private func isPrinted(_ field: Field) -> Bool {
    let inner =
      switch field.type {
      case .list(let inner), .optional(let inner): inner
      default: field.type
      }
    return inner.base == inner && (inner.isBasic || data.described(inner)?.title != nil)
  }

  /// The values of the fields that are shown, for templates.
  var shownValues: TemplateValue {
    .list(
      shownFields.map { field in
        let isOptional = if case .optional = field.type { true } else { false }
        let element = field.type.element
        return [
          "name": .text(field.name), "label": .text(field.label),
          "title": .text(data.described(field.type)?.title.map { ".\($0.name)" } ?? ""),
          "entry": element == .string ? "line" : "entry",
          "printed": .text(
            field.isSentence ? "state.\(field.name)" : "\"\(field.label): \\(state.\(field.name))\""
          ),
          "isText": .flag(field.type == .string),
          "isList": .flag(element != nil),
          "isOptional": .flag(isOptional),
          "isPlain": .flag(field.type != .string && element == nil && !isOptional),
          "sample": .text(
            waitedFor.contains(field) ? "" : sample(of: field, in: stateFields).swift),
          "lines": .list(sampleLines(of: field, listedAfter: "  ")),
        ]
      })
  }

  /// What a table shows of samples, for templates.
  var rowValues: TemplateValue {
    .list(shownFields.flatMap { sampleLines(of: $0, listedAfter: "") })
  }

  /// Returns what a front end shows of a field's sample.
  private func sampleLines(of field: Field, listedAfter margin: String) -> [TemplateValue] {
    if waitedFor.contains(field) { return [] }
    let sample = sample(of: field, in: stateFields)
    let value = data.described(field.type)?.title.map { sample.member($0.name) } ?? sample
    let (entries, start) =
      if case .list(let entries) = value { (entries, margin) } else {
        ([value], field.isSentence ? "" : "\(field.label): ")
      }
    return entries.map { .text(start + $0.swift.filter { $0 != "\"" }) }
  }

  /// The fields that say that a worker is at work.
  var waitedFor: [Field] { works.compactMap { outcome(.progress, of: $0)?.viewModelFields.first } }

  // MARK: Tests

  /// Returns the lines that choose a use case and answer its questions, for its tests.
  func typed(for useCase: UseCase, number: Int) -> String {
    let answers = questions(of: useCase).flatMap { field -> [String] in
      let sample = sample(of: field, in: useCase.requestFields).swift
      switch field.type {
      case .string: return [sample]
      // A question is asked again until its answer can be read.
      case .bool: return ["\"?\"", "\"y\""]
      default: return ["\"?\"", "\"\(sample)\""]
      }
    }
    return (["\"\(number)\""] + answers).joined(separator: ", ")
  }
}

extension Field {
  /// Whether it says what it is itself: a message, or what the scene waits for.
  fileprivate var isSentence: Bool {
    type == .string && (name == Field.message.name || name.hasSuffix("Progress"))
  }

  /// What people call it: `Is sold out` is `Sold out`.
  fileprivate var label: String {
    var names = CamelCase(name).words
    if type == .bool, names.count > 1, names[0] == "is" { names.removeFirst() }
    let words = names.joined(separator: " ").lowercased()
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What a menu asks for.
  fileprivate var prompt: String {
    switch type {
    case .int: "\(label), a whole number"
    case .double: "\(label), a number"
    case .bool: "\(label), y or n"
    default: label
    }
  }
}
