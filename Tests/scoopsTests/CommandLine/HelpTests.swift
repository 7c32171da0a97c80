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

  @Test func `prints the commit with the version if it is known`() {
    #expect(Program.versionLine(commit: "0123456789") == "scoops \(Program.version) (0123456789)\n")
  }
}
