extension SceneNames {
  /// The payloads and the state.
  var models: String {
    """
    \(imports())/// The payloads of the scene, by use case, and its state.
    \(access)enum \(scene) {
    \(blocks.joined(separator: "\n\n"))
    }

    """
  }

  private var blocks: [String] { useCases.map(payloads) + otherPayloads + [stateType] }

  func payloads(of useCase: UseCase) -> String {
    let request = StructTemplate(
      name: "Request", summary: "What the user asks for.", fields: useCase.requestFields,
      access: access, creates: "Creates a request.")
    return payloads(
      of: useCase, summary: "\(useCase.summary).", payloads: [request],
      response: "What is true afterwards.", viewModel: "What to show.")
  }

  private var otherPayloads: [String] {
    outcomes.dropFirst(useCases.count).map { useCase in
      useCase == failure
        ? payloads(
          of: useCase, summary: "The worker failed.", response: "Why.",
          viewModel: "What to show instead.")
        : payloads(
          of: useCase, summary: "\(useCase.phrase).", response: "What is true.",
          viewModel: "What to show.")
    }
  }

  private func payloads(
    of useCase: UseCase, summary: String, payloads: [StructTemplate] = [], response: String,
    viewModel: String
  ) -> String {
    let all =
      payloads + [
        StructTemplate(
          name: "Response", summary: response, fields: useCase.responseFields, access: access),
        StructTemplate(
          name: "ViewModel", summary: viewModel, fields: useCase.viewModelFields, access: access),
      ]
    return """
        /// \(summary)
        \(access)enum \(useCase.name) {
      \(all.map { $0.text(indent: "    ") }.joined(separator: "\n\n"))
        }
      """
  }

  private var stateType: String {
    StructTemplate(
      name: state, summary: "The state that renderers observe.", fields: stateFields,
      access: access, creates: "Creates a state; without arguments, an empty one.",
      values: stateFields.map { placeholder(of: $0) }
    ).text(indent: "  ")
  }
}

/// A plain struct of fields.
struct StructTemplate {
  var name: String
  var summary: String
  var fields: [Field]
  var access: String
  /// What the initializer does, if other modules create values.
  var creates: String?
  /// The initial values of the fields, if they have some.
  var values: [Literal?] = []

  /// Returns the code, each line after an indentation.
  func text(indent: String) -> String {
    let values = self.values.isEmpty ? fields.map { _ in nil } : self.values
    let properties = zip(fields, values).flatMap { field, value in
      ["  /// \(field.summary)", "  \(access)var \(Self.declaration(of: field, value: value))"]
    }
    var lines = ["/// \(summary)", "\(access)struct \(name): Equatable, Sendable {"] + properties
    if let creates, !access.isEmpty {
      let parameters = zip(fields, values).map { field, value in
        "\(field.name): \(field.type.swift)" + (value.map { " = \($0.swift)" } ?? "")
      }
      if !fields.isEmpty { lines.append("") }
      lines += ["  /// \(creates)"]
      if fields.isEmpty {
        lines += ["  \(access)init() {}"]
      } else {
        lines.append("  \(access)init(\(parameters.joined(separator: ", "))) {")
        lines += fields.map { "    self.\($0.name) = \($0.name)" } + ["  }"]
      }
    }
    if lines.count == 2 { lines[1] += "}" } else { lines.append("}") }
    return lines.map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
  }

  /// Returns a property with its type or its initial value, or both where the value does not say the type.
  private static func declaration(of field: Field, value: Literal?) -> String {
    switch (value, field.type) {
    case (nil, _), (.null?, .optional): "\(field.name): \(field.type.swift)"
    case (.code(let code)?, _): "\(field.name): \(field.type.swift) = \(code)"
    case (let value?, .string), (let value?, .int), (let value?, .bool):
      "\(field.name) = \(value.swift)"
    case (.object?, .named): "\(field.name) = \(value?.swift ?? "")"
    case (let value?, _): "\(field.name): \(field.type.swift) = \(value.swift)"
    }
  }
}
