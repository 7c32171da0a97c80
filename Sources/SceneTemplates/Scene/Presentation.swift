/// What a scene's presenter shows of a response.
extension SceneNames {
  /// Returns the value of a view model's field, and whether nothing that the description names is its value.
  ///
  /// It is that of the response's field with its name; for the only list of texts, of the response's only list.
  func shown(
    _ field: Field, in useCase: UseCase
  ) -> (code: String, expected: Literal, isOpen: Bool) {
    let response = useCase.responseFields
    var other = response.first { $0.name == field.name }
    if other == nil {
      let isMessage = field.name == Field.message.name && field.type == .string
      if useCase.kind == .progress || isMessage && useCase.viewModelFields.count == 1 {
        let sentence = Literal.text(sentence(for: useCase))
        return (sentence.swift, sentence, false)
      }
      let lists = response.filter { $0.type.element != nil }
      let texts = useCase.viewModelFields.filter { $0.type == .list(.string) }
      if texts == [field], lists.count == 1 { other = lists[0] }
    }
    if let other, let path = path(from: other.type, to: field.type) {
      let value = sample(of: other, in: response)
      let title = path.isEmpty ? nil : data.described(other.type)?.title
      let shown = title.map { value.member($0.name) } ?? value
      return ("response.\(other.name)\(path)", shown, false)
    }
    let placeholder = placeholder(of: field)
    return (placeholder.swift, placeholder, true)
  }

  /// Returns the code that leads from a value to one of another type; `nil` if none does.
  ///
  /// A described type is shown by its title.
  private func path(from type: FieldType, to other: FieldType) -> String? {
    if type == other { return "" }
    guard let title = data.described(type)?.title?.name else { return nil }
    switch (type, other) {
    case (.list(.named), .list(.string)): return ".map(\\.\(title))"
    case (.named, .string): return ".\(title)"
    case (.optional(.named), .string): return "?.\(title) ?? \"\""
    case (.optional(.named), .optional(.string)): return "?.\(title)"
    default: return nil
    }
  }

  /// The sentence that the presenter writes for a use case.
  func sentence(for outcome: UseCase) -> String {
    let useCase = owner(of: outcome)
    switch outcome.kind {
    case .request, .other: return "\(outcome.phrase)."
    case .progress: return "\(useCase.phrase)…"
    case .failure:
      let rest = catalog(of: useCase).map { "\($0.file):1:1: a fault" } ?? "Try again."
      return "\(useCase.phrase): not available. \(rest)"
    }
  }
}
