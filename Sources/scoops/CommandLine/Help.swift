import TerminalMenu

/// The texts of `--help`.
enum Help {
  /// Returns the help for a command, or for the whole program.
  static func text(for command: Command?) -> String {
    guard let command else { return overview }
    return """
      Usage: scoops \(command.usage) [OPTIONS]

      \(details(of: command))

      Options:
      \(table((Option.own(to: command) + Option.own(to: nil)).map { ($0.usage, $0.summary) }))

      """
  }

  private static var overview: String {
    """
    Usage: scoops [COMMAND] [OPTIONS]

    Make ice cream: a cone, a flavor and a topping.
    Without a command, make one ice cream after another at the menu, until q.

    Commands:
    \(table(Command.allCases.map { ($0.usage, $0.summary) }))

    Options:
    \(table(Option.own(to: nil).map { ($0.usage, $0.summary) }))

    Options for make, also valid without a command:
    \(table(Option.alone.map { ($0.usage, $0.summary) }))

    At a terminal, Scoops opens a menu, where ? lists the keys. Elsewhere, or with
    --plain, it prints numbered lists and reads one answer per line. Prompts go to
    standard error, results to standard output.

    Ice creams are saved in a book, a file with one ice cream per line:
    $XDG_DATA_HOME/scoops/icecreams.jsonl, by default under ~/.local/share.

    SCOOPS_CATALOG and SCOOPS_BOOK set the catalog and the book, unless --catalog
    or --book does. NO_COLOR and CLICOLOR_FORCE are honored.

    Exit status: 0 success; 1 failure, or make or edit left unfinished; 2 usage
    error; 130, 143 or 129 when ended by Ctrl-C, SIGTERM or SIGHUP.

    """
  }

  private static func details(of command: Command) -> String {
    switch command {
    case .make:
      """
      Makes one ice cream and saves it in the book. Asks for each ingredient that no
      option gives: ? helps, b goes back, q leaves. Give an ingredient by name in any
      case, by a unique prefix of it, or by number. With --again, starts
      from the last saved ice cream; other options override it.
      """
    case .list:
      """
      Prints the saved ice creams, newest first, one per line: identifier, time in UTC
      and ingredients. --cone, --flavor and --topping filter the list. If a name is
      no longer in the catalog, type it in full, exactly as it was saved.
      """
    case .show:
      """
      Prints one saved ice cream, with its picture. ID is its identifier as printed by
      scoops list, or a unique prefix of it.
      """
    case .edit:
      """
      Changes a saved ice cream: at once with options, or else step by step. ID is
      its identifier as printed by scoops list, or a unique prefix of it.
      """
    case .delete:
      """
      Deletes a saved ice cream after asking, and prints it. ID is its identifier as
      printed by scoops list, or a unique prefix of it.
      """
    case .menu:
      """
      Prints the catalog's cones, flavors and toppings, numbered. With --json, prints
      one object with the keys cones, flavors and toppings. With LIST, prints only
      the names in that list, one per line, or as one list with --json.
      """
    case .check:
      """
      Checks the catalog in use, or each FILE (- for standard input). Prints one line
      for each fault: FILE:LINE:COLUMN: problem at PATH; remedy
      """
    case .completions:
      "Prints a script that completes commands, options and names in a shell.\n\n"
        + CompletionShell.allCases.map { "\($0.rawValue): \($0.installation)" }
        .joined(separator: "\n\n")
    }
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count) + right
    }.joined(separator: "\n")
  }
}

extension Command {
  /// One line of help.
  var summary: String {
    switch self {
    case .make: "make one ice cream; asks for what is missing"
    case .list: "print the saved ice creams, newest first"
    case .show: "print one saved ice cream"
    case .edit: "change a saved ice cream"
    case .delete: "delete a saved ice cream; asks first"
    case .menu: "print the cones, flavors and toppings"
    case .check: "check catalogs and print every fault"
    case .completions: "print a completion script for a shell"
    }
  }
}

extension Option {
  /// One line of help.
  var summary: String {
    switch self {
    case .cone: "cone or cup: name, unique prefix or number"
    case .flavor: "flavor: name, unique prefix or number"
    case .topping: "topping: name, unique prefix or number"
    case .again: "start from the last saved one; other options override"
    case .noSave: "do not save the ice cream"
    case .sort: "sort order: newest (default), oldest or flavor"
    case .limit: "maximum number to print"
    case .yes: "delete without asking"
    case .svg: "print the picture as an SVG file"
    case .catalog: "use this catalog (- for standard input)"
    case .book: "use this book of saved ice creams"
    case .json: "print results as JSON, one object per line"
    case .plain: "use numbered lists instead of the menu, for screen readers"
    case .color: "use color: auto (default), always or never"
    case .trace: "log every VIP call to standard error: text (default) or json"
    case .help: "print help for the program or a command"
    case .version: "print the version"
    }
  }

  /// A value that is valid, for usage errors.
  var example: String {
    switch self {
    case .cone: "waffle"
    case .flavor: "mint"
    case .topping: "cherry"
    case .limit: "10"
    case .catalog: "catalog.json"
    case .book: "book.jsonl"
    default: choices.first ?? ""
    }
  }
}
