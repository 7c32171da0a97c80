import Arguments
import IceCreamDomain

/// The commands, by name.
enum Command: String, CaseIterable, CommandLineCommand {
  static let program = "scoops"

  case make, list, gallery, show, edit, delete, undo, menu, check, completions, help

  /// The arguments that a command takes besides options.
  enum Operands: Equatable {
    case none
    /// The identifier of a saved ice cream.
    case id
    /// The identifiers of at least one saved ice cream.
    case ids
    /// One of these words; the placeholder stands for it in help, which otherwise lists the words.
    case oneOf([String], placeholder: String? = nil, isRequired: Bool)
    /// Any number of files.
    case files
    /// Any number of words to search for.
    case words
  }

  var operands: Operands {
    switch self {
    case .make, .undo: .none
    case .list, .gallery: .words
    case .show, .edit: .id
    case .delete: .ids
    case .menu:
      .oneOf(IngredientKind.allCases.map(\.listName), placeholder: "LIST", isRequired: false)
    case .check: .files
    case .completions: .oneOf(CompletionShell.allCases.map(\.rawValue), isRequired: true)
    case .help: .oneOf(Command.allCases.map(\.rawValue), placeholder: "COMMAND", isRequired: false)
    }
  }

  var mostOperands: Int {
    switch operands {
    case .none: 0
    case .id, .oneOf: 1
    case .ids, .files, .words: .max
    }
  }

  /// The command with its operands, as help shows it.
  var usage: String {
    switch operands {
    case .none: return rawValue
    case .id: return "\(rawValue) ID"
    case .ids: return "\(rawValue) ID..."
    case .oneOf(let words, let placeholder, let isRequired):
      let operand = placeholder ?? words.joined(separator: "|")
      return "\(rawValue) \(isRequired ? operand : "[\(operand)]")"
    case .files: return "\(rawValue) [FILE...]"
    case .words: return "\(rawValue) [WORD...]"
    }
  }
}
