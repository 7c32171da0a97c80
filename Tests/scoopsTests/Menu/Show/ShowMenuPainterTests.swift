import Seeds
import Testing

@testable import IceCreamDomain
@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Tests whole screens of the show menu.
struct ShowMenuPainterTests {
  private let view: ShowIceCreamView

  init() {
    let left = SavedIceCream(
      id: "w930gn2", madeAt: Seeds.madeAt, cone: "Paper cup", flavor: "Basil", topping: "Cherry")
    let long = SavedIceCream(
      id: "w930gn3", madeAt: Seeds.madeAt, cone: "Paper cup", flavor: "Chocolate chip",
      topping: "Fresh strawberries and cream")
    let bowl = SavedIceCream(
      id: "w930gn4", madeAt: Seeds.madeAt, cone: "Bowl", flavor: "Vanilla", topping: "Cherry")
    let store = InMemoryIceCreamStore([Seeds.savedIceCream, left, long, bowl], name: "book.jsonl")
    view = ShowIceCreamView().configure(
      services: IceCreamServices(worker: CatalogWorkerStub(), store: store))
  }

  private func text(
    columns: Int, rows: Int, keys: Key..., hasBlocks: Bool = true, hasColor: Bool = false
  ) -> String {
    var menu = ShowMenuState()
    for key in keys { _ = menu.take(key, in: view.iceCream.state) }
    let frame = MenuFrame(
      glyphs: hasBlocks ? .unicode : .ascii, depth: hasColor ? .trueColor : .none,
      size: WindowSize(columns: columns, rows: rows))
    let lines = ShowMenuPainter(
      frame: frame, times: .fixed, state: view.iceCream.state, menu: menu
    ).lines
    #expect(lines.count <= rows)
    #expect(lines.allSatisfy { $0.columns < columns })
    return lines.screenText
  }

  @Test func `paints the ice cream with its picture`() {
    view.fetchIceCream(id: Seeds.id)

    #expect(
      text(columns: 80, rows: 24) == #"""
        w930gn1  20 Nov 2026 09:05                                          /
                                                                           O
        Cone     Paper cup                                              .-----.
        Flavor   Vanilla                                              .'       '.
        Topping  Cherry                                              (           )
                                                                     (           )
        ❯ [ Edit ]    [ Make again ]    [ Delete ]                   \===========/
                                                                      \         /
                                                                       \       /
                                                                        \_____/
        ⋮ 13 empty rows
        Enter edit  Esc back  m make again  d delete  ? keys  ← previous  → next
        """#)
  }

  @Test func `paints the picture beside the text where there is no room below`() {
    view.fetchIceCream(id: Seeds.id)

    #expect(
      text(columns: 40, rows: 10, hasColor: true) == """
        w930gn1  20 Nov 2026 09:05      ▄▀▄
                                      ▄▄▀▀▀▄▄
        Cone     Paper cup           ▄▀▀████▀▄
        Flavor   Vanilla            ▄▀▀▀▀▀▀▀▀▀▄
        Topping  Cherry              ████████▀
                                     ▀▀█████▀▀
        ❯ [ Edit ]                    ███▀██▀
          [ Make again ]
          [ Delete ]
        Enter edit  Esc back  m make again
        """)

    view.fetchIceCream(id: "w930gn3")

    #expect(
      text(columns: 40, rows: 10, hasColor: true) == """
        w930gn3  20 Nov 2026 09:05
        Cone     Paper cup            ▄▄██▀▄▄
        Flavor   Chocolate chip      ▄▀▀█▀▀▀▀▄
        Topping  Fresh strawberri…  ▄▀▀▀▀▀▀▀▀▀▄
        ❯ [ Edit ]                   ████████▀
                                     ▀▀█████▀▀
        Fresh strawberries and        ███▀██▀
        cream is not in the
        catalog.
        Enter edit  Esc back  m make again
        """)
  }

  @Test func `leaves out what is not in the catalog`() {
    view.fetchIceCream(id: "w930gn2")

    #expect(
      text(columns: 60, rows: 24) == #"""
        w930gn2  20 Nov 2026 09:05                          /
                                                           O
        Cone     Paper cup
        Flavor   Basil
        Topping  Cherry

        ❯ [ Edit ]                                   \===========/
          [ Make again ]                              \         /
          [ Delete ]                                   \       /
                                                        \_____/
        ⋮ 12 empty rows
        Basil is not in the catalog.
        Enter edit  Esc back  m make again  d delete  ? keys
        """#)

    view.fetchIceCream(id: "w930gn4")

    #expect(text(columns: 60, rows: 24).hasPrefix("w930gn4  20 Nov 2026 09:05\n\nCone     Bowl\n"))
    #expect(text(columns: 60, rows: 24).contains("\nBowl is not in the catalog.\n"))
  }

  @Test func `leaves out a picture that does not fit`() {
    view.fetchIceCream(id: Seeds.id)

    #expect(
      text(columns: 40, rows: 10) == """
        w930gn1  20 Nov 2026 09:05

        Cone     Paper cup
        Flavor   Vanilla
        Topping  Cherry

        ❯ [ Edit ]
          [ Make again ]
          [ Delete ]
        Enter edit  Esc back  m make again
        """)
    #expect(
      text(columns: 20, rows: 6) == """
        w930gn1  20 Nov 20…
        Cone     Paper cup
        Flavor   Vanilla
        Topping  Cherry
        ❯ [ Edit ]
        Enter edit  ? keys
        """)
  }

  @Test func `asks before deleting`() {
    view.fetchIceCream(id: Seeds.id)
    view.deleteIceCream()

    #expect(
      text(columns: 60, rows: 10, keys: .down) == """
        w930gn1  20 Nov 2026 09:05

        Cone     Paper cup
        Flavor   Vanilla
        Topping  Cherry


        Delete w930gn1, Paper cup with Vanilla and Cherry?
          [ Keep ]  ❯ [ Delete ]
        Enter delete  n keep  ? keys
        """)
  }

  @Test func `says that the ice cream is gone`() {
    view.fetchIceCream(id: "zzz")

    #expect(
      text(columns: 60, rows: 10) == """
        There is no saved ice cream "zzz". It may have been deleted
        or be in another book.
        ❯ [ OK ]
        ⋮ 6 empty rows
        Enter back  Esc back  ? keys
        """)
  }
}
