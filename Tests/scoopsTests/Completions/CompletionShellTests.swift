import Testing

@testable import scoops

struct CompletionShellTests {
  @Test(arguments: CompletionShell.allCases)
  func `prints each script`(shell: CompletionShell) {
    let terminal = ScriptedTerminal()

    #expect(terminal.run("completions", shell.rawValue) == .done)

    #expect(terminal.output == shell.script)
  }

  @Test(arguments: CompletionShell.allCases)
  func `says how to install each script`(shell: CompletionShell) {
    let place = [.bash: "~/.bashrc", .zsh: "~/.zshrc", .fish: "~/.config/fish"][shell] ?? ""

    #expect(shell.script.split(separator: "\n").prefix(3).contains { $0.contains(place) })
  }

  /// What newer versions of bash brought, up to 5.3 (its NEWS file): macOS has bash 3.2.
  @Test(arguments: [
    "source <(", "mapfile", "readarray", "declare -", "local -A", "local -n", "local -g", ",,}",
    "^^}",
    ";;&", ";&", "|&", "&>>", "coproc", "globstar", "lastpipe", "inherit_errexit", "[[ -v",
    "wait -n",
    "[-1]", "@Q}", "@E}", "EPOCH", "read -N", "read -i", "printf -v candidates[", "%(", "\\u",
    "${|",
  ])
  func `needs nothing that bash 3.2 lacks`(construct: String) {
    #expect(!CompletionShell.bash.script.contains(construct))
  }
}
