import Arguments
import IceCreamDomain
import PlainText

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
    guard option.meansMake || !option.isValidAlone, let command = option.commands.first else {
      return option.name
    }
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
