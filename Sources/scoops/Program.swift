import IceCreamDomain
import TerminalMenu

/// The whole program as a value: what it is given comes in here, so that a test can call it like a
/// function.
struct Program {
  static let version = "0.1.0"

  let arguments: [String]
  let environment: Environment
  let terminal: any Terminal
  /// Makes the store that keeps ice creams in a book.
  var makeStore: (BookLocation, any Terminal) -> any IceCreamStore = { $0.makeStore($1) }
  /// Tells when an ice cream is made.
  var clock: () -> Timestamp = { .now }

  /// Runs the program to its end.
  func run() -> ExitStatus {
    do {
      return try run(Invocation(arguments))
    } catch {
      return error.tell(terminal)
    }
  }

  private func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    if invocation.asksForHelp {
      return terminal.put(Help.text(for: invocation.command))
    }
    if invocation.asksForVersion {
      return terminal.put("scoops \(Self.version)\n")
    }
    let settings = try Settings(
      invocation, environment: environment, terminal: terminal, makeStore: makeStore, clock: clock)
    let names = invocation.ingredients
    switch invocation.command {
    case nil: return BareCommand(settings: settings).run()
    case .make:
      let isAgain = invocation.flags.contains(.again)
      return try MakeCommand(settings: settings, names: names, isAgain: isAgain).run()
    case .list:
      return try ListCommand(
        settings: settings, names: names, order: invocation.order, limit: invocation.limit
      ).run()
    case .show: return ShowCommand(settings: settings, id: invocation.id).run()
    case .edit: return try EditCommand(settings: settings, id: invocation.id, names: names).run()
    case .delete:
      let isConfirmed = invocation.flags.contains(.yes)
      return DeleteCommand(settings: settings, id: invocation.id, isConfirmed: isConfirmed).run()
    case .menu: return MenuCommand(settings: settings, list: invocation.list).run()
    case .check: return CheckCommand(settings: settings, files: invocation.catalogs).run()
    case .completions:
      return try CompletionsCommand(terminal: terminal, shell: invocation.shell()).run()
    }
  }
}
