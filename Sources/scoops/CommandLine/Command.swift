import IceCreamDomain

/// The commands, by name.
enum Command: String, CaseIterable {
  case make, list, show, edit, delete, menu, check, completions

  /// The arguments that a command takes besides options.
  enum Operands: Equatable {
    case none
    /// The identifier of a saved ice cream.
    case id
    case oneOf([String], isRequired: Bool)
    /// Any number of files.
    case files
  }

  var operands: Operands {
    switch self {
    case .make, .list: .none
    case .show, .edit, .delete: .id
    case .menu: .oneOf(IngredientKind.allCases.map(\.listName), isRequired: false)
    case .check: .files
    case .completions: .oneOf(CompletionShell.allCases.map(\.rawValue), isRequired: true)
    }
  }

  /// The command with its operands, as help shows it.
  var usage: String {
    switch operands {
    case .none: rawValue
    case .id: "\(rawValue) ID"
    case .oneOf(let words, isRequired: true): "\(rawValue) \(words.joined(separator: "|"))"
    case .oneOf(_, isRequired: false): "\(rawValue) [LIST]"
    case .files: "\(rawValue) [FILE...]"
    }
  }

  /// Whether the command reads or writes the book of saved ice creams.
  var usesBook: Bool {
    switch self {
    case .make, .list, .show, .edit, .delete: true
    case .menu, .check, .completions: false
    }
  }
}
