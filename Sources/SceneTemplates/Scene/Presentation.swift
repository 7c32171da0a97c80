/// What a scene's presenter shows of a response.
extension SceneNames {
  /// Where the value of a view model's field comes from.
  enum Source: Equatable {
    /// A field of the response, as it is.
    case field(Field)
    /// The title of a described type, or of each in a list.
    case title(String, of: Field)
    /// A sentence of the presenter.
    case sentence
    /// Nothing that the description names.
    case nothing
  }

  /// Returns where the value of a view model's field comes from: from the field of the response with its name; for the
  /// only list of texts, from the only list of the response.
  func source(of field: Field, in useCase: UseCase) -> Source {
    if let same = useCase.responseFields.first(where: { $0.name == field.name }) {
      return source(of: field, from: same) ?? .nothing
    }
    if useCase.kind == .progress
      || field.name == "message" && field.type == .string && useCase.viewModelFields.count == 1
    {
      return .sentence
    }
    let texts = useCase.viewModelFields.filter { $0.type == .list(.string) }
    let lists = useCase.responseFields.filter { $0.type.element != nil }
    if texts == [field], lists.count == 1 { return source(of: field, from: lists[0]) ?? .nothing }
    return .nothing
  }

  private func source(of field: Field, from other: Field) -> Source? {
    if field.type == other.type { return .field(other) }
    guard let title = data.described(other.type)?.title else { return nil }
    switch (other.type, field.type) {
    case (.list(.named), .list(.string)), (.named, .string), (.optional(.named), .string),
      (.optional(.named), .optional(.string)):
      return .title(title.name, of: other)
    default: return nil
    }
  }

  /// Returns the code of a presenter for a view model's field.
  func text(of source: Source, for field: Field, in useCase: UseCase) -> String {
    switch source {
    case .field(let other): "response.\(other.name)"
    case .title(let title, let other):
      "response.\(other.name)" + path(to: title, of: other)
        + (other.type == other.type.base || field.type != .string ? "" : " ?? \"\"")
    case .sentence: "\"\(sentence(for: useCase))\""
    case .nothing: placeholder(of: field).swift
    }
  }

  private func path(to title: String, of field: Field) -> String {
    switch field.type {
    case .list: ".map(\\.\(title))"
    case .optional: "?.\(title)"
    default: ".\(title)"
    }
  }

  /// Returns the value that a view model's field has for a response.
  ///
  /// - Parameter value: Returns the value of the response's field.
  func shown(_ field: Field, in useCase: UseCase, value: (Field) -> Literal) -> Literal {
    switch source(of: field, in: useCase) {
    case .field(let other): return value(other)
    case .title(let title, let other):
      if case .code(let code) = value(other) {
        return .code("(\(code) as \(other.type.swift))" + path(to: title, of: other))
      }
      let text = value(other).member(title)
      return text == .null && field.type == .string ? .text("") : text
    case .sentence: return .text(sentence(for: useCase))
    case .nothing: return placeholder(of: field)
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
