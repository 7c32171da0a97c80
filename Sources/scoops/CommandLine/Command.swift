import IceCreamDomain

/// The commands, by the name that they are called by.
enum Command: String, CaseIterable {
  case make, list, show, edit, delete, menu, check, completions

  var summary: String {
    switch self {
    case .make: "make one ice cream; asks for what is not given"
    case .list: "print the saved ice creams, the newest first"
    case .show: "print one saved ice cream"
    case .edit: "change a saved ice cream"
    case .delete: "delete a saved ice cream; asks first"
    case .menu: "print what there is to choose from"
    case .check: "check catalogs; prints every fault with its place"
    case .completions: "print a completion script for a shell"
    }
  }

  var operands: Operands {
    switch self {
    case .make, .list: .none
    case .show, .edit, .delete: .id
    case .menu: .oneOf(IngredientKind.allCases.map(\.listName), isNeeded: false)
    case .check: .files
    case .completions: .oneOf(CompletionShell.allCases.map(\.rawValue), isNeeded: true)
    }
  }

  /// The command with what it takes besides options.
  var usage: String {
    switch operands {
    case .none: rawValue
    case .id: "\(rawValue) ID"
    case .oneOf(let words, isNeeded: true): "\(rawValue) \(words.joined(separator: "|"))"
    case .oneOf(_, isNeeded: false): "\(rawValue) [LIST]"
    case .files: "\(rawValue) [FILE...]"
    }
  }

  /// Whether it has to do with the book of saved ice creams.
  var usesBook: Bool {
    switch self {
    case .make, .list, .show, .edit, .delete: true
    case .menu, .check, .completions: false
    }
  }
}
