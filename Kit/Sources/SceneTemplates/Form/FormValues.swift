import SwiftWriting

/// The form of a use case: what its request has of a described type.
struct UseCaseForm {
  /// The field of the request.
  let field: Field
  let type: DataType
  /// The properties of the state for what is filled in, and for why fields were refused.
  let property: String
  let problems: String
}

extension SceneNames {
  /// Returns the form of a use case; `nil` if its request has no described struct.
  func form(of useCase: UseCase) -> UseCaseForm? {
    guard useCase.isForm, let field = Self.formFields(of: useCase, data).first,
      let type = data.described(field.type)
    else { return nil }
    return UseCaseForm(
      field: field, type: type, property: useCase.request + "Form",
      problems: useCase.request + "Problems")
  }

  static func formFields(of useCase: UseCase, _ data: DataModel) -> [Field] {
    useCase.requestFields.filter { field in
      guard case .named = field.type, let type = data.described(field.type), !type.isEnum else {
        return false
      }
      return data.hasLeaves(type)
    }
  }

  var formTypes: [DataType] {
    var names: Set<String> = []
    return useCases.compactMap { form(of: $0)?.type }.filter { names.insert($0.name).inserted }
  }

  /// The fields of the state that hold what is filled in.
  var formFields: [Field] { useCases.compactMap(formField) }

  /// Returns the field of the state that holds what is filled in for a use case, if it has a form.
  func formField(of useCase: UseCase) -> Field? {
    form(of: useCase).map {
      Field(
        $0.property, .named("\(useCase.name).Request"),
        placeholder: "\(useCase.name).Request(\(blank(useCase)))")
    }
  }

  /// Returns the arguments of a request of which nothing is filled in.
  func blank(_ useCase: UseCase) -> String {
    let form = form(of: useCase)
    return useCase.requestFields.map { field in
      "\(field.name): \(field == form?.field ? ".blank" : placeholder(of: field).swift)"
    }.joined(separator: ", ")
  }

  /// Returns the view model's field that a form is filled with, if an outcome shows what it changes.
  func prefill(of form: UseCaseForm, by outcome: UseCase) -> Field? {
    outcome.viewModelFields.first {
      $0.name == form.field.name
        && ($0.type == form.field.type || $0.type == .optional(form.field.type))
    }
  }

  /// Returns the use case whose form an outcome fills in, if it is another one.
  func prefilled(by outcome: UseCase) -> UseCase? {
    useCases.first { useCase in
      useCase != outcome && form(of: useCase).flatMap { prefill(of: $0, by: outcome) } != nil
    }
  }

  /// The fetch that a scene begins with, and that fills in a form, which must not be used where it fails.
  var retried: UseCase? {
    guard let first = useCases.first, first.asksWorker, first.isFetch, first.usesSelection,
      !asks(for: first)
    else { return nil }
    return prefilled(by: first) == nil ? nil : first
  }

  /// The field of the state for whether that fetch failed.
  var failedFetch: Field? { retried.map { Field("\($0.request)Failed", .bool) } }

  /// Returns when a front end offers a use case: a flag of the state, and `!` if it must not be set.
  func condition(of useCase: UseCase) -> (not: String, flag: String) {
    if useCase.isNextPage { return ("", UseCase.hasMore.name) }
    guard let retried, let flag = failedFetch?.name,
      useCase == retried || form(of: useCase).flatMap({ prefill(of: $0, by: retried) }) != nil
    else { return ("", "") }
    return (useCase == retried ? "" : "!", flag)
  }
}

/// The values of a use case's form, for templates.
struct FormValues: TemplateValues {
  let names: SceneNames
  let useCase: UseCase
  let form: UseCaseForm
  /// What it leads to when it is refused.
  let refusal: UseCase
  private let type: FormTypeValues

  /// Creates the values; `nil` for a use case without a form.
  init?(of useCase: UseCase, _ names: SceneNames) {
    guard let form = names.form(of: useCase), let refusal = names.outcome(.refusal, of: useCase)
    else { return nil }
    (self.names, self.useCase, self.form, self.refusal) = (names, useCase, form, refusal)
    type = FormTypeValues(form.type, names.data)
  }

  static let table: Table = [
    "field": .text(\.form.field.name), "type": .text(\.form.type.name),
    "property": .text(\.form.property), "problems": .text(\.form.problems),
    "problem": .text { $0.type.leaves[0].name }, "refusal": .text(\.refusal.name),
    "present": .text(\.refusal.present), "display": .text(\.refusal.display),
    "isPrefilled": .flag { values in
      values.names.outcomes.contains { values.names.prefill(of: values.form, by: $0) != nil }
    },
    "isRequired": .flag { !$0.type.required.isEmpty },
    "required": .text { $0.type.required.first?.keyPath ?? "" },
    "requiredName": .text { $0.type.required.first?.name ?? "" },
    "hasReadOnly": .flag {
      $0.type.leaves.count < $0.names.data.shownLeaves(of: $0.form.type).count
    },
    "hasRanges": .flag { !$0.type.ranges.isEmpty },
    "refusedRange": .object(\.type.ranges.first),
    "isWhole": .flag(\.type.leftBlank.isEmpty),
    "leftBlank": .list(\.type.leftBlank, FormTypeValues.blank),
  ]
}
