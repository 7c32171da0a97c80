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

  @Test(
    arguments: [
      (["mak"], .unknownCommand("mak")),
      ([""], .unknownCommand("")),
      (["make", "more"], .unexpectedWord("more", after: .make)),
      (["menu", "cones", "flavors"], .unexpectedWord("flavors", after: .menu)),
      (
        ["menu", "more"],
        .unknownWord("more", after: .menu, known: ["cones", "flavors", "toppings"])
      ),
      (["--jsn"], .unknownOption("--jsn")),
      (["-x"], .unknownOption("-x")),
      (["make", "-xcone", "1"], .unknownOption("-xcone")),
      (["--catalog"], .missingValue(.catalog)),
      (["--catalog="], .missingValue(.catalog)),
      (["--catalog", ""], .missingValue(.catalog)),
      (["--catalog", "--json"], .missingValue(.catalog)),
      (["--json=yes"], .needlessValue(.json)),
      (["--cone", "1"], .misplaced(.cone, .make)),
      (["menu", "--topping", "1"], .misplaced(.topping, .make)),
      (["--color", "sometimes"], .unknownColorChoice("sometimes")),
    ] as [([String], Misuse)])
  func `refuses what makes no sense`(arguments: [String], misuse: Misuse) {
    #expect(throws: misuse) { try Invocation(arguments) }
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
    (["--cone", "1"], "--cone goes with make only: scoops make --cone C"),
    (["--color", "allways"], #"--color cannot be "allways". Did you mean always?"#),
    (["--color", "blue"], #"--color cannot be "blue". See: auto, always, never"#),
  ])
  func `says what was likely meant`(arguments: [String], message: String) {
    let terminal = ScriptedTerminal()

    let status = Program(
      arguments: arguments, environment: Environment { _ in nil }, terminal: terminal
    ).run()

    #expect(status == .misused)
    #expect(terminal.output == "")
    #expect(terminal.conversation == "scoops: \(message)\n")
  }
}
