import TerminalMenu

/// `scoops completions`: prints a completion script.
struct CompletionsCommand {
  let terminal: any Terminal
  let shell: CompletionShell

  func run() -> ExitStatus { terminal.put(shell.script) }
}
