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
  /// What the cases of an enum are called; empty for another value.
  let choices: [String]
  /// The value of the first sample of the form's type.
  let sample: Literal

  /// The key path as code, without its root.
  var keyPath: String { path.joined(separator: ".") }
  /// The key path of what may be there, so that nothing else is changed.
  var optionalPath: String { keyPath.replacing(".orBlank", with: "?") }
  var isOptional: Bool { path.contains("orBlank") }

  /// What a form says of the cases of an enum; empty for another value.
  var hint: String {
    if choices.isEmpty || field.isReadOnly { return "" }
    let titles = (field.type.isOptional ? ["None"] : []) + choices
    let cases = titles.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
    return (field.type.element == nil ? "" : "a list with commas of ") + cases
  }
}

extension DataModel {
  /// Returns whether a line of a form can fill in a value of a type.
  func isAskable(_ type: FieldType) -> Bool {
    switch type {
    case .list(let inner), .optional(let inner): inner.isBasic || isEnum(inner)
    default: type.isBasic || isEnum(type)
    }
  }

  private func isEnum(_ type: FieldType) -> Bool {
    if case .named(let name) = type { self.type(named: name)?.isEnum == true } else { false }
  }

  /// Returns whether a form shows a field; an identity is not for people.
  private func isShown(_ field: Field) -> Bool { field.type != .uuid && isAskable(field.type) }

  func isFilledIn(_ field: Field) -> Bool { isShown(field) && !field.isReadOnly }

  /// Returns whether a line of a form chooses from the cases of an enum.
  func isChoice(_ type: FieldType) -> Bool { isAskable(type) && isEnum(type.base) }

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
  func shownLeaves(of type: DataType) -> [FormLeaf] {
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
            isRequired: field.type == .string && !isOptional && !field.isReadOnly,
            choices: described(field.type)?.cases.map(\.title) ?? [], sample: value)
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
  func nesting(of type: FieldType, in owner: DataType) -> Bool? {
    switch type {
    case .named: return false
    case .optional(.named(let name)):
      guard let inner = self.type(named: name) else { return nil }
      // One that contains the other would never end.
      return inner == owner || contains(owner.name, in: inner) ? nil : true
    default: return nil
    }
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
