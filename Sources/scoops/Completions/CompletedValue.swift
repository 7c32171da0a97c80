import IceCreamDomain

/// What a shell offers where a value or an operand is typed.
enum CompletedValue: Equatable {
  /// Nothing: it can be anything.
  case nothing
  case words([String])
  case files
  /// The names in a list of the catalog in use.
  case names(IngredientKind)
  /// The identifiers of the ice creams that were saved last.
  case ids
}

extension Option {
  /// What is offered for its value.
  var completedValue: CompletedValue {
    if let kind = IngredientKind(rawValue: rawValue) { return .names(kind) }
    if !choices.isEmpty { return .words(choices) }
    return value == "FILE" ? .files : .nothing
  }

  /// The options that take a value.
  static var withValue: [Option] { allCases.filter { $0.value != nil } }
}

extension Command {
  /// What is offered after it.
  var completedOperand: CompletedValue {
    switch operands {
    case .none: .nothing
    case .id: .ids
    case .oneOf(let words, _): .words(words)
    case .files: .files
    }
  }
}
