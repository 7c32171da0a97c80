import SwiftWriting

/// The value of a view model's field.
typealias ShownField = (
  code: String, expected: Literal,
  /// Whether nothing that the description names is its value.
  isOpen: Bool
)

/// What a scene's presenter shows of a response.
extension SceneNames {
  /// Returns the value of a view model's field, and whether nothing that the description names is its value.
  ///
  /// It is that of the response's field with its name; for the only list of texts, of the response's only list.
  func shown(
    _ field: Field, in useCase: UseCase
  ) -> ShownField {
    let response = useCase.responseFields
    var other = response.first { $0.name == field.name }
    if other == nil {
      let isMessage = field.name == Field.message.name && field.type == .string
      // Beside it, there may be the list that the use case changes.
      let count = useCase.viewModelFields.count { $0.name != useCase.changes }
      if useCase.kind == .progress || isMessage && count == 1 {
        let sentence = Literal.text(sentence(for: useCase))
        return (sentence.swift, sentence, false)
      }
      let lists = response.filter { $0.type.element != nil }
      if lists.count == 1, field.type == .int, ["count", "total"].contains(field.name) {
        let count = Literal.plain(sample(of: lists[0], in: response).count)
        return ("response.\(lists[0].name).count", count, false)
      }
      let texts = useCase.viewModelFields.filter { $0.type == .list(.string) }
      if texts == [field], lists.count == 1 { other = lists[0] }
    }
    if other == nil, let inner = part(field, of: response) { return inner }
    if let other, let path = path(from: other.type, to: field.type) {
      let value = sample(of: other, in: response)
      let shown =
        path.isEmpty ? value : value.text(data.described(other.type)?.title?.name, at: path)
      return ("response.\(other.name)\(path)", shown, false)
    }
    let placeholder = placeholder(of: field)
    return (placeholder.swift, placeholder, true)
  }

  /// Returns what a response's only described struct has of a field's name, if it can be shown so.
  private func part(
    _ field: Field, of response: [Field]
  ) -> ShownField? {
    let owners = response.filter { owner in
      if case .named = owner.type { data.described(owner.type)?.isEnum == false } else { false }
    }
    guard owners.count == 1, let type = data.described(owners[0].type),
      let part = type.fields.first(where: { $0.name == field.name }),
      let path = path(from: part.type, to: field.type)
    else { return nil }
    let value = sample(of: owners[0], in: response).member(part.name)
    let title = data.described(part.type)?.title?.name
    return (
      "response.\(owners[0].name).\(part.name)\(path)",
      path.isEmpty ? value : value.text(title, at: path), false
    )
  }

  /// Returns the code that leads from a value to one of another type; `nil` if none does.
  ///
  /// A described type is shown by its title, a date as in ISO 8601.
  private func path(from type: FieldType, to other: FieldType) -> String? {
    if type == other { return "" }
    switch (type, other) {
    case (.int, .string), (.double, .string): return ".description"
    case (.optional(.string), .string): return " ?? \"\""
    default: break
    }
    guard let text = text(of: type.base) else { return nil }
    switch (type, other) {
    case (.list(.named), .list(.string)):
      return text.hasSuffix(")") ? ".map { $0.\(text) }" : ".map(\\.\(text))"
    case (.named, .string): return ".\(text)"
    case (.optional(.named), .string): return "?.\(text) ?? \"\""
    case (.optional(.named), .optional(.string)): return "?.\(text)"
    default: return nil
    }
  }

  /// Returns the member of a value that is a text for readers; `nil` if it has none.
  func text(of type: FieldType) -> String? {
    switch type {
    case .date: "formatted(.iso8601.year().month().day())"
    case .decimal: "description"
    case .url: "absoluteString"
    case .uuid: "uuidString"
    default: data.described(type)?.title?.name
    }
  }

  /// The sentence that the presenter writes for a use case.
  func sentence(for outcome: UseCase) -> String {
    let useCase = owner(of: outcome)
    switch outcome.kind {
    case .request, .other: return "\(outcome.success)."
    case .progress: return "\(VerbPhrase(spoken: useCase.name).gerund.capitalizedFirst)…"
    case .refusal: return "Fill this in."
    case .failure:
      let rest = catalog(of: useCase).map { "\($0.file):1:1: a fault" } ?? "Try again."
      return "Could not \(VerbPhrase(spoken: useCase.name).infinitive). \(rest)"
    }
  }
}

extension Literal {
  /// Returns the text to which a path leads: that of a field, or of the value itself.
  fileprivate func text(_ field: String?, at path: String) -> Literal {
    switch self {
    case .plain(let number): .text(number)
    case .code(let code): .code("(\(code))\(path)")
    case .null where path.hasSuffix("\"\""): .text("")
    default: member(field ?? "")
    }
  }
}
