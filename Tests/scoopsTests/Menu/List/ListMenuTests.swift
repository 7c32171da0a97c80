import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Tests the list menu over a long list, key by key.
struct ListMenuTests {
  private let iceCreams = SavedIceCreams.many(1_100)
  private let store: InMemoryIceCreamStore

  init() {
    store = InMemoryIceCreamStore(iceCreams, name: "book.jsonl")
  }

  /// Plays keys in a window, by default one with four rows for the list, and with room for all columns.
  private func play(
    _ keys: [Key], columns: Int = 80, rows: Int = 7, beforeEvent: ((Int) -> Void)? = nil
  ) throws -> ScriptedScreen {
    let screen = ScriptedScreen(keys: keys, size: WindowSize(columns: columns, rows: rows))
    screen.beforeEvent = beforeEvent
    let view = ListIceCreamsView().configure(
      services: IceCreamServices(worker: CatalogWorkerStub(), store: store))
    let loop = MenuLoop(screen, style: Style(depth: .none))
    ListMenu(view: view, loop: loop, settings: try SavedIceCreams.settings()).run()
    return screen
  }

  /// Plays keys, and returns the last screen.
  private func last(_ keys: [Key], columns: Int = 60, rows: Int = 6) throws -> String {
    try #require(play(keys, columns: columns, rows: rows).screens.last)
  }

  /// Plays keys in a window with four rows for the list, and returns the places of the first visible and of the
  /// highlighted ice cream after each, from 1.
  private func places(_ keys: [Key]) throws -> [[Int?]] {
    let ids = iceCreams.reversed().map(\.id)
    return try play(keys).screens.dropFirst().map { screen in
      let rows = screen.split(separator: "\n").dropFirst()
      return [rows.first, rows.first { $0.hasPrefix("❯") }].map { row in
        ids.firstIndex(of: String(row?.suffix(7) ?? "")).map { $0 + 1 }
      }
    }
  }

  // MARK: The whole list

  @Test func `shows the end of the whole list`() throws {
    #expect(
      try last([.end], columns: 20, rows: 6) == """
        …    1,100 of 1,100
          Chocola…  Cherry
          Chocola…  Sprink…
        ❯ Vanilla   Sprink…
        w930gn1  20 Nov 20…
        Enter show  ? keys
        """)
  }

  @Test func `moves over the whole list`() throws {
    #expect(
      try places([.down, .pageDown, .pageDown, .end, .pageUp, .down, .home, .up, .end, .down]) == [
        [1, 2], [3, 6], [7, 10], [1097, 1100], [1096, 1096], [1096, 1097], [1, 1], [1, 1],
        [1097, 1100], [1097, 1100],
      ])
  }

  // The list fetches 100 rows at a time, and drops the first ones again after 300.
  @Test func `scrolls through every row, down and up`() throws {
    let down = try places(Array(repeating: .down, count: 400))
    let up = try places([.end] + Array(repeating: .up, count: 400))

    #expect(down.map(\.last) == (2...400) + [401])
    #expect(up.map(\.last) == (701...1_100).reversed() + [700])
  }

  @Test func `shows as many rows as a larger window has`() throws {
    let screen = ScriptedScreen([.key(.end), .disturbed], size: WindowSize(columns: 80, rows: 10))
    screen.beforeEvent = { [weak screen] left in
      if left == 1 { screen?.resize(to: WindowSize(columns: 80, rows: 400)) }
    }
    let view = ListIceCreamsView().configure(services: IceCreamServices(store: store))
    let loop = MenuLoop(screen, style: Style(depth: .none))
    ListMenu(view: view, loop: loop, settings: try SavedIceCreams.settings()).run()

    #expect(screen.screens.last?.contains(iceCreams[50].id) == true)
  }

  // MARK: Filtering

  @Test func `filters once for letters typed at once`() throws {
    let letters = "chip sug".unicodeScalars.map { Key.character($0) }
    let screen = ScriptedScreen(keys: letters + [.backspace, .enter])
    screen.typesAhead = true
    let view = ListIceCreamsView().configure(services: IceCreamServices(store: store))
    var titles: [String] = []
    let token = view.iceCreams.observe { titles.append($0.title) }
    let loop = MenuLoop(screen, style: Style(depth: .none))

    ListMenu(view: view, loop: loop, settings: try SavedIceCreams.settings()).run()

    withExtendedLifetime(token) {}
    #expect(Set(titles) == ["Saved ice creams", "Saved ice creams matching \"chip su\""])
  }

  // Every third has chocolate chip: the 3rd, the 6th and so on.
  @Test(arguments: [.escape, .control("u")] as [Key])
  func `stays on the row that the search found`(key: Key) throws {
    let there = Array(repeating: Key.pageDown, count: 130)
    let find = [.paste("chip")] + Array(repeating: Key.down, count: 200)

    let places = try places(there + find + [key, .down])

    #expect(places[129] == [518, 521])
    #expect(places[130].last == 3)
    #expect(places[330].last == 603)
    #expect(places[331].last == 603)
    #expect(places[332].last == 604)
  }

  @Test func `returns to the row before a search without a match`() throws {
    let there = Array(repeating: Key.pageDown, count: 130)

    #expect(try places(there + [.paste("zzz"), .escape]).last == [518, 521])
  }

  // MARK: Changes

  @Test func `deletes, and undoes the last change, each after a yes`() throws {
    let yes = Key.character("y")
    let keys: [Key] = [.delete, yes, .control("y"), yes, .control("y"), .enter]

    let lines = try play(keys, rows: 8).screens.map { $0.split(separator: "\n") }

    let all = try store.fetch(IceCreamQuery(count: .max)).iceCreams
    #expect(all == iceCreams.reversed())
    #expect(
      lines.map { $0.suffix(2).first ?? "" } == [
        "gp32gn1  yesterday 03:24  Paper cup with Chocolate and Cherry", "❯ [ Keep ]    [ Delete ]",
        "Deleted gp32gn1.", "❯ [ Cancel ]    [ Restore ]", "Restored gp32gn1.",
        "❯ [ Cancel ]    [ Delete ]",
        "gp32gn1  yesterday 03:24  Paper cup with Chocolate and Cherry",
      ])
  }

  /// A change of the newest ice cream, by another program.
  enum Change: CaseIterable {
    case saved, updated, deleted
  }

  // The rows are at the ends of the pages that are fetched, in the middle, and far away.
  @Test(arguments: Change.allCases, [1, 99, 100, 101, 500])
  func `highlights what comes back when a change is undone, or else stays`(
    change: Change, row: Int
  ) throws {
    let visible = 8
    let newest = iceCreams[1_099]
    switch change {
    case .saved: _ = try store.save(newest)
    case .updated:
      var other = newest
      other.names.flavor = "Mint"
      try store.update(other)
    case .deleted: try store.delete([newest])
    }

    let listed = try store.fetch(IceCreamQuery(count: .max)).iceCreams
    let keys =
      Array(repeating: Key.pageDown, count: row / visible)
      + Array(repeating: Key.down, count: row % visible)
    let screens = try play(
      keys + [.control("y"), .character("y"), .delete], rows: visible + 3
    ).screens

    let chosen = try #require(self.highlighted(in: screens[keys.count]))
    let highlighted = change == .saved ? chosen : newest.id[...]
    #expect(chosen == listed[row].id[...])
    #expect(self.highlighted(in: screens[keys.count + 2]) == highlighted)
    #expect(screens[keys.count + 3].contains("Delete \(highlighted)"))
  }

  private func highlighted(in screen: String) -> Substring? {
    screen.split(separator: "\n").first { $0.hasPrefix("❯") }?.suffix(7)
  }

  @Test func `stays on the highlighted ice cream when another program saves one`() throws {
    let screen = try play([.down, .enter]) { left in
      if left == 1 { _ = try? store.save(.made(100_000)) }
    }

    let last = try #require(screen.screens.last)
    #expect(last.contains("3 of 1,101"))
    #expect(highlighted(in: last) == iceCreams[1_098].id[...])
  }

  @Test func `drops a message at the next key`() throws {
    let keys: [Key] = [.delete, .character("y"), .down, .paste("zz"), .enter, .down]

    let screens = try play(keys, rows: 12).screens

    #expect(screens[2].contains("Deleted "))
    #expect(!screens[3].contains("Deleted "))
    #expect(screens[5].contains("Nothing matches. Esc clears the search."))
    #expect(!screens[6].contains("Nothing matches."))
  }

  @Test func `shows what another program changed, and does not delete it`() throws {
    let changed = iceCreams[1_099]
    var other = changed
    other.names.flavor = "Mint"

    let screen = try play([.delete, .character("y")], rows: 12) { left in
      if left == 1 { _ = try? store.update(other) }
    }

    let last = try #require(screen.screens.last)
    #expect(last.contains("Another program changed \(changed.id)"))
    #expect(last.contains("  Paper cup   Mint            Cherry     \(changed.id)\n"))
    #expect(try store.find(changed.id) == other)
  }
}
