import Seeds
import Testing

@testable import IceCreamDomain
@testable import scoops

struct MakeCommandTests {
  private let folder: Folder
  private let catalog: String

  init() throws {
    folder = try Folder()
    catalog = try folder.file("seed.json", Seeds.catalog)
  }

  @Test func `makes what the options name, without a word`() {
    let terminal = ScriptedTerminal()

    let status = terminal.run(
      "make", "--catalog", catalog, "--cone", "paper cup", "--flavor", "van", "--topping=2")

    #expect(status == .done)
    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(terminal.conversation == "")
  }

  @Test func `asks only for what is not given`() {
    let terminal = ScriptedTerminal(["2", ""])

    let status = terminal.run(
      "make", "--plain", "--catalog", catalog, "--cone", "1", "--topping", "1")

    #expect(status == .done)
    #expect(terminal.output == "Sugar cone with Chocolate and Sprinkles\n")
    #expect(!terminal.conversation.contains("Cone>"))
    #expect(terminal.conversation.contains("Flavor> 2\n"))
    #expect(!terminal.conversation.contains("Topping>"))
    #expect(!terminal.conversation.contains("too early"))
  }

  @Test(arguments: [
    (["--cone", "9"], "There is no cone number 9. Choose a number from 1 to 2."),
    (["--flavor", "vanila"], "There is no flavor \"vanila\". Did you mean \"Vanilla\"?"),
    (
      ["--topping", "gravel"],
      "There is no topping \"gravel\". Type a name or a number from the list."
    ),
    (
      ["--cone", "1", "--flavor", "choc", "--topping", "1"],
      "More than one flavor begins with \"choc\": Chocolate, Chocolate chip. Type more of the name."
    ),
  ])
  func `refuses what nothing is called, before anything is done`(
    options: [String], message: String
  ) {
    let terminal = ScriptedTerminal(["1", "1", "1", ""])

    let status = Program(
      arguments: ["make", "--catalog", catalog] + options, environment: Environment { _ in nil },
      terminal: terminal
    ).run()

    #expect(status == .misused)
    #expect(terminal.output == "")
    #expect(terminal.conversation == "scoops: \(message)\n")
  }

  @Test func `prints one JSON object`() throws {
    let terminal = ScriptedTerminal()

    _ = terminal.run(
      "--json", "make", "--catalog", catalog, "--cone=1", "--flavor=3", "--topping=2")

    let object = try Regex(
      ##"\{"id":"[0-9a-z]{7}","madeAt":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ","cone":"Sugar cone","flavor":"Chocolate chip","topping":"Cherry"\}\n"##
    )
    #expect(try object.wholeMatch(in: terminal.output) != nil, "\(terminal.output)")
  }

  @Test func `says when the result cannot be written`() {
    let terminal = ScriptedTerminal(outputTrouble: SystemError(code: 28))

    let status = terminal.run(
      "make", "--catalog", catalog, "--cone=1", "--flavor=3", "--topping=2")

    #expect(status == .failed)
    #expect(
      terminal.conversation
        == "scoops: The result cannot be written to standard output: No space left on device.\n")
  }

  @Test func `writes a receipt that takes no name for an option`() throws {
    let dashes = try folder.file(
      "dashes.json", #"{"cones": ["--plain"], "flavors": ["-1"], "toppings": ["A=b"]}"#)
    let terminal = ScriptedTerminal(["1", "-1", "1", ""])

    #expect(terminal.run("make", "--catalog", dashes) == .done)

    #expect(terminal.output == "--plain with -1 and A=b\n")
    #expect(terminal.conversation.hasSuffix("'--cone=--plain' --flavor -1 --topping 'A=b'\n"))
  }

  @Test func `makes the same again from its receipt`() throws {
    let terminal = ScriptedTerminal(["2", "3", "1", ""])
    _ = terminal.run("make", "--catalog", catalog)
    let receipt = try #require(terminal.conversation.split(separator: "The same again: ").last)
    #expect(
      receipt
        == "scoops make --catalog \(catalog) --cone 'Paper cup' --flavor 'Chocolate chip' --topping Sprinkles\n"
    )

    let again = ScriptedTerminal()
    let status = again.run(
      "make", "--catalog", catalog, "--cone", "Paper cup", "--flavor", "Chocolate chip",
      "--topping", "Sprinkles")

    #expect(status == .done)
    #expect(again.output == terminal.output)
  }
}
