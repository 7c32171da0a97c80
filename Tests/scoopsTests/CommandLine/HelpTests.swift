import IceCreamDomain
import Seeds
import Testing

@testable import TerminalDoubles
@testable import scoops

/// Returns the words of a command line, without a redirection.
private func words(of line: String) -> [String] {
  line.split(separator: " ").prefix { $0 != ">" }.map(String.init)
}

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
          gallery                    print the pictures of the saved ice creams as a grid
          show ID                    print one saved ice cream
          edit ID                    change a saved ice cream
          delete ID...               delete saved ice creams; asks first
          undo                       undo the last change; asks first
          menu [LIST]                print the cones, flavors and toppings
          check [FILE...]            check catalogs and print every fault
          completions bash|zsh|fish  print a completion script for a shell
          help [COMMAND]             print help for the program or a command

        Options:
              --catalog FILE  use this catalog (- for standard input)
              --book FILE     use this book of saved ice creams
              --json          print results as JSON, one object per line
              --plain         use numbered lists instead of the menu, for screen readers
              --color WHEN    use color: auto (default), always or never
              --trace[=FORM]  log each VIP call, as text (default) or json
          -h, --help          print help for the program or a command
          -V, --version       print the version

        Options for make, also valid without a command:
          -n, --no-save  do not save the ice cream

        Examples:
          # Make ice cream at the menu
          scoops
          # Make one without questions
          scoops make --cone sugar --flavor vanilla --topping wafer
          # See what was made
          scoops list --limit 5
          # Read about a command
          scoops help make

        At a terminal, Scoops opens a menu, where ? lists the keys. Elsewhere, or with
        --plain, it prints numbered lists and reads one answer per line. Prompts go to
        standard error, results to standard output.

        Letters can share a dash, as in scoops make -nc sugar. After --, nothing
        is an option.

        Ice creams are saved in a book, a file with one ice cream per line:
        $XDG_DATA_HOME/scoops/icecreams.jsonl, by default under ~/.local/share.

        SCOOPS_CATALOG and SCOOPS_BOOK set the catalog and the book, unless --catalog
        or --book does. NO_COLOR drops colors; CLICOLOR_FORCE asks for them.

        Scoops exits with status 0 on success; 1 on failure, or if make or edit is left
        unfinished; 2 on a usage error; 130, 143 or 129 after Ctrl-C, SIGTERM or SIGHUP.

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
    #expect(
      terminal.output.contains("--cone C") == [.make, .list, .gallery, .edit].contains(command))
    let plain: [Command] = [.make, .list, .gallery, .show, .edit]
    #expect(terminal.output.contains("--plain ") == plain.contains(command))
    #expect(terminal.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let other = ScriptedTerminal()
    #expect(other.run("help", command.rawValue) == .done)
    #expect(other.output == terminal.output)
  }

  @Test func `prints a whole page for a command`() {
    let terminal = ScriptedTerminal()

    #expect(terminal.run("delete", "-h") == .done)

    #expect(
      terminal.output == """
        Usage: scoops delete ID... [OPTIONS]

        Deletes saved ice creams after asking once, and prints each. ID is an
        identifier as printed by scoops list, or a unique prefix of it. An unknown ID
        is reported, and the others are deleted, as one change for scoops undo.

        Options:
          -y, --yes           delete or undo without asking
              --book FILE     use this book of saved ice creams
              --json          print results as JSON, one object per line
              --trace[=FORM]  log each VIP call, as text (default) or json
          -h, --help          print help for the program or a command

        Examples:
          # Delete one, after a question
          scoops delete w9
          # Delete two without a question
          scoops delete w9 v8 --yes

        """)
  }

  @Test(arguments: Command.allCases)
  func `shows examples that the command accepts, with options from its list`(
    command: Command
  ) throws {
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = scoopsTests.words(of: example.line)
      let invocation = try Invocation(Array(words.dropFirst()))

      #expect(words.first == "scoops")
      #expect(invocation.command == command)
      for option in Option.allCases
      where invocation.options.contains(option) {
        #expect(Option.listed(for: command).contains(option))
      }
    }
  }

  private static let examples =
    (Help.examples + Command.allCases.flatMap(\.examples)).map(\.line) + [Help.sharedDash]

  @Test(arguments: examples)
  func `shows examples that succeed with the built-in catalog`(line: String) throws {
    let folder = try Folder()
    let catalog = try folder.file("mine.json", Seeds.catalog)
    let words = scoopsTests.words(of: line).dropFirst().map {
      ["mine.json", "catalogs/*.json"].contains($0) ? catalog : $0
    }
    let iceCreams = ["v830gn1", "w930gn1"].map {
      SavedIceCream(
        id: $0, madeAt: Seeds.madeAt, cone: "Sugar cone", flavor: "Vanilla", topping: "Cherry")
    }
    let answers =
      switch try Invocation(words).command {
      case nil: ["q"]
      case .delete, .undo: ["y"]
      default: ["1", "1", "1", ""]
      }
    let terminal = ScriptedTerminal(answers, store: InMemoryIceCreamStore(iceCreams))

    let status = terminal.run(words)

    #expect(status == .done)
    #expect(terminal.output != "" || words == [])
    #expect(!terminal.conversation.contains("scoops: "))
  }

  @Test func `gives examples of values that the built-in catalog has`() {
    let terminal = ScriptedTerminal()
    let options = [Option.cone, .flavor, .topping].flatMap { [$0.name, $0.example] }

    #expect(terminal.run(["make"] + options) == .done)

    #expect(terminal.output == "Sugar cone with Mint chip and Cherry\n")
  }

  @Test(arguments: [["--help"], ["help"], ["--help", "--color", "always"]])
  func `shows headings in bold and what can be typed in color at a terminal`(arguments: [String]) {
    let terminal = ScriptedTerminal(isOutputTerminal: !arguments.contains("--color"))

    _ = terminal.run(arguments, environment: ["TERM": "xterm"])

    #expect(terminal.output.contains("\n\u{1B}[1mCommands:\u{1B}[0m\n"))
    #expect(terminal.output.contains("\n  \u{1B}[35mlist\u{1B}[0m      "))
    #expect(terminal.output.contains("\n\u{1B}[2m  # See what was made\u{1B}[0m\n"))
  }

  @Test(arguments: [["--version"], ["-V"], ["menu", "-V"], ["--version", "--cone", "1"]])
  func `prints the version`(arguments: [String]) {
    let terminal = ScriptedTerminal()

    let status = terminal.run(arguments)

    #expect(status == .done)
    #expect(terminal.output == "scoops \(Program.version)\n")
  }

  @Test func `prints the commit with the version if it is known`() {
    #expect(Program.versionLine(commit: "0123456789") == "scoops \(Program.version) (0123456789)\n")
  }
}
