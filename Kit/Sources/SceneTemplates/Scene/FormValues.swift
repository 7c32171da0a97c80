import SwiftWriting

/// A value that a form asks for: a field of a described type, at any depth.
struct FormLeaf {
  /// The name of its case, what people call it, and the key path to it.
  var name: String
  var label: String
  let path: [String]
  let field: Field
  /// Whether it is a text that has to be filled in.
  let isRequired: Bool
  /// The value of the first sample of the form's type.
  let sample: Literal

  /// The key path as code, without its root.
  var keyPath: String { path.joined(separator: ".") }
}

extension DataModel {
  /// Returns whether a line of a form can fill in a value of a type.
  func isAskable(_ type: FieldType) -> Bool {
    switch type {
    case .list(let inner): inner.isBasic || isChoice(inner) && !inner.isOptional
    case .optional(let inner): inner.isBasic || isChoice(inner)
    default: type.isBasic || isChoice(type)
    }
  }

  /// Returns whether a form shows a field; an identity is not for people.
  private func isShown(_ field: Field) -> Bool { field.type != .uuid && isAskable(field.type) }

  private func isFilledIn(_ field: Field) -> Bool { isShown(field) && !field.isReadOnly }

  func isChoice(_ type: FieldType) -> Bool {
    switch type {
    case .named: described(type)?.isEnum == true
    case .optional(let inner), .list(let inner): isChoice(inner)
    default: false
    }
  }

  /// Returns whether a form asks for anything of a described struct.
  func hasLeaves(_ type: DataType) -> Bool {
    type.fields.contains { field in
      if isFilledIn(field) { return true }
      guard let inner = described(field.type), nesting(of: field.type, in: type) != nil else {
        return false
      }
      return hasLeaves(inner)
    }
  }

  /// Returns what a form asks for to fill in a described struct.
  func leaves(of type: DataType) -> [FormLeaf] {
    shownLeaves(of: type).filter { !$0.field.isReadOnly }
  }

  /// Returns what a form shows of a described struct.
  private func shownLeaves(of type: DataType) -> [FormLeaf] {
    var leaves = leaves(of: type, at: [], isOptional: false, sample: sample(of: type, number: 1))
    // What several are called is said with what contains it.
    let paths = leaves.map { $0.path.filter { $0 != "orBlank" } }
    for (index, path) in paths.enumerated() {
      let length = path.indices.map { $0 + 1 }.first { length in
        paths.count { $0.suffix(length) == path.suffix(length) } == 1
      }
      let names = path.suffix(length ?? path.count)
      leaves[index].name = (names.prefix(1) + names.dropFirst().map(\.capitalizedFirst)).joined()
      var owners = names.dropLast().map { CamelCase($0).inSentence }
      // What is optional is said with what may be left out.
      if owners.isEmpty, let place = leaves[index].path.firstIndex(of: "orBlank") {
        owners = [CamelCase(leaves[index].path[place - 1]).inSentence]
      }
      if !owners.isEmpty {
        leaves[index].label =
          (owners + [leaves[index].label.lowercasedFirst]).joined(separator: " ").capitalizedFirst
      }
    }
    return leaves
  }

  private func leaves(
    of type: DataType, at path: [String], isOptional: Bool, sample: Literal
  ) -> [FormLeaf] {
    type.fields.flatMap { field -> [FormLeaf] in
      let place = path + [field.name]
      let value = sample.spelledOut.member(field.name)
      if isShown(field) {
        return [
          FormLeaf(
            name: field.name, label: field.label, path: place, field: field,
            isRequired: field.type == .string && !isOptional && !field.isReadOnly, sample: value)
        ]
      }
      guard let inner = described(field.type), let isOptional = nesting(of: field.type, in: type)
      else { return [] }
      return leaves(
        of: inner, at: place + (isOptional ? ["orBlank"] : []),
        isOptional: isOptional || path.contains("orBlank"), sample: value)
    }
  }

  /// Returns whether a struct is an optional in another; `nil` if a form does not ask for it.
  private func nesting(of type: FieldType, in owner: DataType) -> Bool? {
    switch type {
    case .named: return false
    case .optional(.named(let name)):
      guard let inner = self.type(named: name) else { return nil }
      // One that contains the other would never end.
      return inner == owner || contains(owner.name, in: inner) ? nil : true
    default: return nil
    }
  }

  /// Returns the structs that are optionals in a form, by their names.
  private func optionals(in type: DataType) -> [DataType] {
    var found: [DataType] = []
    for field in type.fields {
      guard let inner = described(field.type), !inner.isEnum,
        let isOptional = nesting(of: field.type, in: type)
      else { continue }
      for type in (isOptional ? [inner] : []) + optionals(in: inner) where !found.contains(type) {
        found.append(type)
      }
    }
    return found
  }

  // MARK: Values

  func formValues(of type: DataType) -> [String: TemplateValue] {
    let leaves = leaves(of: type)
    let required = leaves.filter(\.isRequired)
    let owners = owners(of: leaves)
    let values: [String: TemplateValue] = [
      "name": .text(type.name), "formType": .text(type.name),
      "blankSummary":
        "\(type.noun.withArticle.capitalizedFirst) that \(type.noun.isPlural ? "are" : "is") not filled in.",
      "blank": .text(blank(type).swift),
      "hasDays": .flag(blank(type).swift.contains(".blankDay")),
      "isRequired": .flag(!required.isEmpty),
      "required": .list(required.map(self.values)), "owners": .list(owners),
      "hasOwners": .flag(!owners.isEmpty), "leaves": .list(leaves.map(self.values)),
      "shownLeaves": .list(shownLeaves(of: type).map(self.values)),
      "hasRanges": .flag(!ranges(of: type).isEmpty), "ranges": .list(ranges(of: type)),
      "hasTexts": .flag(!required.isEmpty || !owners.isEmpty),
      "isChecked": .flag(!required.isEmpty || !owners.isEmpty || !ranges(of: type).isEmpty),
      "hasReadOnly": .flag(shownLeaves(of: type).contains(where: \.field.isReadOnly)),
      "firstField": .text(leaves.first?.name ?? ""),
      "optionals": .list(
        optionals(in: type).map { ["type": .text($0.name), "blank": .text(blank($0).swift)] }),
      "hasChoices": .flag(leaves.contains { !hint(of: $0).isEmpty }),
      "emptied": .list(emptied(in: type)), "empties": .flag(!emptied(in: type).isEmpty),
      "hasOptionalDays": .flag(
        optionals(in: type).contains { blank($0).swift.contains(".blankDay") }),
    ]
    return values.merging(filledValues(of: type)) { $1 }
  }

  /// Returns the numbers of a form that have a range.
  func ranges(of type: DataType) -> [TemplateValue] {
    leaves(of: type).compactMap { leaf in
      guard let range = leaf.field.range else { return nil }
      let isOptional = leaf.path.contains("orBlank")
      return [
        "name": .text(leaf.name), "label": .text(leaf.label),
        "binding": .text(
          isOptional
            ? "if let \(leaf.name) = \(leaf.keyPath.replacing(".orBlank", with: "?")), " : "if "),
        "value": .text(isOptional ? leaf.name : leaf.keyPath),
        "changed": .text(leaf.keyPath.replacing(".orBlank", with: "?")),
        "range": .text(range.swift),
        "beyond": .text("\(range.upperBound + 1)"),
        "least": .text("\(range.lowerBound)"), "greatest": .text("\(range.upperBound)"),
      ]
    }
  }

  /// Returns the optionals that a form fills in, each with the texts that are missing where others are there.
  private func owners(of leaves: [FormLeaf]) -> [TemplateValue] {
    func owner(of leaf: FormLeaf) -> [String]? {
      leaf.path.lastIndex(of: "orBlank").map { Array(leaf.path.prefix($0)) }
    }
    var paths: [[String]] = []
    for leaf in leaves where leaf.field.type == .string {
      if let owner = owner(of: leaf), !paths.contains(owner) { paths.append(owner) }
    }
    return paths.map { path in
      let name = path.last ?? ""
      let own = leaves.filter { $0.field.type == .string && owner(of: $0) == path }
      return [
        "name": .text(name),
        "path": .text(path.joined(separator: ".").replacing(".orBlank", with: "?")),
        "label": .text(path.filter { $0 != "orBlank" }.joined(separator: " ")),
        "isShort": .flag(path.count == 1),
        "texts": .list(
          own.map { leaf in
            let inner = leaf.path.dropFirst(path.count + 1).joined(separator: ".")
            return [
              "leaf": .text(leaf.name), "inner": .text(inner), "text": .text("\(name).\(inner)"),
            ]
          }),
      ]
    }
  }

  /// Returns a value of a type that is not filled in.
  ///
  /// The dates that can be filled in are the day, so it is computed each time.
  private func blank(_ type: DataType) -> Literal {
    func blank(_ value: Literal) -> Literal {
      switch value {
      case .object(let name, let members):
        .object(
          name,
          members.map { member in
            let field = self.type(named: name)?.fields.first { $0.name == member.name }
            let value = field?.isReadOnly == true ? member.value : blank(member.value)
            return .init(name: member.name, value: value)
          })
      case .value(let code, _, _) where code.hasPrefix("Date("): .code(".blankDay")
      default: value
      }
    }
    return blank(placeholder(of: Field("", .named(type.name))) ?? .code(""))
  }

  /// Returns the values of what a form leaves blank of the first sample of a type, by paths.
  func filledValues(of type: DataType) -> [String: TemplateValue] {
    func leftBlank(_ type: DataType, _ sample: Literal) -> [(path: String, value: String)] {
      type.fields.filter { !isFilledIn($0) }.flatMap { field -> [(path: String, value: String)] in
        let value = sample.member(field.name)
        guard let inner = described(field.type), !inner.isEnum,
          let isOptional = nesting(of: field.type, in: type)
        else {
          let blank = placeholder(of: field)
          return blank == value ? [] : blank.map { [(field.name, $0.swift)] } ?? []
        }
        let path = field.name + (isOptional ? "?." : ".")
        return leftBlank(inner, value).map { (path + $0.path, $0.value) }
      }
    }
    let rest = leftBlank(type, sample(of: type, number: 1).spelledOut).map { path, value in
      let blank = path.contains("?") ? value : "\(type.name).blank.\(path)"
      return ["path": .text(path), "value": .text(blank)] as TemplateValue
    }
    return ["isWhole": .flag(rest.isEmpty), "leftBlank": .list(rest)]
  }

  /// Returns what a form says of the cases of an enum; empty for another field.
  private func hint(of leaf: FormLeaf) -> String {
    guard let type = described(leaf.field.type), !leaf.field.isReadOnly else { return "" }
    let titles = (leaf.field.type.isOptional ? ["None"] : []) + type.cases.map(\.title)
    let cases = titles.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
    return (leaf.field.type.element == nil ? "" : "a list with commas of ") + cases
  }

  /// Returns the optional structs of a form that have nothing but what it fills in.
  private func emptied(in type: DataType) -> [TemplateValue] {
    type.fields.compactMap { field in
      guard let inner = described(field.type), !inner.isEnum, hasLeaves(inner),
        nesting(of: field.type, in: type) == true, filledValues(of: inner)["isWhole"] == true
      else { return nil }
      return .text(field.name)
    }
  }

  private func values(of leaf: FormLeaf) -> TemplateValue {
    [
      "name": .text(leaf.name), "path": .text(leaf.keyPath), "label": .text(leaf.label),
      "isChoice": .flag(isChoice(leaf.field.type) && !leaf.field.isReadOnly),
      "hint": .text(hint(of: leaf)), "isReadOnly": .flag(leaf.field.isReadOnly),
      "text": .text(leaf.sample.formText),
      "shown": .text(
        leaf.keyPath
          + (isChoice(leaf.field.type)
            ? (leaf.field.type.isOptional ? "?" : "") + ".title" : "")),
      "control": .text(leaf.field.isReadOnly ? "shown: " : leaf.field.isSecure ? "secret: " : ""),
      "limits": .text(leaf.field.limits),
    ]
  }
}

extension Field {
  /// The range as an argument of a form's field; empty without one.
  var limits: String { range.map { ", in: \($0.swift)" } ?? "" }
}

extension ClosedRange<Int> {
  /// The range as Swift code, in which `...-` would be one operator.
  var swift: String {
    upperBound < 0 ? "\(lowerBound)...(\(upperBound))" : "\(lowerBound)...\(upperBound)"
  }
}

extension Literal {
  /// What a user types for a value.
  var formText: String {
    switch self {
    case .text(let text): text
    case .plain("true"): "y"
    case .plain("false"): "n"
    case .plain(let value): value
    case .list(let entries): entries.map(\.formText).joined(separator: ", ")
    default: if case .text(let text) = shown { text } else { "" }
    }
  }
}

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
      questions(of: first).isEmpty
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

  func formValues(of useCase: UseCase) -> TemplateValue {
    guard let form = form(of: useCase), let refusal = outcome(.refusal, of: useCase) else {
      return false
    }
    let required = data.leaves(of: form.type).first(where: \.isRequired)
    let isPrefilled = outcomes.contains { prefill(of: form, by: $0) != nil }
    let values: TemplateValue = [
      "field": .text(form.field.name), "type": .text(form.type.name),
      "property": .text(form.property), "problems": .text(form.problems),
      "blank": .text(blank(useCase)), "isPrefilled": .flag(isPrefilled),
      "problem": .text(data.leaves(of: form.type)[0].name),
      "present": .text(refusal.present), "display": .text(refusal.display),
      "required": .text(required?.keyPath ?? ""), "requiredName": .text(required?.name ?? ""),
      "isRequired": .flag(required != nil), "refusal": .text(refusal.name),
      "hasRanges": .flag(!data.ranges(of: form.type).isEmpty),
      "refusedRange": data.ranges(of: form.type).first ?? false,
    ]
    return values.adding(data.filledValues(of: form.type))
  }
}
