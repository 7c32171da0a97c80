import Seeds
import SystemCalls
import Testing

@testable import IceCreamDomain
@testable import TestDoubles
@testable import scoops

struct MakeCommandTests {
  private let catalog = Seeds.catalogFile

  @Test func `makes what the options name without asking`() {
    let terminal = ScriptedTerminal()

    let status = terminal.run(
      "make", "--catalog", catalog, "--cone", "paper cup", "--flavor", "van", "--topping=2")

    #expect(status == .done)
    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(terminal.conversation == "Saved as w930gn1.\n")
  }

  @Test func `asks only for what is missing`() {
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
    (["--cone", "9"], "--cone: There is no cone number 9. Choose a number from 1 to 2."),
    (["--flavor", "vanila"], "--flavor: There is no flavor \"vanila\". Did you mean \"Vanilla\"?"),
    (
      ["--topping", "gravel"],
      "--topping: There is no topping \"gravel\". List them: scoops menu toppings --catalog CATALOG"
    ),
    (
      ["--cone", "1", "--flavor", "choc", "--topping", "1"],
      "--flavor: More than one flavor matches \"choc\": Chocolate, Chocolate chip. Type more of the name."
    ),
  ])
  func `refuses an unknown name before it does anything`(
    options: [String], message: String
  ) {
    let terminal = ScriptedTerminal(["1", "1", "1", ""])

    let status = terminal.run(["make", "--catalog", catalog] + options)

    #expect(status == .misused)
    #expect(terminal.output == "")
    #expect(
      terminal.conversation.replacing(catalog, with: "CATALOG") == "scoops: \(message)\n")
  }

  @Test(arguments: [("--cone", "cones"), ("--flavor", "flavors"), ("--topping", "toppings")])
  func `names the command that lists the names of the built-in catalog`(
    option: String, list: String
  ) {
    let terminal = ScriptedTerminal()

    #expect(terminal.run("make", option, "xyz") == .misused)

    #expect(terminal.conversation.hasSuffix(" \"xyz\". List them: scoops menu \(list)\n"))
    #expect(ScriptedTerminal().run("menu", list) == .done)
  }

  @Test func `reports a failed write of the result`() {
    let terminal = ScriptedTerminal(outputTrouble: SystemError(code: 28))

    let status = terminal.run(
      "make", "--catalog", catalog, "--cone=1", "--flavor=3", "--topping=2")

    #expect(status == .failed)
    #expect(
      terminal.conversation
        == "Saved as w930gn1.\nscoops: Cannot write the result to standard output: No space left on device.\n"
    )
  }

  // MARK: Saving

  @Test func `saves what it makes, and prints the identifier that it got`() throws {
    let store = InMemoryIceCreamStore(SavedIceCreams.three)
    let terminal = ScriptedTerminal(store: store)

    let status = terminal.run(
      ["make", "--catalog", catalog, "--cone=1", "--flavor=1", "--topping=1", "--json"],
      at: Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 - 60))

    #expect(status == .done)
    #expect(terminal.output.hasPrefix(#"{"id":"0a30gn1","#))
    #expect(terminal.conversation.hasPrefix("Saved as 0a30gn1.\n"))
    #expect(try store.lines.last == "0a30gn1 Sugar cone, Vanilla, Sprinkles")
  }

  @Test(arguments: [["make", "--cone=1", "--flavor=1", "--topping=1"], ["make"], []])
  func `saves nothing with --no-save`(command: [String]) throws {
    let store = InMemoryIceCreamStore()
    let terminal = ScriptedTerminal(["1", "1", "1", "", "s", "q"], store: store)

    #expect(terminal.run(command + ["--no-save", "--catalog", catalog]) == .done)

    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
    #expect(!terminal.conversation.contains("Saved"))
    #expect(try store.lines == [])
  }

  @Test(arguments: [
    (["--again"], "Sugar cone with Vanilla and Cherry"),
    (["--like", "x"], "Sugar cone with Chocolate and Sprinkles"),
    (["--like", "W930gn1", "--flavor", "2"], "Paper cup with Chocolate and Cherry"),
    (
      ["--random", "--cone", "2", "--flavor", "3", "--topping", "1"],
      "Paper cup with Chocolate chip and Sprinkles"
    ),
    (["--again", "--flavor", "2"], "Sugar cone with Chocolate and Cherry"),
    (["--again", "--cone", "2", "--topping", "1"], "Paper cup with Vanilla and Sprinkles"),
  ])
  func `starts from a saved one or a surprise, which options override`(
    options: [String], result: String
  )
    throws
  {
    let store = InMemoryIceCreamStore(SavedIceCreams.three)
    let terminal = ScriptedTerminal(store: store)

    #expect(terminal.run(["make", "--catalog", catalog] + options) == .done)

    #expect(terminal.output == result + "\n")
    #expect(try store.lines.count == 4)
  }

  @Test func `asks for what is missing, and neither saves it nor lists the saved ones`() throws {
    let store = InMemoryIceCreamStore([SavedIceCreams.old])
    let terminal = ScriptedTerminal(["s", "?", "1", ""], store: store)

    #expect(terminal.run("make", "--again", "-n", "--plain", "--catalog", catalog) == .done)

    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(terminal.conversation.contains("Rhubarb is not in the catalog. Choose another flavor."))
    #expect(!terminal.conversation.contains("lists the saved ice creams"))
    #expect(terminal.conversation.hasSuffix(" --topping Cherry --no-save\n"))
    #expect(try store.lines.count == 1)
  }

  @Test func `repeats the one that was saved last, not the one that was made last`() {
    let store = InMemoryIceCreamStore([
      .made(0), .made(99, flavor: "Chocolate"), .made(1, cone: "Sugar cone"),
    ])
    let terminal = ScriptedTerminal(store: store)

    #expect(terminal.run("make", "--again", "-t", "2", "-n", "--catalog", catalog) == .done)
    #expect(terminal.run("list", "--limit", "1") == .done)
    #expect(
      terminal.output == """
        Sugar cone with Vanilla and Cherry
        \(IceCreamID.text(of: Seeds.madeAt.secondsSince1970 + 99))  2026-11-20T09:06:39Z  Paper cup with Chocolate and Cherry

        """)
  }

  @Test(arguments: ["--again", "--like=zzz"])
  func `says what is missing to start from, saving or not`(option: String) {
    let saving = ScriptedTerminal()
    let terminal = ScriptedTerminal()

    #expect(saving.run("make", option) == .failed)
    #expect(terminal.run("make", option, "-n") == .failed)

    #expect(terminal.conversation == saving.conversation)
    #expect(terminal.conversation.hasPrefix("scoops: "))
  }

  @Test func `makes a surprise without questions`() throws {
    var made: Set<String> = []
    for _ in 0..<40 {
      let terminal = ScriptedTerminal()
      #expect(
        terminal.run("make", "--random", "--json", "--no-save", "--catalog", catalog) == .done)
      made.insert(String(terminal.output.split(separator: "\"cone\"").last ?? ""))
    }

    // 12 are possible; that 40 surprises are all alike does not happen in a lifetime.
    #expect(made.count > 1)
  }

  @Test func `reports an invalid name even if the old ingredient is missing`() {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore([SavedIceCreams.old]))

    #expect(terminal.run("make", "--again", "--flavor", "9", "--catalog", catalog) == .misused)

    #expect(
      terminal.conversation
        == "scoops: --flavor: There is no flavor number 9. Choose a number from 1 to 3.\n")
  }

  @Test func `uses a named later step once the missing ingredient is chosen`() {
    let cone = SavedIceCream(
      id: Seeds.id, madeAt: Seeds.madeAt, cone: "Brick", flavor: "Vanilla", topping: "Cherry")
    let terminal = ScriptedTerminal(["1", ""], store: InMemoryIceCreamStore([cone]))

    #expect(terminal.run("make", "--again", "--topping", "1", "--catalog", catalog) == .done)

    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
  }

  @Test func `prints an ice cream that could not be saved, and explains why`() {
    let terminal = ScriptedTerminal(store: IceCreamStoreSpy(failingChanges: 9))

    let status = terminal.run("make", "--catalog", catalog, "--cone=1", "--flavor=1", "--topping=1")

    #expect(status == .failed)
    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
    #expect(
      terminal.conversation
        == "scoops: The ice cream was not saved. "
        + "The disk is full. Nothing saved in book is lost. Free some space and try again.\n")
  }

  @Test func `gives an unsaved ice cream no identifier`() {
    let terminal = ScriptedTerminal()

    _ = terminal.run(
      "make", "--no-save", "--json", "--catalog", catalog, "--cone=1", "--flavor=1", "--topping=1")

    #expect(
      terminal.output == """
        {"id":null,"madeAt":"2026-11-20T09:05:00Z","cone":"Sugar cone","flavor":"Vanilla",\
        "topping":"Sprinkles"}

        """)
  }

  @Test(arguments: [(["", ""], true), (["what", "", "q"], false)])
  func `saves again as often as the user retries`(answers: [String], isSaved: Bool) throws {
    let terminal = ScriptedTerminal(
      ["1", "1", "1", ""] + answers, store: IceCreamStoreSpy(failingChanges: 2))

    #expect(terminal.run("make", "--catalog", catalog) == (isSaved ? .done : .failed))

    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
    #expect(terminal.conversation.contains("Saved as w930gn1.") == isSaved)
    #expect(
      terminal.conversation.components(separatedBy: "The disk is full.").count == (isSaved ? 3 : 4))
    #expect(terminal.conversation.contains("Try again (Enter), or q to leave> "))
  }

  @Test func `does not ask a script whether to try again`() {
    let terminal = ScriptedTerminal(
      ["1", "1", "1", "", "", ""], isInputTerminal: false,
      store: IceCreamStoreSpy(failingChanges: 1))

    #expect(terminal.run("--catalog", catalog) == .failed)

    #expect(!terminal.conversation.contains("Try again"))
    #expect(terminal.conversation.contains("The disk is full."))
  }
}
