import IceCreamDomain

/// The commands, by the name that they are called by.
enum Command: String, CaseIterable {
  case make, menu, check, completions

  var summary: String {
    switch self {
    case .make: "make one ice cream; asks for what is not given"
    case .menu: "print what there is to choose from"
    case .check: "check catalogs; prints every fault with its place"
    case .completions: "print a completion script for a shell"
    }
  }

  var operands: Operands {
    switch self {
    case .make: .none
    case .menu: .oneOf(IngredientKind.allCases.map(\.listName), isNeeded: false)
    case .check: .files
    case .completions: .oneOf(CompletionShell.allCases.map(\.rawValue), isNeeded: true)
    }
  }

  /// The command with what it takes besides options.
  var usage: String {
    switch operands {
    case .none: rawValue
    case .oneOf(let words, isNeeded: true): "\(rawValue) \(words.joined(separator: "|"))"
    case .oneOf(_, isNeeded: false): "\(rawValue) [LIST]"
    case .files: "\(rawValue) [FILE...]"
    }
  }
}
