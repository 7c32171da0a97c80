/// The whole program as a value: what it is given comes in here, so that a test can call it like a
/// function.
struct Program {
  static let version = "0.1.0"

  let arguments: [String]
  let environment: Environment
  let terminal: any Terminal

  /// Runs the program to its end.
  func run() -> ExitStatus {
    do {
      return try run(Invocation(arguments))
    } catch {
      terminal.say("scoops: \(error.message)\n")
      return .misused
    }
  }

  private func run(_ invocation: Invocation) throws(Misuse) -> ExitStatus {
    if invocation.asksForHelp {
      return terminal.put(Help.text(for: invocation.command))
    }
    if invocation.asksForVersion {
      return terminal.put("scoops \(Self.version)\n")
    }
    let settings = Settings(invocation, environment: environment, terminal: terminal)
    switch invocation.command {
    case nil: return BareCommand(settings: settings).run()
    case .make: return try MakeCommand(settings: settings, names: invocation.ingredients).run()
    case .menu: return MenuCommand(settings: settings, list: invocation.list).run()
    case .check: return CheckCommand(settings: settings, files: invocation.catalogs).run()
    case .completions:
      return try CompletionsCommand(terminal: terminal, shell: invocation.shell()).run()
    }
  }
}
