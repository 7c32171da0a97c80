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
        Without a command, make one ice cream after another at the menu, until q.

        Commands:
          make                       make one ice cream; asks for what is missing
          list                       print the saved ice creams, newest first
          show ID                    print one saved ice cream
          edit ID                    change a saved ice cream
          delete ID                  delete a saved ice cream; asks first
          menu [LIST]                print the cones, flavors and toppings
          check [FILE...]            check catalogs and print every fault
          completions bash|zsh|fish  print a completion script for a shell

        Options:
          --catalog FILE  use this catalog (- for standard input)
          --book FILE     use this book of saved ice creams
          --json          print results as JSON, one object per line
          --plain         use numbered lists instead of the menu, for screen readers
          --color WHEN    use color: auto (default), always or never
          --trace[=FORM]  log every VIP call to standard error: text (default) or json
          -h, --help      print help for the program or a command
          --version       print the version

        Options for make, also valid without a command:
          --no-save  do not save the ice cream

        At a terminal, Scoops opens a menu, where ? lists the keys. Elsewhere, or with
        --plain, it prints numbered lists and reads one answer per line. Prompts go to
        standard error, results to standard output.

        Ice creams are saved in a book, a file with one ice cream per line:
        $XDG_DATA_HOME/scoops/icecreams.jsonl, by default under ~/.local/share.

        SCOOPS_CATALOG and SCOOPS_BOOK set the catalog and the book, unless --catalog
        or --book does. NO_COLOR and CLICOLOR_FORCE are honored.

        Exit status: 0 success; 1 failure, or make or edit left unfinished; 2 usage
        error; 130, 143 or 129 when ended by Ctrl-C, SIGTERM or SIGHUP.

        """)
  }

  @Test(arguments: [
    ["-h"], ["help"], ["--help", "--json"], ["--catalog", "/none", "-h"], ["--cone", "1", "-h"],
    ["--color", "blue", "-h"], ["--version", "-h"],
  ])
  func `is printed whatever else is on the command line`(arguments: [String]) {
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
