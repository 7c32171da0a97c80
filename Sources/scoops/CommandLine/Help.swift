/// The texts of `--help`.
enum Help {
  /// Returns the help on a command, or on the whole program.
  static func text(for command: Command?) -> String {
    guard let command else { return overview }
    let options = Option.allCases.filter { $0.command == nil || $0.command == command }
    return """
      Usage: \(command.usage)

      Scoops will \(command.summary).

      \(details(of: command))

      Options:
      \(table(options.map { ($0.usage, $0.summary) }))

      """
  }

  private static var overview: String {
    let options = Option.allCases.filter { $0.command == nil }
    let commands =
      [("scoops", "make ice creams at the menu, until q")]
      + Command.allCases.map { ($0.usage, $0.summary) }
    return """
      Make ice cream: a cone, a flavor and a topping.

      Usage:
      \(table(commands))

      Options, with every command:
      \(table(options.map { ($0.usage, $0.summary) }))

      The menu goes to standard error, the result to standard output. SCOOPS_CATALOG names another
      catalog, like --catalog. NO_COLOR and CLICOLOR_FORCE are honoured.

      Status: 0 done, 1 failed or left unfinished, 2 misused.

      """
  }

  private static func details(of command: Command) -> String {
    switch command {
    case .make:
      """
      An ingredient is named as in the catalog, in any case, by any beginning that only one name
      has, or by its number. At the questions, b goes back, q leaves and ? helps.
      """
    case .menu:
      "With --json, one object with the lists cones, flavors and toppings."
    case .check:
      """
      Without a FILE, the catalog in use is checked. Each fault is a line:
      FILE:LINE:COLUMN: what is wrong at PATH; what to do
      """
    }
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count) + right
    }.joined(separator: "\n")
  }
}
