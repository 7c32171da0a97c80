import IceCreamDomain
import IceCreamFiles
import Seeds
import Testing

@testable import scoops
@testable import TerminalMenu

/// Tests whole screens of the create menu.
struct CreateMenuPainterTests {
  // MARK: Windows

  @Test func `paints the first screen with a cone highlighted`() {
    let scene = CreateMenuScene(Seeds.iceCream)

    #expect(
      scene.text(columns: 80, rows: 24) == """
        Test parlour
        ▸ Cone
        – Flavor                                                         ▄▄▄▄▄▄
        – Topping                                                     ▄▀▀    ▀ █▀▄
        – [ Done ]                                                  ▄▀       ▀ ▄ ▀█▄
                                                                    █      ▄ ▀ ▄ ▀▄█
        Choose a cone:    1 of 2                                   █   ▄ ▀ ▄ ▀  ▄▀▄▀█
        ❯ 1  ▼ Sugar cone                                         ▄▀ ▀   ▀ ▄ ▀▄█ ▀▄▀█▄
          2  ■ Paper cup                                          █▄▄█▄▄ █ ▄ ▀▄▄▄█▄█▄█
               Surprise me  Ctrl-R                                   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀
               Saved ice creams  Ctrl-S                              ▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                                                                       ▀▀▀▀█▀▀▀▀█
                                                                        ▀██▀▀▀▀▀
                                                                         ▀▀██▀▀
                                                                          ▀▀▀▀
        ⋮ 8 empty rows
        Enter choose  Esc leave  ? keys  a–z search  ↑↓ move
        """)
  }

  @Test func `paints the same in 10 rows of 40 columns`() {
    var scene = CreateMenuScene()
    scene.choose(1)
    scene.press(.end, size: WindowSize(columns: 40, rows: 10))

    #expect(
      scene.text(columns: 40, rows: 10) == #"""
        Scoops
        ✓  ▸ Flavor  –                ▄▄▀██▄▄
                                     ▄▀▀█▀▀▀▀▄
        Choose a flav…    14 of 14   ▀▀▀▀█▀▀▀▀
          10  ● Mango sorbet         ▀▀▀▀▀▀▀▀▀
          11  ● Raspberry ripple       ▀██▀▀
          12  ● Cookies and cream       ▀▀▀
          13  ○ Coconut
        ❯ 14  ● Blueberry
        Enter choose  Esc back  ? keys  ↑↓ move
        """#)
  }

  @Test func `paints a large picture in a large window, which it fills`() {
    var scene = CreateMenuScene()
    scene.choose(1, 4, 6)

    let lines = scene.lines(columns: 200, rows: 60)

    let drawing = LivePicture.Drawing.pixels(.large, scale: 3)
    // The picture has empty columns at its sides.
    #expect((150...96 + MenuFrame.gap + drawing.columns).contains(lines.map(\.columns).max() ?? 0))
    #expect(lines.count == 60)
    #expect(lines.last?.text.hasPrefix("Enter make it  Esc back") == true)
  }

  @Test func `paints the picture below a wide list`() {
    var scene = CreateMenuScene(Seeds.iceCream)
    scene.choose(1)

    let rows = scene.lines(columns: 30, rows: 40).map(\.text)

    #expect(rows.firstIndex { $0.contains("❯ 1  ● Vanilla") } == 7)
    #expect(rows.firstIndex { $0.contains("▄▄▄▄▄▄") } == 26)
    #expect(rows.last == "Enter choose  Esc back")
  }

  @Test(
    arguments: [20, 21, 24, 33, 39, 40, 41, 57, 80, 200], [6, 7, 8, 9, 10, 12, 15, 20, 24, 60])
  func `fits any other window, with the highlight and the help visible`(
    columns: Int, rows: Int
  ) {
    for chosen in 0...3 {
      for glyphs in [MenuGlyphs.unicode, .ascii] {
        var scene = CreateMenuScene()
        scene.glyphs = glyphs
        let size = WindowSize(columns: columns, rows: rows)
        for kind in IngredientKind.allCases.prefix(chosen) {
          scene.view.selectIngredient(kind, .index(3))
          if let next = kind.next { scene.menu.go(to: next, in: scene.state) }
        }
        if chosen == 3 { scene.menu.go(to: nil, in: scene.state) }
        scene.press(.end, .up, size: size)
        if chosen == 3 { scene.menu.go(to: nil, in: scene.state) }

        let lines = scene.lines(columns: columns, rows: rows)

        #expect(lines.count <= rows)
        #expect(lines.allSatisfy { $0.columns < columns })
        #expect(lines.contains { $0.text.contains(glyphs.marker + " ") })
        #expect(lines.last?.text.hasPrefix("Enter ") == true)
      }
    }
  }

  // MARK: Messages

  @Test func `says why a step is closed, wrapped to the window`() {
    var scene = CreateMenuScene(Seeds.iceCream)
    scene.view.selectIngredient(.topping, .index(0))

    #expect(
      scene.text(columns: 20, rows: 7) == """
        ▸ Cone  –  –
        Choose a…    1 of 2
        ❯ 1  ▼ Sugar cone
          2  ■ Paper cup
        Choose a cone
        before a topping.
        Enter choose
        """)

    scene.press(.down)

    #expect(!scene.text(columns: 20, rows: 7).contains("too early"))
  }

  @Test func `cuts a message that would take the room of the steps`() {
    var scene = CreateMenuScene()
    scene.choose(1)
    scene.press(.character("/"), .paste("xx"), .enter, size: WindowSize(columns: 20, rows: 6))

    #expect(
      scene.text(columns: 20, rows: 6) == """
        ✓  ▸ Flavor  –
        Choose a… xx   none

        Nothing matches.
        Esc clears the sea…
        Esc clear  ? keys
        """)
  }

  @Test func `says that a later step is still to come after going back`() {
    var scene = CreateMenuScene(Seeds.iceCream)
    scene.choose(0)
    scene.press(.escape)

    #expect(
      scene.text(columns: 35, rows: 24).hasPrefix(
        """
        Test parlour
        ▸ Cone     Sugar cone
        · Flavor
        – Topping
        – [ Done ]
        """))
  }

  @Test func `goes back rather than leaves on top of another menu`() {
    var scene = CreateMenuScene()
    scene.menu = CreateMenuState(isNested: true)

    #expect(scene.text(columns: 40, rows: 10).hasSuffix("Enter choose  Esc back  ? keys  ↑↓ move"))
  }

  @Test func `shows what is typed, and the matches`() {
    var scene = CreateMenuScene()
    scene.press(.character("W"), .character("a"))

    #expect(
      scene.text(columns: 35, rows: 11).split(separator: "\n").prefix(5) == [
        "Scoops", "▸ Cone  –  –", "Choose a cone or a cup Wa   1 of 2", "❯ 2  ◆ Waffle cone",
        "  6  ◒ Waffle bowl",
      ])

    scene.press(.character("x"))

    #expect(scene.text(columns: 60, rows: 12).contains("Choose a cone or a cup: Wax   none"))
  }

  @Test func `refuses a number beyond the list at once`() {
    var scene = CreateMenuScene()
    scene.choose(0)
    scene.view.selectIngredient(.flavor, .index(24))

    let text = scene.text(columns: 80, rows: 24)

    #expect(text.contains("There is no flavor number 25. The flavors are 1 to 14."))
  }

  @Test func `shows the end of a long text, and keeps 1,000 bytes`() {
    var scene = CreateMenuScene()
    scene.press(.paste(String(repeating: "a", count: 100) + "end"))

    #expect(scene.text(columns: 60, rows: 10).contains("aaend   none"))

    scene.press(.paste(String(repeating: "b", count: 70_000)))

    #expect(scene.menu.list.search?.typed.text.utf8.count == TypedText.limit)
  }

  @Test func `shows no count in a row that is not an option`() {
    var scene = CreateMenuScene()
    scene.press(.up)

    let rows = scene.text(columns: 80, rows: 24).split(separator: "\n")

    #expect(rows.contains { $0.trimmingPrefix("Choose a cone or a cup:").hasPrefix("   ") })
    #expect(!rows.contains { $0.contains(" of ") })
  }

  @Test(arguments: [(false, "make"), (true, "save")])
  func `asks for nothing but Enter at Done`(isChange: Bool, verb: String) {
    var scene = CreateMenuScene()
    if isChange {
      let store = InMemoryIceCreamStore([Seeds.savedIceCream])
      scene = CreateMenuScene(services: IceCreamServices(store: store))
      scene.view.router?.dataStore?.mode = .change(id: Seeds.savedIceCream.id)
      scene.view.loadIceCream()
    }
    scene.choose(1, 4, 6)

    let text = scene.text(columns: 80, rows: 24)

    #expect(text.contains("\nPress Enter to \(verb) it. "))
    #expect(!text.contains("Choose a"))
  }

  @Test func `shows the typed digits of a number`() {
    var scene = CreateMenuScene()
    scene.choose(0)
    scene.press(.down, .character("1"))

    let text = scene.text(columns: 80, rows: 24)

    #expect(text.contains("Choose a flavor: 1   Enter chooses"))
    #expect(text.contains("❯  1  ● Vanilla"))
  }

  @Test func `shows a finished ice cream`() {
    var scene = CreateMenuScene()
    scene.choose(1, 4, 6)
    scene.view.finishIceCream()

    #expect(
      scene.text(columns: 40, rows: 10) == """
        Your ice cream is ready.        ▄▀▄
                                      ▄▄▀▀▀▄▄
        Waffle cone with Mint chip   ▄▀▀█▀▀▀▀▄
        and Cherry                   ▀▀▀▀█▀▀▀█
                                     ▀▀▀▀▀▀▀▀▀
        ❯ [ Make another ]             ▀██▀▀
          [ Saved ice creams ]          ▀▀▀


        Enter make another  Esc leave  ? keys
        """)
  }

  @Test(arguments: [(77, true), (78, false)])
  func `shows only a whole command, which can be pasted`(columns: Int, isShown: Bool) {
    var scene = CreateMenuScene()
    let command = String(repeating: "a", count: columns)
    scene.receipt = command
    scene.choose(1, 4, 6)
    scene.view.finishIceCream()

    let text = scene.text(columns: 80, rows: 24)

    #expect(text.contains("\nMake it again:\n  \(command)\n") == isShown)
    #expect(text.contains("Make it again") == isShown)
  }

  @Test func `shows all keys`() {
    let scene = CreateMenuScene()
    let page = HelpPage(scene.menu.keys(in: scene.state)) { scene.painter($0).frame }

    let text = page.lines(in: page.frame(.usual)).screenText

    #expect(
      text.hasPrefix("Keys\nEnter                      choose\nEsc                        leave\n"))
    #expect(text.contains("\nCtrl-R                     surprise me\n"))
    #expect(
      text.hasSuffix("\nCtrl-Z                     suspend; fg resumes\n\nEsc back"))
  }
}
