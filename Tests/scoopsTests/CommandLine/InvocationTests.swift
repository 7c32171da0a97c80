import Testing

@testable import scoops

struct InvocationTests {
  private func options(in arguments: [String]) throws -> [String] {
    try Invocation(arguments).options.map { "\($0.option)\($0.value.map { "(\($0))" } ?? "")" }
  }

  @Test func `accepts options before and after the command, in both forms`() throws {
    let arguments = ["--json", "make", "--cone", "sugar", "--flavor=a=b", "--plain"]

    #expect(try Invocation(arguments).command == .make)
    #expect(try options(in: arguments) == ["json", "cone(sugar)", "flavor(a=b)", "plain"])
  }

  @Test func `uses the last value of an option`() throws {
    #expect(try Invocation(["--catalog", "a", "--catalog=b"]).options[.catalog] == "b")
  }

  @Test(arguments: [
    ("1", 1), ("007", 7), ("+3", 3), ("9223372036854775807", .max), ("9223372036854775808", .max),
    ("99999999999999999999", .max),
  ])
  func `takes every whole number as a limit`(text: String, limit: Int) throws {
    #expect(try Invocation(["list", "--limit", text]).limit == limit)
  }

  private static let usageErrors: [([String], UsageError)] = [
    ([""], .unknownCommand("")),
    (["show", "w93", "w94"], .unexpectedArgument("w94", after: .show)),
    (["menu", "cones", "flavors"], .unexpectedArgument("flavors", after: .menu)),
    (["list", "-n"], .misplacedOption(.noSave)), (["make", "-ny"], .misplacedOption(.yes)),
    (["help", "make", "list"], .unexpectedArgument("list", after: .help)),
    (["show", "w93", "--cone", "1"], .misplacedOption(.cone)),
    (["make", "--limit", "1"], .misplacedOption(.limit)),
    (["--book", "-"], .bookIsStandardInput),
    (["make", "--random", "--again"], .conflict("--again", .random)),
    (["make", "--random", "--like=w9"], .conflict("--like", .random)),
    (["--random"], .misplacedOption(.random)),
    (["gallery", "w93"], .unexpectedArgument("w93", after: .gallery)),
    (["make", "--verbose"], .misplacedOption(.verbose)),
  ]

  @Test(arguments: usageErrors)
  func `refuses an invalid command line`(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments) }
  }

  @Test(arguments: [
    ["--no-save"], ["make", "--no-save"], ["list", "--cone", "1", "--sort=oldest", "--limit=3"],
    ["make", "--again", "--flavor", "1"], ["make", "--like", "w9"], ["make", "--again", "-n"],
    ["make", "--random", "--no-save"], ["edit", "w93", "--topping", "1"],
    ["delete", "--yes", "w93"], ["check", "--book", "b", "f"], ["menu", "--book=b"],
    ["gallery", "--cone", "1", "--sort=oldest", "--limit=3", "--svg", "--catalog", "c"],
    ["delete", "a", "b"], ["help", "make"], ["undo", "-y", "--json", "--book", "b"],
    ["completions", "bash", "--book", "b"],
  ])
  func `accepts options with their commands`(arguments: [String]) {
    #expect(throws: Never.self) { try Invocation(arguments) }
  }

  @Test(arguments: [
    (["mneu"], #"There is no command "mneu". Did you mean menu?"#),
    (["\u{1B}[2J"], #"There is no command "<U+001B>[2J". See: scoops --help"#),
    (["m"], #"There is no command "m". Did you mean make or menu?"#),
    (["random"], #"There is no command "random". Did you mean make --random?"#),
    (["help", "random"], #"There is no command "random". Did you mean make --random?"#),
    (["Again"], #"There is no command "Again". Did you mean make --again?"#),
    (["like", "w9"], #"There is no command "like". Did you mean make --like ID?"#),
    (["radnom"], #"There is no command "radnom". Did you mean make --random?"#),
    (["version"], #"There is no command "version". Did you mean --version?"#),
    (["flavors"], #"There is no command "flavors". Did you mean menu flavors?"#),
    (["ls"], #"There is no command "ls". Did you mean list?"#),
    (["history"], #"There is no command "history". Did you mean list?"#),
    (["rm", "w9"], #"There is no command "rm". Did you mean delete?"#),
    (["new"], #"There is no command "new". Did you mean make?"#),
    (["help", "add"], #"There is no command "add". Did you mean make?"#),
    (
      ["list", "--sort=old"],
      #"--sort must be newest, oldest or flavor, not "old". Did you mean oldest?"#
    ),
    (
      ["menu", "flavor"],
      #"The argument of menu must be cones, flavors or toppings, not "flavor". "#
        + "Did you mean flavors?"
    ),
    (["menu", "a"], #"The argument of menu must be cones, flavors or toppings, not "a"."#),
    (["completions"], "completions needs an argument: bash, zsh or fish."),
    (
      ["completions", "tcsh"],
      #"The argument of completions must be bash, zsh or fish, not "tcsh"."#
    ),
    (
      ["completions", "fsih"],
      #"The argument of completions must be bash, zsh or fish, not "fsih". Did you mean fish?"#
    ),
    (["--v"], #"Unknown option "--v". Did you mean --version?"#),
    (["check", "--v"], #"Unknown option "--v". Did you mean --verbose or --version?"#),
    (["list", "-l"], #"Unknown option "-l". Did you mean --limit?"#),
    (["--catalog"], "--catalog needs a value, such as --catalog catalog.json."),
    (
      ["--cone", "1"],
      "--cone is only valid with make, list, gallery or edit. Usage: scoops make --cone C"
    ),
    (
      ["make", "--yes"], "--yes is only valid with delete or undo. Usage: scoops delete ID... --yes"
    ),
    (
      ["list", "--no-save"],
      "--no-save is only valid with make, or without a command. Usage: scoops make --no-save"
    ),
    (["list", "--limit=0"], #"--limit must be a whole number, 1 or more, not "0"."#),
    (
      ["edit"],
      "edit needs an identifier, such as scoops edit w9. To list identifiers, run scoops list."
    ),
    (
      ["--book=-"],
      "The book cannot be standard input, because Scoops also writes to it. "
        + "To use another book, add --book FILE."
    ),
    (["show", "w93", "--json", "--svg"], "--svg and --json cannot be combined."),
    (["list", "--limit", "-1"], #"--limit must be a whole number, 1 or more, not "-1"."#),
    (
      ["delete", "w93", " "],
      "delete needs an identifier, such as scoops delete w9. To list identifiers, run scoops list."
    ),
  ])
  func `reports the error and suggests a correction`(arguments: [String], message: String) {
    let terminal = ScriptedTerminal()

    let status = terminal.run(arguments)

    #expect(status == .misused)
    #expect(terminal.output == "")
    #expect(terminal.conversation == "scoops: \(message)\n")
  }

  // A program with shared libraries does not even start then; Scripts/release tries the static one.
  @Test func `fails if the arguments are unknown`() {
    let terminal = ScriptedTerminal()

    let status = Program.report(.unknownArguments, on: terminal)

    #expect(status == .failed)
    #expect(
      terminal.conversation
        == "scoops: Cannot read the arguments from /proc. "
        + "Mount it, or raise the limit on open files (ulimit -n).\n")
  }
}
