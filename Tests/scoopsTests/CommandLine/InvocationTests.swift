import Testing

@testable import scoops

struct InvocationTests {
  @Test func `takes options before and after the command, in both forms`() throws {
    let invocation = try Invocation([
      "--json", "make", "--cone", "sugar", "--flavor=a=b", "--plain",
    ])

    #expect(invocation.command == .make)
    #expect(invocation.values == [.cone: "sugar", .flavor: "a=b"])
    #expect(invocation.flags == [.json, .plain])
  }

  @Test func `takes the last of an option that is given twice`() throws {
    #expect(try Invocation(["--catalog", "a", "--catalog=b"]).values == [.catalog: "b"])
  }

  @Test func `takes what comes after two dashes as it is`() throws {
    #expect(
      try Invocation(["check", "--", "--json", "-h", "-"]).operands == ["--json", "-h", "-"])
    #expect(try Invocation(["--", "menu"]).command == .menu)
  }

  @Test func `takes a dash alone for standard input`() throws {
    #expect(try Invocation(["--catalog", "-"]).values == [.catalog: "-"])
    #expect(try Invocation(["check", "-"]).operands == ["-"])
  }

  private static let usageErrors: [([String], UsageError)] = [
    (["mak"], .unknownCommand("mak")),
    ([""], .unknownCommand("")),
    (["make", "more"], .unexpectedArgument("more", after: .make)),
    (["show", "w93", "w94"], .unexpectedArgument("w94", after: .show)),
    (["menu", "cones", "flavors"], .unexpectedArgument("flavors", after: .menu)),
    (
      ["menu", "more"],
      .invalidArgument("more", after: .menu, known: ["cones", "flavors", "toppings"])
    ),
    (["--jsn"], .unknownOption("--jsn")),
    (["-x"], .unknownOption("-x")),
    (["make", "-xcone", "1"], .unknownOption("-xcone")),
    (["--catalog"], .missingValue(.catalog)),
    (["--catalog="], .missingValue(.catalog)),
    (["--catalog", ""], .missingValue(.catalog)),
    (["--catalog", "--json"], .missingValue(.catalog)),
    (["--json=yes"], .unexpectedValue(.json)),
    (["--cone", "1"], .misplacedOption(.cone)),
    (["menu", "--topping", "1"], .misplacedOption(.topping)),
    (["show", "w93", "--cone", "1"], .misplacedOption(.cone)),
    (["--again"], .misplacedOption(.again)),
    (["list", "--no-save"], .misplacedOption(.noSave)),
    (["make", "--limit", "1"], .misplacedOption(.limit)),
    (["--yes"], .misplacedOption(.yes)),
    (["--color", "sometimes"], .invalidValue(.color, "sometimes")),
    (["list", "--sort", "taste"], .invalidValue(.sort, "taste")),
    (["list", "--limit", "0"], .invalidLimit("0")),
    (["list", "--limit", "-1"], .invalidLimit("-1")),
    (["list", "--limit", "ten"], .invalidLimit("ten")),
    (["list", "--limit", "99999999999999999999"], .invalidLimit("99999999999999999999")),
    (["show"], .missingID(.show)),
    (["delete", "--yes"], .missingID(.delete)),
    (["--book", "-"], .bookIsStandardInput),
    (["menu", "--book", "-"], .bookIsStandardInput),
    (["make", "--again", "--no-save"], .againWithoutBook),
  ]

  @Test(arguments: usageErrors)
  func `refuses what makes no sense`(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments) }
  }

  @Test(arguments: [
    ["--no-save"], ["make", "--no-save"], ["list", "--cone", "1", "--sort=oldest", "--limit=3"],
    ["make", "--again", "--flavor", "1"], ["edit", "w93", "--topping", "1"],
    ["delete", "--yes", "w93"], ["check", "--book", "b", "f"], ["menu", "--book=b"],
    ["completions", "bash", "--book", "b"],
  ])
  func `takes options with the commands that they go with`(arguments: [String]) {
    #expect(throws: Never.self) { try Invocation(arguments) }
  }

  @Test(arguments: [
    (["mneu"], #"There is no command "mneu". Did you mean menu?"#),
    (["banana"], #"There is no command "banana". See: scoops --help"#),
    (["\u{1B}[2J"], #"There is no command "<U+001B>[2J". See: scoops --help"#),
    (["make", "a"], #""a" is one word too many. See: scoops make --help"#),
    (
      ["menu", "flavor"],
      #"After menu comes cones, flavors or toppings, not "flavor". Did you mean flavors?"#
    ),
    (["menu", "a"], #"After menu comes cones, flavors or toppings, not "a"."#),
    (["completions"], "completions needs a word: scoops completions bash|zsh|fish"),
    (["completions", "tcsh"], #"After completions comes bash, zsh or fish, not "tcsh"."#),
    (
      ["completions", "fsih"],
      #"After completions comes bash, zsh or fish, not "fsih". Did you mean fish?"#
    ),
    (["--catalogue", "x"], #"There is no option "--catalogue". Did you mean --catalog?"#),
    (["--catalog"], "--catalog needs a value: --catalog FILE"),
    (["--json=1"], "--json takes no value. Leave out the = and what follows it."),
    (["--cone", "1"], "--cone goes with make, list or edit only: scoops make --cone C"),
    (["make", "--yes"], "--yes goes with delete only: scoops delete ID --yes"),
    (
      ["list", "--no-save"],
      "--no-save goes with make only, or without a command: scoops make --no-save"
    ),
    (["list", "--sort", "taste"], "--sort cannot be \"taste\". See: newest, oldest, flavor"),
    (["list", "--limit=0"], #"--limit cannot be "0". It is a whole number from 1."#),
    (["edit"], "edit needs an identifier: scoops edit ID. See: scoops list"),
    (
      ["--book=-"],
      "A book cannot be standard input, since it is written to as well. Name a file."
    ),
    (
      ["make", "--again", "--no-save"],
      "--again looks in the book, and --no-save leaves that alone. Leave out one of them."
    ),
    (["--color", "allways"], #"--color cannot be "allways". Did you mean always?"#),
    (["--color", "blue"], #"--color cannot be "blue". See: auto, always, never"#),
  ])
  func `says what was likely meant`(arguments: [String], message: String) {
    let terminal = ScriptedTerminal()

    let status = terminal.run(arguments)

    #expect(status == .misused)
    #expect(terminal.output == "")
    #expect(terminal.conversation == "scoops: \(message)\n")
  }
}
