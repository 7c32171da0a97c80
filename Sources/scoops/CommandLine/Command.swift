import Arguments
import IceCreamDomain
import PlainText

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
  }

  var operands: Operands {
    switch self {
    case .make, .list, .gallery, .undo: .none
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
    case .ids, .files: .max
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
    }
  }
}

extension Command {
  /// Returns what was most likely meant, as it is typed after `scoops`: a command by the name that it has in other
  /// programs, an option with its command, or a similar command or option.
  static func likely(for typed: String) -> [String] {
    let word = typed.lowercased()
    if let command = command(calledElsewhere: word) { return [command.rawValue] }
    if let kind = IngredientKind.allCases.first(where: { $0.listName == word }) {
      return ["\(Command.menu) \(kind.listName)"]
    }
    if let option = Option(rawValue: word) { return [usage(of: option)] }
    let commands = word.allClosest(in: Command.allCases.map(\.rawValue))
    return commands.isEmpty ? Option.likely(for: word).map(usage) : commands
  }

  private static func usage(of option: Option) -> String {
    guard !option.isValidAlone, let command = option.commands.first else { return option.name }
    return "\(command) \(option.usage)"
  }

  /// Returns the command that other programs call by this name.
  private static func command(calledElsewhere name: String) -> Command? {
    switch name {
    case "new", "add", "create", "order": .make
    case "ls", "dir", "all", "saved", "history": .list
    case "pictures", "grid", "album": .gallery
    case "view", "cat", "get", "open", "print": .show
    case "change", "update", "modify", "set", "mv": .edit
    case "rm", "del", "remove", "erase": .delete
    case "restore", "revert", "undelete": .undo
    case "ingredients", "options": .menu
    case "validate", "verify", "lint": .check
    case "man", "usage": .help
    default: nil
    }
  }
}
