import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport
@testable import scoops

/// Returns the words of a command line, without a redirection.
private func words(of line: String) -> [String] {
  line.split(separator: " ").prefix { $0 != ">" }.map(String.init)
}

struct HelpTests {
  @Test func `explains the whole program`() {
    let terminal = ScriptedTerminal()
    #expect(terminal.run("--help") == .done)

    let lines = terminal.output.split(separator: "\n")
    #expect(lines.first == "Usage: scoops [COMMAND] [OPTIONS]")
    #expect(
      lines.filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") } == [
        "Commands:", "Options:", "Options for make, also valid without a command:", "Examples:",
      ])
    #expect(lines.contains("  menu [LIST]                print the cones, flavors and toppings"))
    #expect(lines.contains("      --trace[=FORM]  log each VIP call, as text (default) or json"))
    #expect(lines.allSatisfy { $0.count <= 80 })
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
        identifier as printed by scoops list, or a unique prefix of it. Reports unknown
        IDs, and deletes the others. One scoops undo restores all of them.

        Options:
          -y, --yes           delete or undo without asking
              --book FILE     use this book of saved ice creams
              --json          print results as JSON, one value per line
              --trace[=FORM]  log each VIP call, as text (default) or json
          -h, --help          print help for the program or a command

        Examples:
          # Delete one
          scoops delete w9
          # Delete two without asking
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
    let folder = Folder()
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
  func `shows headings in bold and what can be typed in bold at a terminal`(arguments: [String]) {
    let terminal = ScriptedTerminal(isOutputTerminal: !arguments.contains("--color"))

    _ = terminal.run(arguments, environment: ["TERM": "xterm"])

    #expect(terminal.output.contains("\n\u{1B}[1mCommands:\u{1B}[0m\n"))
    #expect(terminal.output.contains("\n  \u{1B}[1mlist\u{1B}[0m      "))
    #expect(terminal.output.contains("\n  # List the last five\n"))
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
