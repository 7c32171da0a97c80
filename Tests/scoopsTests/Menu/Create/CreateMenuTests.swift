import IceCreamDomain
import Seeds
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import TestSupport
@testable import scoops

/// Tests whole sessions at a menu, from the first key to the result.
struct CreateMenuTests {
  @Test func `makes an ice cream and leaves its picture, the result and the receipt`() {
    let (terminal, screen) = ScriptedTerminal.menu("make", keys: "↓\r\r2\r")

    #expect(terminal.status == .done)
    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(terminal.conversation == "")
    let rows = screen.seen.text.split(separator: "\n")
    #expect(rows.contains { $0.hasSuffix("   Your ice cream is ready.") })
    #expect(rows.first == "          /")
    #expect(rows.contains { $0.hasSuffix("  Saved as w930gn1.") })
    // The window wraps the command.
    #expect(rows.joined().contains("--like w930gn1"))
    #expect(screen.calls == ["open", "close"])
  }

  @Test func `undoes a surprise: the choices before it are back, and the others open again`() {
    let (terminal, screen) = ScriptedTerminal.menu("make", keys: "↓\r\u{12}\u{19}\u{4}")

    #expect(terminal.status == .failed)
    #expect(screen.screens[3].contains("[ Done ]  Ready."))
    #expect(screen.screens[4].contains("✓ Cone     Paper cup"))
    #expect(screen.screens[4].hasPrefix("Test parlour\n✓ Cone     Paper cup\n▸ Flavor "))
    #expect(screen.screens[4].contains("❯ 1  Vanilla"))
  }

  @Test func `leaves with one q if the ice cream cannot be saved`() {
    let (terminal, screen) = ScriptedTerminal.menu(
      keys: "\r\r\r\rqx", store: IceCreamStoreSpy(failingChanges: 9))

    #expect(terminal.status == .failed)
    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
    #expect(screen.screens.count == 5)
    #expect(screen.screens[4].contains("The disk is full."))
    #expect(screen.calls == ["open", "close"])
  }

  @Test func `goes back to any step and keeps later choices`() {
    let (terminal, screen) = ScriptedTerminal.menu("make", keys: "\r\r\r←←←↓\r\r\r\r")

    #expect(terminal.output == "Paper cup with Vanilla and Sprinkles\n")
    #expect(screen.screens[6].contains("✓ Topping  Sprinkles"))
    #expect(screen.screens[6].contains("❯ 1  Sugar cone"))
    #expect(screen.screens[8].contains("❯ 1  Vanilla"))
  }

  @Test func `repeats a refusal, and drops it at the next key`() {
    let (_, screen) = ScriptedTerminal.menu("make", keys: "33↑")

    #expect(screen.screens[2].contains("There is no cone number 3. The cones are 1 to 2."))
    #expect(!screen.screens[3].contains("There is no cone"))
  }

  @Test(arguments: ["\u{1B}", "q\u{1B}\u{1B}", "\u{4}", ""])
  func `fails if the user leaves make`(keys: String) {
    let (terminal, screen) = ScriptedTerminal.menu("make", keys: keys)

    #expect(terminal.status == .failed)
    #expect(terminal.output == "")
    #expect(screen.seen.text == "You made no ice cream.")
  }

  private static let sugarCone = """
    Not saved. You had: Sugar cone.
    Continue: scoops make --catalog CATALOG --cone 'Sugar cone' --no-save
    """

  @Test(arguments: [
    ("1\u{4}", sugarCone), ("\u{1B}", ""), ("\r\r\r\rq", "You made one ice cream."),
    ("\r\r\r\r\r\r\u{4}", "\(sugarCone)\nYou made one ice cream."),
  ])
  func `says what was chosen for an unfinished ice cream, and how to go on`(
    keys: String, text: String
  ) {
    let (_, screen) = ScriptedTerminal.menu("--no-save", keys: keys)

    // The window wraps the command.
    let seen = screen.seen.text.replacing("\n", with: "")
      .replacing(Seeds.catalogFile, with: "CATALOG")
    #expect(seen.hasSuffix(text.replacing("\n", with: "")))
    #expect(seen.contains("You had") == text.contains("You had"))
  }

  @Test func `makes one ice cream after another until q`() {
    let (terminal, screen) = ScriptedTerminal.menu(keys: "\r\r\r\r\r↓\r\r\r\r\u{1B}")

    #expect(terminal.status == .done)
    #expect(
      terminal.output == """
        Sugar cone with Vanilla and Sprinkles
        Paper cup with Vanilla and Sprinkles

        """)
    #expect(screen.screens[4].contains("Your ice cream is ready. "))
    #expect(screen.screens[5].contains("▸ Cone\n"))
    #expect(screen.seen.text.hasSuffix("\nYou made 2 ice creams."))
  }

  @Test func `asks for missing ingredients, and chooses those from the command line in order`() {
    let (terminal, screen) = ScriptedTerminal.menu(
      "make", "--flavor", "chocolate", "--topping", "1", keys: "\r\r\r")

    #expect(screen.screens[0].contains("▸ Cone"))
    #expect(!screen.screens[0].contains("too early"))
    #expect(screen.screens[1].contains("❯ [ Done ]"))
    #expect(terminal.output == "Sugar cone with Chocolate and Sprinkles\n")
  }

  @Test func `asks again for ingredients that are no longer in the catalog`() {
    let (terminal, screen) = ScriptedTerminal.menu(
      "make", "--again", keys: "↓\r\r", store: InMemoryIceCreamStore([SavedIceCreams.old]))

    #expect(terminal.status == .done)
    #expect(terminal.output == "Paper cup with Chocolate and Cherry\n")
    #expect(screen.screens[0].contains("Rhubarb is not in the catalog. Choose another flavor."))
    #expect(screen.screens[0].contains("✓ Cone     Paper cup"))
    #expect(screen.screens[0].contains("▸ Flavor   Rhubarb is not in"))
    #expect(screen.screens[0].contains("✓ Topping  Cherry"))
    #expect(screen.screens[2].contains("❯ [ Done ]"))
    #expect(!screen.screens[2].contains("Rhubarb"))
  }

  @Test func `only leaves in a window that is too small`() {
    let (terminal, screen) = ScriptedTerminal.menu(
      "make", keys: "\r\rq", size: WindowSize(columns: 15, rows: 4))

    #expect(terminal.status == .failed)
    #expect(screen.screens[2] == screen.screens[0])
  }

  @Test func `sends each repaint at once`() {
    var counts: [Int] = []
    _ = ScriptedTerminal.menu("make", keys: "↓\r←/s\u{1B}?") { screen, _ in
      counts.append(screen.sent.count)
    }

    #expect(counts == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `sends nothing without changes`() {
    let (_, screen) = ScriptedTerminal.menu("make", keys: "\u{18}\u{18}")

    // The first paint, and the final message.
    #expect(screen.sent.filter { $0 != ScreenPainter.erasure }.count == 2)
  }

  // MARK: The terminal

  /// What the menu is painted with: whether there are styles, and the numbers that name the color of a sign.
  @Test(
    arguments: [
      (["--color=never"], [:], false, nil), ([], ["TERM": "vt100"], true, nil), ([], [:], true, 1),
      ([], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, nil),
      ([], ["TERM": "xterm-256color"], true, 3), ([], ["COLORTERM": "truecolor"], true, 5),
    ] as [([String], [String: String], Bool, Int?)])
  func `uses the styles and colors that are requested and supported`(
    arguments: [String], environment: [String: String], hasStyles: Bool, numbers: Int?
  ) {
    let screen = ScriptedScreen(keys: [.escape])
    let terminal = ScriptedTerminal(screen: screen)
    _ = terminal.run(
      ["--catalog", Seeds.catalogFile] + arguments,
      environment: ["TERM": "xterm", "LANG": "C.UTF-8"].merging(environment) { $1 })

    let cells = screen.cells[0].joined()
    let signs = cells.filter { "▼■".contains($0.text) && !$0.text.isEmpty }
    #expect(cells.contains { $0.style.isBold } == hasStyles)
    let found = Set(signs.map { $0.style.foreground?.split(separator: ";").count })
    #expect(found == (numbers == nil ? [] : [numbers]))
  }

  @Test func `is drawn in ASCII without Unicode`() throws {
    let folder = Folder()
    let odd = try folder.file(
      "odd.json", #"{"cones":["Gaufrette à la crème","Cup"],"flavors":["🍦"],"toppings":["T"]}"#)
    let (_, screen) = ScriptedTerminal.menu(
      "make", "--catalog", odd, keys: "?q2\u{4}", environment: ["LANG": "C"])

    #expect(screen.screens[0].contains("> 1  Gaufrette ? la cr?me"))
    #expect(screen.sent.joined().utf8.allSatisfy { $0 < 0x80 })
  }

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
      ["make", "--catalog", Seeds.catalogFile] + arguments, environment: environment)

    #expect(status == .done)
    #expect(screen.calls == [])
    #expect(terminal.conversation.contains("Cone> 1"))
  }

  @Test(arguments: ["xterm", "linux", "screen.xterm-256color", "an-unheard-of-terminal"])
  func `paints a menu on any other terminal`(name: String) {
    let screen = ScriptedScreen(keys: [.escape])
    let terminal = ScriptedTerminal(screen: screen)

    _ = terminal.run(["make", "--catalog", Seeds.catalogFile], environment: ["TERM": name])

    #expect(screen.calls == ["open", "close"])
  }
}
