import Seeds
import Testing

@testable import IceCreamDomain
@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Tests whole screens of the list menu.
struct ListMenuPainterTests {
  private let store = InMemoryIceCreamStore(SavedIceCreams.many(7), name: "book.jsonl")
  private let view: ListIceCreamsView

  init() {
    view = ListIceCreamsView().configure(
      services: IceCreamServices(worker: CatalogWorkerStub(), store: store))
    view.fetchIceCreams()
  }

  private func painter(
    _ menu: ListMenuState, _ size: WindowSize, glyphs: MenuGlyphs = .unicode
  ) -> ListMenuPainter {
    var columns = ListColumns(times: .fixed, glyphs: glyphs)
    columns.widen(for: view.iceCreams.state.iceCreams)
    return ListMenuPainter(
      frame: MenuFrame(glyphs: glyphs, depth: .none, size: size, wanted: columns.total),
      state: view.iceCreams.state, menu: menu, columns: columns)
  }

  private func text(
    columns: Int, rows: Int, keys: Key..., glyphs: MenuGlyphs = .unicode
  ) -> String {
    let size = WindowSize(columns: columns, rows: rows)
    var menu = ListMenuState()
    for key in keys {
      let state = view.iceCreams.state
      let rows = painter(menu, size).rows
      switch menu.take(key, in: state) {
      case .move(let move): menu.move(move, in: state, rows: rows)
      case .search(let text): view.fetchIceCreams(.first(.init(text: text)))
      default: break
      }
    }
    menu.scroll(rows: painter(menu, size).rows, in: view.iceCreams.state)
    if let index = menu.index(in: view.iceCreams.state) {
      view.previewIceCream(at: index)
    }
    let lines = painter(menu, size, glyphs: glyphs).lines
    #expect(lines.count <= rows)
    #expect(lines.allSatisfy { $0.columns < columns })
    return lines.screenText
  }

  @Test func `paints a page in 24 rows`() {
    #expect(
      text(columns: 80, rows: 24, keys: .down) == """
        Saved ice creams:    2 of 7

          20 Nov 2026 09:11  Sugar cone  Vanilla         Cherry     4n30gn1
        ❯ 20 Nov 2026 09:10  Paper cup   Chocolate chip  Sprinkles  8k30gn1
          20 Nov 2026 09:09  Sugar cone  Chocolate       Sprinkles  ch30gn1
          20 Nov 2026 09:08  Paper cup   Vanilla         Cherry     gf30gn1
          20 Nov 2026 09:07  Sugar cone  Chocolate chip  Cherry     md30gn1
          20 Nov 2026 09:06  Paper cup   Chocolate       Sprinkles  rb30gn1
          20 Nov 2026 09:05  Sugar cone  Vanilla         Sprinkles  w930gn1
        ⋮ 13 empty rows
        8k30gn1  20 Nov 2026 09:10  Paper cup with Chocolate chip and Sprinkles
        Enter show  Esc back  ? keys  Del delete  Ctrl-Y undo  a–z search  ↑↓ move
        """)
  }

  @Test func `paints the picture where there is room for all columns`() {
    #expect(
      text(columns: 100, rows: 14, keys: .down).hasPrefix(
        #"""
        Saved ice creams:    2 of 7                                                ' , ` ,
                                                                                  , ' ` , '
          20 Nov 2026 09:11  Sugar cone  Vanilla         Cherry     4n30gn1        .-----.
        """#))
    #expect(text(columns: 87, rows: 14, keys: .down).contains(".-----."))
    #expect(!text(columns: 86, rows: 14, keys: .down).contains(".-----."))
  }

  @Test func `keeps an empty row above the words of a long row`() {
    var list = view.iceCreams.state
    list.iceCreams[0].sentence = Array(repeating: "Raspberry ripple", count: 7)
      .joined(separator: " and ")
    view.displayIceCreams(viewModel: list)

    let text = text(columns: 60, rows: 12)

    #expect(text.contains("Cherry\n\n4n30gn1  20 Nov 2026 09:11  Raspberry ripple and"))
  }

  @Test func `counts marked rows, and leaves a column for the marks`() {
    #expect(
      text(columns: 80, rows: 10, keys: .tab, .tab, .up).hasPrefix(
        """
        Saved ice creams:    2 of 7, 2 marked
          * 20 Nov 2026 09:11  Sugar cone  Vanilla         Cherry     4n30gn1
        ❯ * 20 Nov 2026 09:10  Paper cup   Chocolate chip  Sprinkles  8k30gn1
            20 Nov 2026 09:09  Sugar cone  Chocolate       Sprinkles  ch30gn1
        """))
    // Two columns less for the names.
    #expect(
      text(columns: 40, rows: 10, keys: .tab).hasPrefix(
        """
        Saved ice creams:    2 of 7, 1 marked
          * Sugar cone  Vanilla       Cherry
        ❯   Paper cup   Chocolate c…  Sprinkles
        """))
  }

  @Test func `scrolls the page in 40 by 10`() {
    #expect(
      text(columns: 40, rows: 10, keys: .end) == """
        Saved ice creams:    7 of 7
          Paper cup   Chocolate chip  Sprinkles
          Sugar cone  Chocolate       Sprinkles
          Paper cup   Vanilla         Cherry
          Sugar cone  Chocolate chip  Cherry
          Paper cup   Chocolate       Sprinkles
        ❯ Sugar cone  Vanilla         Sprinkles
        w930gn1  20 Nov 2026 09:05  Sugar cone
        with Vanilla and Sprinkles
        Enter show  Esc back  ? keys  ^Y undo
        """)
  }

  @Test func `asks before deleting, with the highlight on no`() {
    view.deleteIceCream(at: 0)

    let text = text(columns: 80, rows: 24)

    #expect(text.contains("\n❯ 20 Nov 2026 09:11  Sugar cone  Vanilla         Cherry     4n30gn1"))
    #expect(
      text.hasSuffix(
        """
        Delete 4n30gn1, Sugar cone with Vanilla and Cherry?
        ❯ [ Keep ]    [ Delete ]
        Enter keep  y delete  ? keys
        """))
  }

  @Test func `shows a question alone in a low window, and narrow answers below each other`() {
    view.deleteIceCream(at: 0)

    #expect(
      text(columns: 20, rows: 6, keys: .down) == """
        Delete 4n30gn1,
        Sugar cone with
        Vanilla and Cherry?
          [ Keep ]
        ❯ [ Delete ]
        Enter delete
        """)
    #expect(
      text(columns: 24, rows: 8) == """
        Saved ice cr…    1 of 7
        ❯ Vanilla     Cherry
        Delete 4n30gn1, Sugar
        cone with Vanilla and
        Cherry?
        ❯ [ Keep ]
          [ Delete ]
        Enter keep  y delete
        """)
  }

  @Test func `says what was deleted`() {
    view.deleteIceCream(at: 0)
    view.confirmChange()

    let text = text(columns: 60, rows: 12)

    #expect(text.hasPrefix("Saved ice creams:    1 of 6\n"))
    #expect(
      text.contains("\nDeleted 4n30gn1.\nEnter show  Esc back  ? keys  Del delete  Ctrl-Y undo"))
  }

  @Test func `shows the text being typed`() {
    #expect(
      text(columns: 60, rows: 9, keys: .character("v"), .paste("an\nx")) == """
        Saved ice creams: van   1 of 3
        ❯ 20 Nov 2026 09:11  Sugar cone  Vanilla  Cherry
          20 Nov 2026 09:08  Paper cup   Vanilla  Cherry
          20 Nov 2026 09:05  Sugar cone  Vanilla  Sprinkles


        4n30gn1  20 Nov 2026 09:11  Sugar cone with Vanilla and
        Cherry
        Enter show  Esc clear  ? keys  Del delete  Ctrl-Y undo
        """)
    #expect(text(columns: 20, rows: 6, keys: .character("/")).hasPrefix("Saved ic…    1 of 3\n"))
  }

  @Test func `says that there are several notes, and how to print them`() {
    var list = view.iceCreams.state
    list.notes = (1...3).map {
      "Skipped line \($0) of /home/sam/icecreams.jsonl: it is damaged. The line stays in the book."
    }
    view.displayIceCreams(viewModel: list)

    let summary = "The book has damaged lines. To see them, leave and run scoops list."
    #expect(text(columns: 80, rows: 24).contains("\n" + summary))
    #expect(
      text(columns: 40, rows: 10).contains(
        """
          Paper cup   Chocolate       Sprinkles
        The book has damaged lines. To see
        them, leave and run scoops list.
        Enter show  Esc back  ? keys  ^Y undo
        """))
  }

  @Test func `wraps messages below a short list`() {
    var list = view.iceCreams.state
    list.news = "Another program changed w930gn1 meanwhile. Its present state is shown."
    list.notes = ["Skipped line 7 of book: it is damaged. The line stays in the book."]
    view.displayIceCreams(viewModel: list)

    #expect(
      text(columns: 80, rows: 24).hasSuffix(
        """
        Another program changed w930gn1 meanwhile. Its present state is shown.
        Skipped line 7 of book: it is damaged. The line stays in the book.
        Enter show  Esc back  ? keys  Del delete  Ctrl-Y undo  a–z search  ↑↓ move
        """))
    let typing = text(
      columns: 80, rows: 24, keys: .paste("chocolate sprinkles cup"))
    #expect(
      typing.hasPrefix("Saved ice creams: chocolate sprinkles cup   1 of 2\n"))
  }

  @Test func `says that no ice cream is saved`() throws {
    for iceCream in SavedIceCreams.many(7) { try store.delete(iceCream.id) }
    view.fetchIceCreams(.again)

    #expect(
      text(columns: 60, rows: 12) == """
        Saved ice creams:    none

        No saved ice creams.
        ⋮ 8 empty rows
        Esc back  ? keys  Ctrl-Y undo
        """)
  }

  @Test func `shows a failure and its remedy`() {
    view.displayFailure(
      viewModel: .notFetched(
        DisplayedFailure(problem: "The book is locked.", retryButton: "Try again")))

    #expect(
      text(columns: 60, rows: 12, keys: .tab) == """
        The book is locked.
        ❯ [ Try again ]
        ⋮ 8 empty rows
        Press ? for all keys.
        Enter try again  Esc back  ? keys
        """)
  }

  @Test func `shows all keys`() {
    let page = HelpPage(ListMenuState().keys(in: view.iceCreams.state)) { size in
      painter(ListMenuState(), size).frame
    }

    let text = page.lines(in: page.frame(.usual)).screenText

    let keys = text.split(separator: "\n").map {
      $0.split(separator: "  ").map { $0.trimmingPrefix(" ") }
    }
    #expect(
      keys.dropFirst().prefix(8) == [
        ["Enter", "show"], ["Esc", "back"], ["?", "keys"], ["Del", "delete"], ["Ctrl-Y", "undo"],
        ["→", "show"], ["←", "back"], ["Tab", "mark, to delete several"],
      ])
    #expect(
      keys.contains(["Ctrl-O", "order"]) && keys.contains(["Ctrl-T", "show or hide picture"]))
  }
}
