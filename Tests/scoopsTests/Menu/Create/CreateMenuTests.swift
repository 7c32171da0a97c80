import IceCreamDomain
import Seeds
import Testing

@testable import TerminalDoubles
@testable import TerminalMenu
@testable import scoops

/// Tests whole sessions at a menu, from the first key to the result.
struct CreateMenuTests {
  private let folder: Folder
  private let catalog: String

  init() throws {
    folder = try Folder()
    catalog = try folder.file("seed.json", Seeds.catalog)
  }

  private static let environment = ["TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1"]

  private func visit(_ keys: Key..., arguments: String...) -> (ScriptedTerminal, ScriptedScreen) {
    let screen = ScriptedScreen(keys: keys)
    let terminal = ScriptedTerminal(screen: screen)
    terminal.status = terminal.run(
      arguments + ["--catalog", catalog], environment: Self.environment)
    return (terminal, screen)
  }

  @Test func `makes an ice cream and leaves its picture, the result and the receipt`() {
    let (terminal, screen) = visit(
      .down, .enter, .enter, .character("2"), .enter, arguments: "make")

    #expect(terminal.status == .done)
    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(terminal.conversation == "")
    let rows = screen.seen.text.split(separator: "\n")
    #expect(rows.contains { $0.hasSuffix("   Your ice cream is ready.") })
    #expect(rows.first == "          /")
    #expect(rows.contains { $0.hasSuffix("  Saved as w930gn1.") })
    #expect(rows.contains { $0.hasSuffix("--like w930gn1") })
    #expect(screen.calls == ["open", "close"])
  }

  @Test func `goes to DONE with a surprise`() {
    let (terminal, screen) = visit(.character("r"), .enter, arguments: "make")

    #expect(terminal.status == .done)
    #expect(screen.screens.last?.contains("❯ [ DONE ]  Ready.") == true)
    #expect(terminal.output.hasSuffix("\n"))
  }

  @Test func `undoes a surprise: the choices before it are back, and the others open again`() {
    let (terminal, screen) = visit(
      .down, .enter, .character("r"), .character("u"), .character("q"), arguments: "make")

    #expect(terminal.status == .failed)
    #expect(screen.screens[3].contains("[ DONE ]  Ready."))
    #expect(screen.screens[4].contains("✓ Cone     Paper cup"))
    #expect(screen.screens[4] == screen.screens[2])
  }

  @Test func `leaves with one q if the ice cream cannot be saved`() {
    let screen = ScriptedScreen(
      keys: [.enter, .enter, .enter, .enter, .character("q"), .character("x")])
    let terminal = ScriptedTerminal(screen: screen, store: FailingIceCreamStore(failures: 9))

    let status = terminal.run(["--catalog", catalog], environment: Self.environment)

    #expect(status == .failed)
    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
    #expect(screen.screens.count == 5)
    #expect(screen.screens[4].contains("The disk is full."))
    #expect(screen.calls == ["open", "close"])
  }

  @Test func `goes back to any step and keeps later choices`() {
    let (terminal, screen) = visit(
      .enter, .enter, .enter, .left, .left, .left, .down, .enter, .enter, .enter, .enter,
      arguments: "make")

    #expect(terminal.output == "Paper cup with Vanilla and Sprinkles\n")
    #expect(screen.screens[6].contains("✓ Topping  Sprinkles"))
    #expect(screen.screens[6].contains("❯ 1  Sugar cone"))
    #expect(screen.screens[8].contains("❯ 1  Vanilla"))
  }

  @Test func `says why a step or DONE is not available yet`() {
    let (_, screen) = visit(.tab, .enter, .tab, .character("q"), arguments: "make")

    #expect(screen.screens[1].contains("Choose a cone before a flavor."))
    #expect(!screen.screens[2].contains("too early"))
    #expect(screen.screens[3].contains("Choose a flavor before a topping."))
  }

  @Test func `refuses a number beyond the list`() {
    let (_, screen) = visit(.character("3"), .character("0"), .up, arguments: "make")

    #expect(screen.screens[1].contains("There is no cone number 3. Choose a number from 1 to 2."))
    #expect(screen.screens[2].contains("There is no cone number 0. Choose a number from 1 to 2."))
    #expect(!screen.screens[3].contains("There is no cone"))
  }

  @Test func `repeats a refusal`() {
    let (_, screen) = visit(.character("3"), .character("3"), arguments: "make")

    #expect(screen.screens[2].contains("There is no cone number 3."))
  }

  @Test(
    arguments: [[.character("q")], [.escape, .character("q")], [.control("d")], []] as [[Key]])
  func `fails if the user leaves make`(keys: [Key]) {
    let screen = ScriptedScreen(keys: keys)
    let terminal = ScriptedTerminal(screen: screen)

    let status = terminal.run(["make", "--catalog", catalog], environment: Self.environment)

    #expect(status == .failed)
    #expect(terminal.output == "")
    #expect(screen.seen.text == "Left without making ice cream.")
  }

  private static let sugarCone = """
    Not saved. You had: Sugar cone.
    Go on: scoops make --catalog CATALOG --cone 'Sugar cone' --no-save
    """

  @Test(
    arguments: [
      ([.character("1"), .character("q")], sugarCone),
      ([.character("q")], ""),
      ([.enter, .enter, .enter, .enter, .character("q")], "You made 1 ice cream."),
      (
        [.enter, .enter, .enter, .enter, .enter, .enter, .character("q")],
        "\(sugarCone)\nYou made 1 ice cream."
      ),
    ] as [([Key], String)])
  func `says what was chosen for an unfinished ice cream, and how to go on`(
    keys: [Key], text: String
  ) {
    let screen = ScriptedScreen(keys: keys)
    let terminal = ScriptedTerminal(screen: screen)

    _ = terminal.run(["--no-save", "--catalog", catalog], environment: Self.environment)

    // The window wraps the command.
    let seen = screen.seen.text.replacing("\n", with: "").replacing(catalog, with: "CATALOG")
    #expect(seen.hasSuffix(text.replacing("\n", with: "")))
    #expect(seen.contains("You had") == text.contains("You had"))
  }

  @Test func `makes one ice cream after another until q`() {
    let (terminal, screen) = visit(
      .enter, .enter, .enter, .enter, .enter, .down, .enter, .enter, .enter, .enter,
      .character("q"))

    #expect(terminal.status == .done)
    #expect(
      terminal.output == """
        Sugar cone with Vanilla and Sprinkles
        Paper cup with Vanilla and Sprinkles

        """)
    #expect(screen.screens[4].contains("Your ice cream is ready.\n"))
    #expect(screen.screens[5].contains("Step 1 of 3"))
    #expect(screen.seen.text.hasSuffix("\nYou made 2 ice creams."))
  }

  @Test func `asks for missing ingredients, and chooses those from the command line in order`() {
    let (terminal, screen) = visit(
      .enter, .enter, .enter, arguments: "make", "--flavor", "chocolate", "--topping", "1")

    #expect(screen.screens[0].contains("▸ Cone"))
    #expect(!screen.screens[0].contains("too early"))
    #expect(screen.screens[1].contains("❯ [ DONE ]"))
    #expect(terminal.output == "Sugar cone with Chocolate and Sprinkles\n")
  }

  @Test func `asks again for ingredients that are no longer in the catalog`() {
    let screen = ScriptedScreen(keys: [.down, .enter, .enter])
    let terminal = ScriptedTerminal(
      screen: screen, store: InMemoryIceCreamStore([SavedIceCreams.old]))

    let status = terminal.run(
      ["make", "--again", "--catalog", catalog], environment: Self.environment)

    #expect(status == .done)
    #expect(terminal.output == "Paper cup with Chocolate and Cherry\n")
    #expect(screen.screens[0].contains("Rhubarb is not in the catalog. Choose another flavor."))
    #expect(screen.screens[0].contains("✓ Cone     Paper cup"))
    #expect(screen.screens[0].contains("▸ Flavor   Rhubarb is not in"))
    #expect(screen.screens[0].contains("✓ Topping  Cherry"))
    #expect(screen.screens[2].contains("❯ [ DONE ]"))
    #expect(!screen.screens[2].contains("Rhubarb"))
  }

  @Test func `repaints in a resized window`() {
    let screen = ScriptedScreen([.key(.down), .disturbed, .disturbed, .key(.enter)])
    screen.beforeEvent = { [weak screen] left in
      if left == 3 { screen?.resize(to: WindowSize(columns: 24, rows: 8)) }
      if left == 2 { screen?.resize(to: WindowSize(columns: 80, rows: 24)) }
    }
    let terminal = ScriptedTerminal(screen: screen)
    _ = terminal.run(["make", "--catalog", catalog], environment: Self.environment)

    #expect(screen.screens[2].contains("❯ 2  Paper cup"))
    #expect(screen.screens[2].split(separator: "\n").count <= 8)
    #expect(screen.screens[3].contains("❯ 2  Paper cup"))
    #expect(screen.screens[3].contains("✓") == false)
    #expect(screen.screens[4].contains("✓ Cone     Paper cup"))
  }

  @Test func `only leaves in a window that is too small`() {
    let screen = ScriptedScreen(
      keys: [.enter, .enter, .character("q")], size: WindowSize(columns: 15, rows: 4))
    let terminal = ScriptedTerminal(screen: screen)

    let status = terminal.run(["make", "--catalog", catalog], environment: Self.environment)

    #expect(status == .failed)
    #expect(screen.screens[2] == screen.screens[0])
  }

  @Test func `sends each repaint at once`() {
    let screen = ScriptedScreen(
      keys: [.down, .enter, .left, .character("/"), .character("s"), .escape, .character("?")])
    var counts: [Int] = []
    screen.beforeEvent = { [unowned screen] _ in counts.append(screen.sent.count) }
    let terminal = ScriptedTerminal(screen: screen)

    _ = terminal.run(["make", "--catalog", catalog], environment: Self.environment)

    #expect(counts == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `sends nothing without changes`() {
    let (_, screen) = visit(.delete, .control("x"), .delete, arguments: "make")

    // The first paint, and the final message.
    #expect(screen.sent.filter { $0 != ScreenPainter.erasure }.count == 2)
  }

  // MARK: Menu or plain conversation

  @Test(
    arguments: [
      (["TERM": "dumb"], []), ([:], []), (["TERM": ""], []), (["TERM": "unknown"], []),
      (["TERM": "xterm"], ["--plain"]),
    ] as [([String: String], [String])])
  func `falls back to the plain conversation if a menu is unwanted or impossible`(
    environment: [String: String], arguments: [String]
  ) {
    let screen = ScriptedScreen(keys: [.enter])
    let terminal = ScriptedTerminal(["1", "1", "1", ""], screen: screen)

    let status = terminal.run(
      ["make", "--catalog", catalog] + arguments, environment: environment)

    #expect(status == .done)
    #expect(screen.calls == [])
    #expect(terminal.conversation.contains("Cone> 1"))
  }

  @Test(arguments: ["xterm", "linux", "screen.xterm-256color", "an-unheard-of-terminal"])
  func `paints a menu on any other terminal`(name: String) {
    let screen = ScriptedScreen(keys: [.character("q")])
    let terminal = ScriptedTerminal(screen: screen)

    _ = terminal.run(["make", "--catalog", catalog], environment: ["TERM": name])

    #expect(screen.calls == ["open", "close"])
  }
}
