import Testing

@testable import TerminalMenu

struct ScrollingListTests {
  private static let names = ["Vanilla", "Chocolate", "Chocolate chip", "Crème", "抹茶"]
  private var list = ScrollingList(total: 5)

  // MARK: Moving

  @Test(arguments: [
    (Key.up, 0, 4), (.up, 3, 2), (.control("p"), 3, 2),
    (.down, 0, 1), (.down, 4, 0), (.control("n"), 1, 2),
    (.home, 3, 0), (.end, 1, 4),
    (.pageUp, 4, 1), (.pageUp, 1, 0), (.pageDown, 0, 3), (.pageDown, 3, 4),
  ])
  mutating func `moves by keys and wraps around`(key: Key, from: Int, to: Int) throws {
    list.move(to: from)

    list.move(try #require(ListMove(key)), rows: 3)

    #expect(list.position == to)
  }

  @Test(arguments: [(ListMove.up, 0, 0), (.up, 1, 0), (.down, 3, 4), (.down, 4, 4)])
  mutating func `stops at the ends of a list that does not wrap around`(
    move: ListMove, from: Int, to: Int
  ) {
    list.move(to: from)

    list.move(move, rows: 3, wraps: false)

    #expect(list.position == to)
  }

  @Test(arguments: [.enter, .character("a"), .left, .delete, .paste("j")] as [Key])
  func `ignores other keys`(key: Key) {
    #expect(ListMove(key) == nil)
  }

  @Test(arguments: [(-1, 0), (0, 0), (4, 4), (5, 4)])
  mutating func `moves to a row within the list`(row: Int, position: Int) {
    list.move(to: row)

    #expect(list.position == position)
  }

  @Test mutating func `highlights nothing in an empty list`() {
    list.total = 0

    for move in [ListMove.up, .down, .first, .last, .pageUp, .pageDown] { list.move(move, rows: 3) }

    #expect(list.position == 0)
    #expect(list.highlighted == nil)
  }

  @Test(arguments: [-1, 5])
  func `returns no option for a row out of range`(row: Int) {
    #expect(list.index(at: row) == nil)
  }

  @Test mutating func `keeps the highlight visible`() {
    list.move(to: 4)
    list.scroll(rows: 2)
    #expect(list.top == 3)

    list.total = 3
    list.scroll(rows: 2)
    #expect((list.position, list.top) == (2, 1))

    list.total = 0
    list.scroll(rows: 5)
    #expect((list.position, list.top) == (0, 0))
  }

  // MARK: Searching

  private mutating func take(_ key: Key) -> Bool {
    list.take(key, rows: 3) { Self.names }
  }

  private mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { _ = take(.character(scalar)) }
  }

  @Test mutating func `searches from the first letter on, and highlights the best match`() {
    list.move(to: 3)
    type("ch")

    #expect(list.search?.typed.text == "ch")
    #expect(list.count == 2)
    #expect(list.highlighted == 1)
    #expect(list.index(at: 1) == 2)
    #expect(list.index(at: 2) == nil)
  }

  @Test(arguments: [.paste("choc"), .character("7"), .character("q")] as [Key])
  mutating func `begins a search with anything typed or pasted`(key: Key) {
    let isTaken = take(key)

    #expect(isTaken)
    #expect(list.search != nil)
  }

  @Test(arguments: [.character(" "), .character("?"), .paste("\r\n"), .backspace] as [Key])
  mutating func `begins no search with a space, a question mark or an empty paste`(key: Key) {
    list.move(to: 2)

    _ = take(key)

    #expect(list.search == nil)
    #expect(list.position == 2)
  }

  @Test mutating func `lists all options after a slash, before the first letter`() {
    list.move(to: 3)
    type("/")

    #expect(list.search?.matches == [0, 1, 2, 3, 4])
    #expect(list.position == 3)

    type("/")
    #expect(list.search?.typed.text == "/")
  }

  @Test mutating func `widens the matches as letters are deleted, and ends with the last one`() {
    list.move(to: 2)
    type("chxx")

    var counts = [list.count]
    for _ in 0..<4 {
      _ = take(.backspace)
      counts.append(list.count)
    }

    #expect(counts == [0, 0, 2, 3, 5])
    #expect(list.search == nil)
    #expect(list.position == 1)
  }

  @Test(arguments: [.character("h"), .backspace, .paste("h")] as [Key])
  mutating func `starts at the top after each edit`(key: Key) {
    type("ch")
    _ = take(.down)

    let isTaken = take(key)

    #expect(isTaken)
    #expect((list.position, list.top) == (0, 0))
  }

  @Test(arguments: [.escape, .control("u")] as [Key])
  mutating func `stays on what was found when the search is cleared`(key: Key) {
    list.move(to: 3)
    list.scroll(rows: 2)
    type("ch")
    _ = take(.down)
    let found = list.highlighted

    _ = take(key)

    #expect(list.search == nil)
    #expect(list.highlighted == found && list.position != 3 && found != nil)
  }

  @Test(arguments: ["xyz", "/"])
  mutating func `returns to the position before a search without a match`(text: String) {
    list.move(to: 3)
    list.scroll(rows: 2)
    type(text)

    let isTaken = [take(.escape), take(.escape)]

    #expect(isTaken == [true, false])
    #expect(list.search == nil)
    #expect((list.position, list.top) == (3, 2))
  }

  @Test(arguments: [.left, .right, .home, .end, .control("a"), .control("e")] as [Key])
  mutating func `stays on the option while the cursor of the search moves`(key: Key) {
    type("ch")
    _ = take(.down)

    let isTaken = take(key)

    #expect(isTaken)
    #expect(list.position == 1)
  }

  @Test(arguments: [.enter, .tab, .delete, .control("x"), .left] as [Key], [false, true])
  mutating func `leaves other keys to the caller`(key: Key, isSearching: Bool) {
    if isSearching { type("c") }

    let isTaken = take(key)

    // In a search, the cursor moves.
    #expect(isTaken == (isSearching && key == .left))
  }
}
