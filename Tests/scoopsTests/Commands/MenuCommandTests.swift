import Seeds
import Testing

@testable import TestDoubles
@testable import scoops

struct MenuCommandTests {
  private let catalog = Seeds.catalogFile

  @Test func `prints the cones, flavors and toppings`() {
    let terminal = ScriptedTerminal()

    #expect(terminal.run("menu", "--catalog", catalog) == .done)

    #expect(
      terminal.output == """
        Test parlour

        Cone (2)
          1  Sugar cone
          2  Paper cup

        Flavor (3)
          1  Vanilla
          2  Chocolate
          3  Chocolate chip

        Topping (2)
          1  Sprinkles
          2  Cherry

        """)
    #expect(terminal.conversation == "")
  }

  @Test func `aligns numbers of one and two digits`() {
    let terminal = ScriptedTerminal()

    #expect(terminal.run("menu") == .done)

    #expect(terminal.output.contains("   9  Lemon sorbet\n  10  Mango sorbet\n"))
  }

  @Test func `prefers the catalog on the command line to the one in the environment`() {
    let terminal = ScriptedTerminal()

    let status = terminal.run(
      "menu", "--catalog", catalog, environment: ["SCOOPS_CATALOG": "/none"])

    #expect(status == .done)
    #expect(terminal.output.hasPrefix("Test parlour\n"))
  }

  @Test func `prints one JSON object`() {
    let terminal = ScriptedTerminal()

    #expect(terminal.run("menu", "--json", "--catalog", catalog) == .done)

    #expect(
      terminal.output
        == ##"{"cones":["Sugar cone","Paper cup"],"flavors":["Vanilla","Chocolate","Chocolate chip"],"toppings":["Sprinkles","Cherry"]}"##
        + "\n")
  }

  @Test(arguments: [
    ("cones", ["Sugar cone", "Paper cup"]),
    ("flavors", ["Vanilla", "Chocolate", "Chocolate chip"]),
    ("toppings", ["Sprinkles", "Cherry"]),
  ])
  func `prints the names of one list`(list: String, names: [String]) {
    let terminal = ScriptedTerminal()

    #expect(terminal.run("menu", list, "--catalog", catalog) == .done)
    #expect(terminal.run("menu", "--catalog", catalog, list, "--json") == .done)

    #expect(
      terminal.output == names.map { $0 + "\n" }.joined()
        + #"["\#(names.joined(separator: #"",""#))"]"# + "\n")
  }

  @Test func `never prints color`() {
    let terminal = ScriptedTerminal(isErrorTerminal: true)

    _ = terminal.run("menu")

    #expect(!terminal.output.contains("\u{1B}"))
  }
}
