import IceCreamDomain
import Seeds
import Testing

@testable import TerminalDoubles
@testable import scoops

struct ShowCommandTests {
  private let folder: Folder
  private let catalog: String

  init() throws {
    folder = try Folder()
    catalog = try folder.file("seed.json", Seeds.catalog)
  }

  private func show(
    _ words: String..., of iceCreams: [SavedIceCream] = SavedIceCreams.three
  ) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(iceCreams, place: "book"))
    terminal.status = terminal.run(["show", "--catalog", catalog] + words)
    return terminal
  }

  @Test func `prints the identifier, the time and the ingredients`() {
    let terminal = show("w93")

    #expect(terminal.status == .done)
    #expect(
      terminal.output == #"""
        w930gn1, made 2026-11-20T09:05:00Z
        Cone     Paper cup
        Flavor   Vanilla
        Topping  Cherry

                  /
                 O
              .-----.
            .'       '.
           (           )
           (           )
           \===========/
            \         /
             \       /
              \_____/

        """#)
    #expect(terminal.conversation == "")
  }

  @Test func `prints no picture when plain, and never color`() {
    #expect(
      show("w930gn1", "--plain", "--color=always").output == """
        w930gn1, made 2026-11-20T09:05:00Z
        Cone     Paper cup
        Flavor   Vanilla
        Topping  Cherry

        """)
    #expect(!show("w93", "--color=always").output.contains("\u{1B}"))
  }

  @Test(arguments: [
    ([], "w930gn1, made 2 h ago"), (["--plain"], "w930gn1, made 20 November 2026, 10:05"),
  ])
  func `prints the time for people at a terminal`(options: [String], line: String) {
    let terminal = ScriptedTerminal(
      isOutputTerminal: true, store: InMemoryIceCreamStore(SavedIceCreams.three))
    let now = Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 + 7_200)

    #expect(terminal.run(["show", "w"] + options, at: now) == .done)

    #expect(terminal.output.hasPrefix(line + "\n"))
  }

  @Test func `reports a missing ingredient`() {
    let terminal = show("w93", "--plain", of: [SavedIceCreams.old])

    #expect(terminal.output.hasSuffix("Topping  Cherry\n\nRhubarb is not in the catalog.\n"))
  }

  @Test func `prints one object, and the notes on standard error`() {
    let terminal = show("w93", "--json", of: [SavedIceCreams.old])

    #expect(
      terminal.output
        == #"{"id":"w930gn1","madeAt":"2026-11-20T09:05:00Z","cone":"Paper cup","#
        + #""flavor":"Rhubarb","topping":"Cherry"}"# + "\n")
    #expect(terminal.conversation == "Rhubarb is not in the catalog.\n")
  }

  @Test(arguments: ["show", "edit", "delete"])
  func `reports an unknown identifier`(command: String) {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(terminal.run(command, "q") == .failed)

    #expect(terminal.output == "")
    #expect(
      terminal.conversation
        == "scoops: There is no saved ice cream \"q\". It may have been deleted or be in another book.\n"
    )
  }

  @Test(arguments: ["show", "edit", "delete"], ["", " ", "\t\n"])
  func `requires an identifier that is not empty`(command: String, id: String) {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(terminal.run(command, id) == .misused)

    #expect(terminal.output == "")
    #expect(terminal.conversation.hasPrefix("scoops: \(command) needs an identifier, "))
  }

  @Test func `reports an ambiguous prefix`() {
    let twins =
      SavedIceCreams.three + [
        SavedIceCream(
          id: "xa30gn1", madeAt: Seeds.madeAt, cone: "Paper cup", flavor: "Vanilla",
          topping: "Cherry")
      ]

    let terminal = show("x", of: twins)

    #expect(terminal.status == .failed)
    #expect(
      terminal.conversation
        == "scoops: More than one saved ice cream begins with \"x\": x930gn1, xa30gn1. Type more of the identifier.\n"
    )
  }

}
