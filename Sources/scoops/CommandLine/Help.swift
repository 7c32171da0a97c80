import TerminalMenu

/// The texts of `--help`.
enum Help {
  /// Returns the help on a command, or on the whole program.
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
    Without a command, make one after the other at the menu, until q.

    Commands:
    \(table(Command.allCases.map { ($0.usage, $0.summary) }))

    Options, with every command:
    \(table(Option.own(to: nil).map { ($0.usage, $0.summary) }))

    Without a command and with make:
    \(table(Option.alone.map { ($0.usage, $0.summary) }))

    At a terminal there is a menu, painted on the terminal itself, where ? shows
    the keys. Elsewhere, or with --plain, there are numbered lists and one answer
    a line, on standard error. The result goes to standard output.

    What is made is saved in a book, a file with one ice cream a line:
    $XDG_DATA_HOME/scoops/icecreams.jsonl, or the same under ~/.local/share.

    SCOOPS_CATALOG names another catalog, like --catalog, and SCOOPS_BOOK another
    book, like --book. NO_COLOR and CLICOLOR_FORCE are honoured.

    Status: 0 done, 1 failed, or make or edit left unfinished, 2 misused;
    130, 143 or 129 when ended by Ctrl-C, SIGTERM or SIGHUP.

    """
  }

  private static func details(of command: Command) -> String {
    switch command {
    case .make:
      """
      Makes one ice cream, and asks for what is not given: ? helps, b goes back and
      q leaves. An ingredient is named as in the catalog, in any case, by any
      beginning that only one name has, or by its number. What is made is saved in the
      book. With --again, it is as the last one that was saved, but for what is given.
      """
    case .list:
      """
      Prints the saved ice creams, the newest first: identifier, time (UTC) and what
      is in it, a line each. --cone, --flavor and --topping narrow the list; a name
      that is not in the catalog any more is typed in full, exactly as it is saved.
      """
    case .show:
      """
      Prints one saved ice cream. ID is its identifier, as scoops list prints it, or
      a beginning that no other has.
      """
    case .edit:
      """
      Changes a saved ice cream. With options, these are changed at once; without,
      it asks. ID is the identifier, as scoops list prints it, or a beginning that no
      other has.
      """
    case .delete:
      """
      Deletes a saved ice cream, once that is confirmed, and prints it. ID is the
      identifier, as scoops list prints it, or a beginning that no other has.
      """
    case .menu:
      """
      Prints what there is to choose from. With --json, that is one object with the
      lists cones, flavors and toppings. With the name of one of them as LIST, prints
      the names in it, a line each, or with --json one list.
      """
    case .check:
      """
      Checks catalogs: the one in use, or each FILE, where - is standard input. Every
      fault is a line: FILE:LINE:COLUMN: what is wrong at PATH; what to do
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
