/// What a scene's front ends show and ask for.
extension SceneNames {
  // MARK: Questions

  /// Returns the fields of a request that a line can answer.
  func questions(of useCase: UseCase) -> [Field] {
    useCase.requestFields.filter(\.type.isBasic)
  }

  /// Returns the values of a field that a front end asks for.
  func values(of field: Field, askedBy useCase: UseCase) -> TemplateValue {
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
      case .bool: "[\"y\": true, \"n\": false][$0]"
      default: "$0"
      }
    return [
      "name": .text(field.name), "type": .text(field.type.swift), "prompt": .text(field.prompt),
      "parsed": .text(parsed), "property": .text(property), "control": .text(control),
      "placeholder": .text(placeholder(of: field).swift),
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
    if field.type.isBasic { return true }
    if case .code = placeholder(of: field) { return false }
    let inner =
      switch field.type {
      case .list(let element): element
      case .optional(let wrapped): wrapped
      default: field.type
      }
    guard inner.base == inner else { return false }
    return inner.isBasic || data.described(inner)?.title != nil
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
        ]
      })
  }

  /// What a menu says when it does not understand a line.
  var refusal: String {
    useCases.count == 1 ? "Type 1 or q." : "Type a number from 1 to \(useCases.count), or q."
  }

  /// Returns the lines that show the state after a use case, or before any, as Swift strings.
  private func lines(after useCase: UseCase?) -> [Literal] {
    let state =
      useCase.map(stateAfter) ?? stateFields.map { ($0, placeholder(of: $0)) }
    return shownFields.flatMap { field in
      state.first { $0.field == field }.map { lines(of: field, value: $0.value) } ?? []
    }
  }

  private func lines(of field: Field, value: Literal) -> [Literal] {
    func text(of value: Literal) -> String {
      let title = data.described(field.type)?.title
      switch title.map({ value.member($0.name) }) ?? value {
      case .text(let text): return text
      case .number(let digits):
        return field.type.base == .double && !digits.contains(".") ? digits + ".0" : digits
      case .boolean(let value): return "\(value)"
      case let other: return "\\(\(other.swift) as \(field.type.swift))"
      }
    }
    switch value {
    case .text(""), .null: return []
    case .list(let entries): return entries.map { .text("  \(text(of: $0))") }
    case .text(let text) where field.isSentence: return [.text(text)]
    default: return [.text("\(field.label): \(text(of: value))")]
    }
  }

  // MARK: Tests

  /// The values of the menu's tests: of the first use case, and of those that ask something.
  var menuTests: TemplateValue {
    .list(
      useCases.enumerated().filter { $0 == 0 || !questions(of: $1).isEmpty }
        .map { menuTest(of: $1, index: $0) })
  }

  /// Returns a test that chooses a use case, answers its questions, and then does what cannot be understood.
  private func menuTest(of useCase: UseCase, index: Int) -> TemplateValue {
    let questions = questions(of: useCase)
    var input = ["\(index + 1)"]
    for (index, field) in questions.enumerated() {
      switch data.sample(of: field, number: index + 1) {
      case .text(let text): input.append(text)
      case .boolean: input.append("y")
      case let value: input.append(value.swift)
      }
    }
    let cancels = "; an empty line cancels:"
    var asked = questions.map { $0.prompt + cancels }
    // An answer that is no number is asked for again.
    if let odd = questions.firstIndex(where: { $0.type != .string }) {
      input.insert("?", at: odd + 1)
      asked.insert("\(questions[odd].prompt), please:", at: odd + 1)
    }
    let idle = lines(after: nil)
    let waiting = outcome(.progress, of: useCase).map { lines(after: $0) } ?? []
    let shown = lines(after: useCase)
    var expected = (idle.isEmpty ? [] : ["idle"]) + ["offer"] + (asked.isEmpty ? [] : ["asked"])
    expected += (waiting.isEmpty ? [] : ["waiting"]) + ["again"]
    if index == 0 {
      input.append("0")
      expected += ["refusal", "again"]
    }
    if !questions.isEmpty {
      input += ["\(index + 1)", ""]
      expected += ["canceled", "again"]
    }
    return [
      "name": .text(useCase.name), "isFirst": .flag(index == 0),
      "input": .text(Literal.list((input + ["q", "1"]).map { .text($0) }).swift),
      "asked": asked.isEmpty ? false : ["questions": .list(asked.map { .text($0) })],
      "idle": .text(idle.isEmpty ? "" : Literal.list(idle).swift),
      "waiting": .text(waiting.isEmpty ? "" : Literal.list(waiting).swift),
      "printed": .text(shown.isEmpty ? "" : Literal.list(shown).swift),
      "canceled": .text(questions.first.map { $0.prompt + cancels } ?? ""),
      "expected": .text(expected.joined(separator: " + ")),
    ]
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
