import Testing

@testable import scoops

struct HelpTests {
  @Test func `explains the whole program`() {
    let terminal = ScriptedTerminal()

    #expect(terminal.run("--help") == .done)

    #expect(
      terminal.output == """
        Usage: scoops [COMMAND] [OPTIONS]

        Make ice cream: a cone, a flavor and a topping.
        Without a command, make one after the other at the menu, until q.

        Commands:
          make                       make one ice cream; asks for what is not given
          list                       print the saved ice creams, the newest first
          show ID                    print one saved ice cream
          edit ID                    change a saved ice cream
          delete ID                  delete a saved ice cream; asks first
          menu [LIST]                print what there is to choose from
          check [FILE...]            check catalogs; prints every fault with its place
          completions bash|zsh|fish  print a completion script for a shell

        Options, with every command:
          --catalog FILE  another catalog; - is standard input
          --book FILE     another book of saved ice creams
          --json          results as JSON, one object a line
          --plain         a conversation in words only, for screen readers
          --color WHEN    colour in the conversation: auto, always or never
          --trace[=FORM]  what crosses in the cycle, on standard error: text or json
          -h, --help      print this, or help on a command
          --version       print the version

        Without a command and with make:
          --no-save  do not save what is made

        At a terminal there is a menu, painted on the terminal itself, where ? shows
        the keys. Elsewhere, or with --plain, there are numbered lists and one answer
        a line, on standard error. The result goes to standard output.

        What is made is saved in a book, a file with one ice cream a line:
        $XDG_DATA_HOME/scoops/icecreams.jsonl, or the same under ~/.local/share.

        SCOOPS_CATALOG names another catalog, like --catalog, and SCOOPS_BOOK another
        book, like --book. NO_COLOR and CLICOLOR_FORCE are honoured.

        Status: 0 done, 1 failed, or make or edit left unfinished, 2 misused;
        130, 143 or 129 when ended by Ctrl-C, SIGTERM or SIGHUP.

        """)
  }

  @Test(arguments: [
    ["-h"], ["help"], ["--help", "--json"], ["--catalog", "/none", "-h"], ["--cone", "1", "-h"],
    ["--color", "blue", "-h"], ["--version", "-h"],
  ])
  func `is printed whatever else is asked`(arguments: [String]) {
    let overview = ScriptedTerminal()
    _ = overview.run("--help")
    let terminal = ScriptedTerminal()

    let status = terminal.run(arguments)

    #expect(status == .done)
    #expect(terminal.output == overview.output)
  }

  @Test(arguments: Command.allCases)
  func `explains each command, with the options that it takes`(command: Command) {
    let terminal = ScriptedTerminal()

    #expect(terminal.run(command.rawValue, "--help") == .done)

    #expect(terminal.output.hasPrefix("Usage: scoops \(command.usage) [OPTIONS]\n"))
    #expect(terminal.output.contains("--cone C") == [.make, .list, .edit].contains(command))
    #expect(terminal.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [["--version"], ["menu", "--version"], ["--version", "--cone", "1"]])
  func `prints the version`(arguments: [String]) {
    let terminal = ScriptedTerminal()

    let status = terminal.run(arguments)

    #expect(status == .done)
    #expect(terminal.output == "scoops \(Program.version)\n")
  }
}
