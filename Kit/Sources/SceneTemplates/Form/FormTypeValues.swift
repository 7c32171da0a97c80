import SwiftWriting

/// The values of the templates for the form of a described type.
struct FormTypeValues: TemplateValues {
  let type: DataType
  let data: DataModel
  /// What the form asks for, and all that it shows.
  let leaves: [FormLeaf]
  private let shownLeaves: [FormLeaf]

  init(_ type: DataType, _ data: DataModel) {
    (self.type, self.data) = (type, data)
    shownLeaves = data.shownLeaves(of: type)
    leaves = shownLeaves.filter { !$0.field.isReadOnly }
  }

  var required: [FormLeaf] { leaves.filter(\.isRequired) }

  static let table: Table = [
    "name": .text(\.type.name), "formType": .text(\.type.name),
    "blankSummary": .text { values in
      let noun = values.type.noun
      return
        "\(noun.withArticle.capitalizedFirst) that \(noun.isPlural ? "are" : "is") not filled in."
    },
    "blank": .text { $0.data.blank($0.type).swift },
    "hasDays": .flag { $0.data.blank($0.type).hasDays },
    "leaves": .list(\.leaves), "shownLeaves": .list(\.shownLeaves),
    "firstField": .text { $0.leaves.first?.name ?? "" },
    "hasChoices": .flag { $0.leaves.contains { !$0.hint.isEmpty } },
    "hasReadOnly": .flag { $0.shownLeaves.contains(where: \.field.isReadOnly) },
    // What is checked.
    "isChecked": .flag { !$0.required.isEmpty || !$0.owners.isEmpty || !$0.ranges.isEmpty },
    "hasTexts": .flag { !$0.required.isEmpty || !$0.owners.isEmpty },
    "isRequired": .flag { !$0.required.isEmpty }, "required": .list(\.required),
    "hasOwners": .flag { !$0.owners.isEmpty },
    "owners": .list(
      \.owners,
      [
        "name": .text(\.name), "path": .text(\.path), "label": .text(\.label),
        "isShort": .flag(\.isShort),
        "texts": .list(
          { owner in owner.texts.map { (owner.name, $0) } },
          [
            "leaf": .text(\.1.leaf), "inner": .text(\.1.path),
            "text": .text { owner, text in "\(owner).\(text.path)" },
          ]),
      ]),
    "hasRanges": .flag { !$0.ranges.isEmpty }, "ranges": .list(\.ranges),
    // What it fills in only in part.
    "optionals": .list(
      { values in values.data.optionals(in: values.type).map { ($0, values.data.blank($0)) } },
      ["type": .text(\.0.name), "blank": .text(\.1.swift)]),
    "hasOptionalDays": .flag { values in
      values.data.optionals(in: values.type).contains { values.data.blank($0).hasDays }
    },
    "empties": .flag { !$0.emptied.isEmpty }, "emptied": .texts(\.emptied),
    "isWhole": .flag(\.leftBlank.isEmpty), "leftBlank": .list(\.leftBlank, blank),
  ]

  /// A value that the form leaves blank.
  static let blank: [String: TemplateEntry<(path: String, value: String)>] = [
    "path": .text(\.path), "value": .text(\.value),
  ]

  /// The numbers that have a range.
  var ranges: [FormRange] {
    leaves.compactMap { leaf in leaf.field.range.map { FormRange(leaf: leaf, range: $0) } }
  }

  /// An optional struct in the form, with the texts that are missing where others are there.
  private struct Owner {
    let name, path, label: String
    let isShort: Bool
    let texts: [(leaf: String, path: String)]
  }

  private var owners: [Owner] {
    func owner(of leaf: FormLeaf) -> [String]? {
      leaf.path.lastIndex(of: "orBlank").map { Array(leaf.path.prefix($0)) }
    }
    var paths: [[String]] = []
    for leaf in leaves where leaf.field.type == .string {
      if let owner = owner(of: leaf), !paths.contains(owner) { paths.append(owner) }
    }
    return paths.map { path in
      let own = leaves.filter { $0.field.type == .string && owner(of: $0) == path }
      return Owner(
        name: path.last ?? "",
        path: path.joined(separator: ".").replacing(".orBlank", with: "?"),
        label: path.filter { $0 != "orBlank" }.joined(separator: " "), isShort: path.count == 1,
        texts: own.map { ($0.name, $0.path.dropFirst(path.count + 1).joined(separator: ".")) })
    }
  }

  /// What the form leaves blank of the first sample, by paths.
  var leftBlank: [(path: String, value: String)] {
    data.leftBlank(type, data.sample(of: type, number: 1).spelledOut).map { path, value in
      (path, path.contains("?") ? value : "\(type.name).blank.\(path)")
    }
  }

  /// The optional structs that have nothing but what the form fills in.
  private var emptied: [String] {
    type.fields.filter { field in
      guard let inner = data.described(field.type), !inner.isEnum, data.hasLeaves(inner),
        data.nesting(of: field.type, in: type) == true
      else { return false }
      return FormTypeValues(inner, data).leftBlank.isEmpty
    }.map(\.name)
  }
}

/// A number of a form that has a range.
struct FormRange: TemplateValues {
  let leaf: FormLeaf
  let range: ClosedRange<Int>

  static let table: Table = [
    "name": .text(\.leaf.name), "label": .text(\.leaf.label),
    // A name in Swift ends with the mark.
    "spoken": .text { $0.leaf.label.filter { $0 != "`" } },
    "binding": .text { number in
      let leaf = number.leaf
      return leaf.isOptional ? "if let \(leaf.name) = \(leaf.optionalPath), " : "if "
    },
    "value": .text { $0.leaf.isOptional ? $0.leaf.name : $0.leaf.keyPath },
    "changed": .text(\.leaf.optionalPath), "range": .text(\.range.swift),
    "beyond": .text { "\($0.range.upperBound + 1)" },
    "least": .text { "\($0.range.lowerBound)" },
    "greatest": .text { "\($0.range.upperBound)" },
  ]
}

extension FormLeaf: TemplateValues {
  static let table: Table = [
    "name": .text(\.name), "label": .text(\.label), "path": .text(\.keyPath),
    "text": .text(\.sample.formText), "hint": .text(\.hint),
    "isReadOnly": .flag(\.field.isReadOnly),
    "isChoice": .flag { !$0.choices.isEmpty && !$0.field.isReadOnly },
    "shown": .text { leaf in
      let title =
        leaf.field.type.element == nil
        ? (leaf.field.type.isOptional ? "?" : "") + ".title" : ", titles: \\.title"
      return leaf.keyPath + (leaf.choices.isEmpty ? "" : title)
    },
    "control": .text { $0.field.isReadOnly ? "shown: " : $0.field.isSecure ? "secret: " : "" },
    "limits": .text(\.field.limits),
  ]
}

extension Literal {
  /// Whether it depends on the day.
  fileprivate var hasDays: Bool { swift.contains(".blankDay") }
}

extension DataModel {
  /// Returns the structs that are optionals in a form, by their names.
  fileprivate func optionals(in type: DataType) -> [DataType] {
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

  /// Returns a value of a type that is not filled in.
  ///
  /// The dates that can be filled in are the day, so it is computed each time.
  fileprivate func blank(_ type: DataType) -> Literal {
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

  /// Returns what a form leaves blank of a sample of a type, by paths.
  fileprivate func leftBlank(
    _ type: DataType, _ sample: Literal
  ) -> [(path: String, value: String)] {
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
}
