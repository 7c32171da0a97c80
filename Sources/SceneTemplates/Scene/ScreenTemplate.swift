extension SceneNames {
  /// A front end for SwiftUI: the state as a list, and a button for each use case.
  ///
  /// It is compiled only where there is SwiftUI.
  var screen: String {
    let lines = guarded.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    return "#if canImport(SwiftUI)\n" + lines.joined(separator: "\n") + "#endif\n"
  }

  private var guarded: String {
    let modules = ["Observation", "SwiftUI"] + (description.isStandalone ? [] : ["Scenery"])
    return """
      \(imports(modules))/// The state of \(scene), which SwiftUI observes.
      @MainActor @Observable
      final class \(scene)Model {
        private(set) var state: \(scene).\(state)
        @ObservationIgnored let view: \(scene)View
        @ObservationIgnored private var observation: ObservationToken?

        init(view: \(scene)View) {
          self.view = view
          state = view.\(store).state
          observation = view.\(store).observe { [weak self] state in
            // The scene belongs to the thread that made it, which is this one.
            MainActor.assumeIsolated { self?.state = state }
          }
        }
      }

      /// Shows the state of \(scene), and offers its use cases.
      \(access)struct \(scene)Screen: SwiftUI.View {
        @State private var model: \(scene)Model
      \(answers.joined())
        /// Creates a screen.
        \(access)init() {
          model = \(scene)Model(view: \(scene)View().configureView())
        }

        \(access)var body: some SwiftUI.View {
          List {
            Section {
      \(shownFields.map { "        \(element(for: $0))" }.joined(separator: "\n"))
            }
      \(useCases.map(section).joined(separator: "\n"))
          }
        }
      }

      """
  }

  // MARK: Answers

  /// The properties that hold what the user enters for requests.
  private var answers: [String] {
    useCases.flatMap { useCase in
      questions(of: useCase).map { field in
        "  @State private var \(answer(to: field, of: useCase)): \(field.type.swift) = \(placeholder(of: field).swift)\n"
      }
    }
  }

  /// The name of such a property: `chooseTeaName`.
  private func answer(to field: Field, of useCase: UseCase) -> String {
    useCase.request + field.name.prefix(1).uppercased() + field.name.dropFirst()
  }

  /// Returns a use case with the fields that its request needs, and its button.
  private func section(of useCase: UseCase) -> String {
    let fields = questions(of: useCase).map { field in
      let (label, answer) = (label(of: field), answer(to: field, of: useCase))
      return switch field.type {
      case .int, .double:
        "        TextField(\"\(label)\", value: $\(answer), format: .number)\n"
      case .bool: "        Toggle(\"\(label)\", isOn: $\(answer))\n"
      default: "        TextField(\"\(label)\", text: $\(answer))\n"
      }
    }
    let arguments = useCase.requestFields.map { field in
      let value = field.type.isBasic ? answer(to: field, of: useCase) : placeholder(of: field).swift
      return "\(field.name): \(value)"
    }
    let call = "model.view.\(useCase.request)(\(arguments.joined(separator: ", ")))"
    return """
            Section {
      \(fields.joined())        Button("\(useCase.phrase)") { \(call) }
            }
      """
  }

  // MARK: State

  /// Returns the code that shows a field of the state.
  ///
  /// Without `verbatim`, a text with values is a key for translations, which accepts few types.
  private func element(for field: Field) -> String {
    let value = "model.state.\(field.name)"
    let title = data.described(field.type)?.title.map { ".\($0.name)" } ?? ""
    switch field.type {
    case .list:
      return
        "ForEach(Array(\(value).enumerated()), id: \\.offset) { Text(verbatim: \"\\($0.element\(title))\") }"
    case .optional: return "if let value = \(value) { Text(verbatim: \"\\(value\(title))\") }"
    case .string: return "if !\(value).isEmpty { Text(verbatim: \(value)) }"
    default: return "Text(verbatim: \"\(label(of: field)): \\(\(value)\(title))\")"
    }
  }
}
