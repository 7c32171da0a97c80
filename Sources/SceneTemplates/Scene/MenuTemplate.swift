extension SceneNames {
  /// A front end for a terminal: the use cases as a numbered list.
  var menu: String {
    let isAsync = description.isAsync
    let cases = useCases.enumerated().map { index, useCase in
      let method = questions(of: useCase).isEmpty ? actionCall(useCase) : "\(useCase.request)()"
      // A call with placeholders may be too long for the line.
      let separator = method.hasSuffix("()") ? " " : "\n        "
      return "      case \"\(index + 1)\":\(separator)\(method)"
    }
    return """
      \(imports())/// Offers the use cases as a numbered list, and shows the state of the scene.
      \(actor)\(access)struct \(scene)Menu {
        private let interactor: \(scene)Interactor
        private let view: \(scene)View
        private let read: () -> String?
        private let write: (String) -> Void

        /// Creates a menu.
        ///
        /// - Parameters:
        ///   - interactor: Enforces the business rules.
        ///   - read: Returns the next line of input; `nil` at its end.
        ///   - write: Prints a line.
        \(access)init(
          interactor: \(scene)Interactor = \(scene)Interactor(),
          read: @escaping () -> String? = { readLine() },
          write: @escaping (String) -> Void = { print($0) }
        ) {
          self.interactor = interactor
          view = \(scene)View().configureView(interactor: interactor)
          self.read = read
          self.write = write
        }

        /// Runs until the input ends, or is `q`.
        \(access)func run()\(isAsync ? " async" : "") {
          let observation = view.\(store).observe { show($0) }
          defer { withExtendedLifetime(observation) {} }
          offer()
          while let line = read(), line != "q" {
            switch line {
      \(cases.joined(separator: "\n"))
            default: write("\(menuRefusal)")
            }\(isAsync ? "\n      await interactor.work?.value" : "")
            offer()
          }
        }

        private func show(_ state: \(scene).\(state)) {
      \(shownFields.isEmpty ? "    _ = state" : shownFields.map { "    \(output(of: $0))" }.joined(separator: "\n"))
        }

        private func offer() {
      \(menuLines.map { "    write(\"\($0)\")" }.joined(separator: "\n"))
        }\(asking)
      }

      """
  }

  private var menuLines: [String] {
    useCases.enumerated().map { "\($0 + 1) \($1.phrase)" } + ["q Quit"]
  }

  private var menuRefusal: String {
    useCases.count == 1 ? "Type 1 or q." : "Type a number from 1 to \(useCases.count), or q."
  }

  // MARK: Questions

  /// Returns the fields of a request that a line can answer.
  func questions(of useCase: UseCase) -> [Field] {
    useCase.requestFields.filter(\.type.isBasic)
  }

  /// Returns a call of the view with the answers; the other fields have placeholders.
  func actionCall(_ useCase: UseCase) -> String {
    let arguments = useCase.requestFields.map { field in
      "\(field.name): \(field.type.isBasic ? field.name : placeholder(of: field).swift)"
    }
    return "view.\(useCase.request)(\(arguments.joined(separator: ", ")))"
  }

  /// The methods that ask for the fields of requests.
  private var asking: String {
    let asked = useCases.filter { !questions(of: $0).isEmpty }
    if asked.isEmpty { return "" }
    let methods = asked.map { useCase in
      let questions = questions(of: useCase).map { field in
        "    guard let \(field.name) = ask(\"\(prompt(for: field))\", \(parser(of: field))) else { return }\n"
      }
      return """


          private func \(useCase.request)() {
        \(questions.joined())    \(actionCall(useCase))
          }
        """
    }
    return methods.joined() + """


        /// Asks until the answer can be read; an empty one cancels.
        private func ask<Value>(_ question: String, _ value: (String) -> Value?) -> Value? {
          write("\\(question); an empty line cancels:")
          while let line = read(), !line.isEmpty {
            if let value = value(line) { return value }
            write("\\(question), please:")
          }
          return nil
        }
      """
  }

  private func prompt(for field: Field) -> String {
    let phrase = label(of: field)
    switch field.type {
    case .int: return "\(phrase), a whole number"
    case .double: return "\(phrase), a number"
    case .bool: return "\(phrase), y or n"
    default: return phrase
    }
  }

  private func parser(of field: Field) -> String {
    switch field.type {
    case .int: "{ Int($0) }"
    case .double: "{ Double($0) }"
    case .bool: "{ [\"y\": true, \"n\": false][$0] }"
    default: "{ $0 }"
    }
  }

  func label(of field: Field) -> String {
    var names = CamelCase(field.name).words
    if field.type == .bool, names.count > 1, names[0] == "is" { names.removeFirst() }
    let words = names.joined(separator: " ").lowercased()
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  // MARK: Output

  /// The fields of the state, the message last.
  var shownFields: [Field] {
    let fields = stateFields.filter(isPrinted)
    return fields.filter { $0.name != "message" } + fields.filter { $0.name == "message" }
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

  /// Returns the code that prints a field of the state.
  private func output(of field: Field) -> String {
    let value = "state.\(field.name)"
    let title = data.described(field.type)?.title.map { ".\($0.name)" } ?? ""
    let label = label(of: field)
    switch field.type {
    case .string where field.name == "message":
      return "if !\(value).isEmpty { write(\(value)) }"
    case .string: return "if !\(value).isEmpty { write(\"\(label): \\(\(value))\") }"
    case .list(let element):
      let name = element == .string ? "line" : "entry"
      return "for \(name) in \(value) { write(\"  \\(\(name)\(title))\") }"
    case .optional:
      return "if let value = \(value) { write(\"\(label): \\(value\(title))\") }"
    default: return "write(\"\(label): \\(\(value)\(title))\")"
    }
  }

  /// Returns the lines that show the state after a use case, as Swift strings.
  private func lines(after useCase: UseCase) -> [String] {
    let state = stateAfter(useCase)
    guard state.contains(where: { $0.value != placeholder(of: $0.field) }) else { return [] }
    return shownFields.flatMap { field -> [String] in
      guard let value = state.first(where: { $0.field == field })?.value else { return [] }
      return lines(of: field, value: value)
    }
  }

  private func lines(of field: Field, value: Literal) -> [String] {
    let label = label(of: field)
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
    case .list(let entries): return entries.map { "\"  \(text(of: $0))\"" }
    case .text(let text) where field.name == "message": return ["\"\(text)\""]
    default: return ["\"\(label): \(text(of: value))\""]
    }
  }

  // MARK: Tests

  /// The suite of the menu.
  var menuTests: String {
    let offer = menuLines.map { "    \"\($0)\"," }.joined(separator: "\n")
    let isAsync = description.isAsync
    return """
      \(imports(["Testing"]))@testable import \(description.module)

      /// The menu offers the use cases, and shows what they change.
      \(actor)struct \(scene)MenuTests {
        private let offer = [
      \(offer)
        ]

      \(menuTest(of: useCases[0], isFirst: true))\(useCases.dropFirst().filter { !questions(of: $0).isEmpty }.map { "\n\n" + menuTest(of: $0, isFirst: false) }.joined())

        private func output(for input: [String])\(isAsync ? " async" : "") -> [String] {
          var rest = input[...]
          var output: [String] = []
          let menu = \(scene)Menu(\(failure == nil ? "" : "interactor: \(testedInteractor), ")read: { rest.popFirst() }, write: { output.append($0) })
          \(isAsync ? "await " : "")menu.run()
          return output
        }
      }

      """
  }

  /// Returns a test that chooses a use case, answers its questions, and then does what cannot be understood.
  private func menuTest(of useCase: UseCase, isFirst: Bool) -> String {
    let questions = questions(of: useCase)
    let number = (useCases.firstIndex(of: useCase) ?? 0) + 1
    let answers = questions.enumerated().map { index, field in
      switch data.sample(of: field, number: index + 1) {
      case .text(let text): text
      case .boolean: "y"
      case let value: value.swift
      }
    }
    var input = ["\(number)"] + answers
    var asked = questions.map { "\"\(prompt(for: $0)); an empty line cancels:\"" }
    // An answer that is no number is asked for again.
    if let odd = questions.firstIndex(where: { $0.type != .string }) {
      input.insert("?", at: odd + 1)
      asked.insert("\"\(prompt(for: questions[odd])), please:\"", at: odd + 1)
    }
    let shown = lines(after: useCase)
    var expected = ["offer"]
    var constants = ""
    if !asked.isEmpty {
      constants += "    let asked = [\n\(asked.map { "      \($0),\n" }.joined())    ]\n"
      expected.append("asked")
    }
    if !shown.isEmpty {
      constants += "    let shown = [\(shown.joined(separator: ", "))]\n"
      expected.append("shown")
    }
    expected.append("offer")
    if isFirst {
      input.append("0")
      constants += "    let refusal = [\"\(menuRefusal)\"]\n"
      expected += ["refusal", "offer"]
    }
    if let question = questions.first {
      input += ["\(number)", ""]
      constants += "    let canceled = [\"\(prompt(for: question)); an empty line cancels:\"]\n"
      expected += ["canceled", "offer"]
    }
    input += ["q", "1"]
    let name =
      isFirst ? "shows what a use case changes, until q" : "asks for what \(useCase.name) needs"
    let call = description.isAsync ? "await output(for: input)" : "output(for: input)"
    return """
        @Test func `\(name)`()\(description.isAsync ? " async" : "") {
          let input = [\(input.map { "\"\($0)\"" }.joined(separator: ", "))]
      \(constants)    let output = \(call)

          #expect(output == \(expected.joined(separator: " + ")))
        }
      """
  }
}
