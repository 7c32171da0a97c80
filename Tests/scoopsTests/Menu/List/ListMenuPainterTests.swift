import Seeds
import Testing

@testable import IceCreamDomain
@testable import TerminalMenu
@testable import scoops

/// Tests whole screens of the list menu.
struct ListMenuPainterTests {
  private let store = InMemoryIceCreamStore(SavedSeeds.iceCreams(7), place: "book.jsonl")
  private let view: ListIceCreamsView

  init() {
    view = ListIceCreamsView().configureView(
      services: IceCreamServices(worker: SeedCatalogWorker(), store: store))
    view.fetchIceCreams(.first(.init(count: 5)))
  }

  private func text(
    columns: Int, rows: Int, keys: Key..., glyphs: MenuGlyphs = .unicode
  ) -> String {
    let painter = ListMenuPainter(parts: SavedMenuPainter(glyphs: glyphs, hasColor: false))
    let size = WindowSize(columns: columns, rows: rows)
    var menu = ListMenuState()
    for key in keys {
      _ = menu.take(
        key, in: view.iceCreams.state,
        rows: painter.rows(of: view.iceCreams.state, menu: menu, size: size))
    }
    menu.scroll(
      rows: painter.rows(of: view.iceCreams.state, menu: menu, size: size),
      count: view.iceCreams.state.iceCreams.count)
    let lines = painter.lines(of: view.iceCreams.state, menu: menu, size: size)
    #expect(lines.count <= rows)
    #expect(lines.allSatisfy { $0.columns < columns })
    return lines.map(\.text).joined(separator: "\n")
  }

  @Test func `paints a page in 24 rows`() {
    #expect(
      text(columns: 80, rows: 24, keys: .down) == """
        Saved ice creams (1–5 of more than 5)

          4n30gn1  2026-11-20T09:11:00Z  Sugar cone with Vanilla and Cherry
        ❯ 8k30gn1  2026-11-20T09:10:00Z  Paper cup with Chocolate chip and Sprinkles
          ch30gn1  2026-11-20T09:09:00Z  Sugar cone with Chocolate and Sprinkles
          gf30gn1  2026-11-20T09:08:00Z  Paper cup with Vanilla and Cherry
          md30gn1  2026-11-20T09:07:00Z  Sugar cone with Chocolate chip and Cherry

        o sort  / filter  ? keys  n p page  d delete  Enter show  q back
        """)
  }

  @Test func `scrolls the page in 40 by 10`() {
    #expect(
      text(columns: 40, rows: 10, keys: .end) == """
        Saved ice creams (1–5 of more than 5)
          4n30gn1  Sugar cone with Vanilla and…
          8k30gn1  Paper cup with Chocolate ch…
          ch30gn1  Sugar cone with Chocolate a…
          gf30gn1  Paper cup with Vanilla and …
        ❯ md30gn1  Sugar cone with Chocolate c…
        n p page  d delete  Enter show  q back
        """)
    #expect(
      text(columns: 20, rows: 6, keys: .end) == """
        Saved ice creams (…
          8k30gn1  Paper c…
          ch30gn1  Sugar c…
          gf30gn1  Paper c…
        ❯ md30gn1  Sugar c…
        Enter show  q back
        """)
  }

  @Test func `paints no wider in a large window`() {
    #expect(
      text(columns: 200, rows: 60, glyphs: .ascii) == """
        Saved ice creams (1–5 of more than 5)

        > 4n30gn1  2026-11-20T09:11:00Z  Sugar cone with Vanilla and Cherry
          8k30gn1  2026-11-20T09:10:00Z  Paper cup with Chocolate chip and Sprinkles
          ch30gn1  2026-11-20T09:09:00Z  Sugar cone with Chocolate and Sprinkles
          gf30gn1  2026-11-20T09:08:00Z  Paper cup with Vanilla and Cherry
          md30gn1  2026-11-20T09:07:00Z  Sugar cone with Chocolate chip and Cherry

        o sort  / filter  ? keys  n p page  d delete  Enter show  q back
        """)
  }

  @Test func `says that a window is too small`() {
    #expect(
      text(columns: 19, rows: 6) == """
        The window is too
        small: the menu
        needs 20 by 6.
        """)
  }

  @Test func `asks before deleting, with the highlight on no`() {
    view.deleteIceCream(at: 0)

    #expect(
      text(columns: 80, rows: 24) == """
        Delete 4n30gn1, Sugar cone with Vanilla and Cherry?
        ❯ [ Keep ]
          [ Delete ]
        Enter choose  y delete  n keep
        """)
    #expect(
      text(columns: 20, rows: 6, keys: .down) == """
        Delete 4n30gn1,
        Sugar cone with
        Vanilla and Cherry?
          [ Keep ]
        ❯ [ Delete ]
        y delete  n keep
        """)
  }

  @Test func `says what was deleted`() {
    view.deleteIceCream(at: 0, isConfirmed: true)

    #expect(
      text(columns: 60, rows: 12) == """
        Saved ice creams (1–5 of more than 5)

        ❯ 8k30gn1  2026-11-20T09:10:00Z  Paper cup with Chocolate …
          ch30gn1  2026-11-20T09:09:00Z  Sugar cone with Chocolate…
          gf30gn1  2026-11-20T09:08:00Z  Paper cup with Vanilla an…
          md30gn1  2026-11-20T09:07:00Z  Sugar cone with Chocolate…
          rb30gn1  2026-11-20T09:06:00Z  Paper cup with Chocolate …

        Deleted 4n30gn1.
        / filter  ? keys  n p page  d delete  Enter show  q back
        """)
  }

  @Test func `shows the text being typed`() {
    #expect(
      text(columns: 60, rows: 9, keys: .character("/"), .character("v"), .paste("an\nx")) == """
        Saved ice creams (1–5 of more than 5)
        ❯ 4n30gn1  2026-11-20T09:11:00Z  Sugar cone with Vanilla a…
          8k30gn1  2026-11-20T09:10:00Z  Paper cup with Chocolate …
          ch30gn1  2026-11-20T09:09:00Z  Sugar cone with Chocolate…
          gf30gn1  2026-11-20T09:08:00Z  Paper cup with Vanilla an…
          md30gn1  2026-11-20T09:07:00Z  Sugar cone with Chocolate…
        Flavor: van_ (empty: all)
        Backspace delete  Enter filter  Esc cancel
        """)
    #expect(text(columns: 20, rows: 6, keys: .character("/")).contains("\nFlavor: _\n"))
  }

  @Test func `says that no ice cream is saved`() throws {
    for iceCream in SavedSeeds.iceCreams(7) { try store.delete(iceCream.id) }
    view.fetchIceCreams(.again)

    #expect(
      text(columns: 60, rows: 12) == """
        Saved ice creams

        No saved ice creams yet.

        / filter  ? keys  q back
        """)
  }

  @Test func `shows a failure and its remedy`() {
    view.displayFetchFailure(
      viewModel: .init(
        failure: DisplayedFailure(message: "The book is locked.", retryButton: "Try again")))

    #expect(
      text(columns: 60, rows: 12, keys: .tab) == """
        The book is locked.
        ❯ [ Try again ]
        Press Enter, or q to go back.
        Enter retry  q back
        """)
  }

  @Test func `shows all keys`() {
    #expect(
      text(columns: 80, rows: 24, keys: .character("?")) == """
        Keys
        ↑ ↓, k j, Ctrl-P Ctrl-N  move; turn the page at an end
        Home End, g G            first, last on the page
        PageUp PageDown          move by a screen
        n, p                     next, previous page
        Enter, Space, l          show the ice cream
        d, Delete                delete the ice cream, after asking
        /                        filter by flavor; an empty one shows all
        o                        change the sort order: newest, oldest, flavor
        r                        reload
        ?                        all keys
        Esc, q, b, Ctrl-D        back
        Ctrl-C                   quit at once
        Ctrl-Z                   suspend; fg resumes
        Esc back
        """)
  }
}
