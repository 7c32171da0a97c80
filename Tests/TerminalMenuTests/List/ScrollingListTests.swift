import Testing

@testable import TerminalMenu

struct ScrollingListTests {
  private static let names = ["Vanilla", "Chocolate", "Chocolate chip", "Crème", "抹茶"]
  private var list = ScrollingList(total: 5)

  private mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { _ = list.type(.character(scalar)) }
  }

  // MARK: Moving

  @Test(arguments: [
    (Key.up, 0, 4), (.up, 3, 2), (.character("k"), 3, 2), (.control("p"), 3, 2),
    (.down, 0, 1), (.down, 4, 0), (.character("j"), 1, 2), (.control("n"), 1, 2),
    (.home, 3, 0), (.character("g"), 3, 0), (.end, 1, 4), (.character("G"), 1, 4),
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

  // MARK: Filtering

  @Test mutating func `lists all options before the first letter`() {
    list.move(to: 3)
    list.startFilter(Self.names)

    #expect(list.filter?.text == "")
    #expect(list.filter?.matches == [0, 1, 2, 3, 4])
    #expect(list.position == 3)
  }

  @Test mutating func `lists the matches and highlights the first`() {
    list.startFilter(Self.names)
    list.move(to: 3)
    type("ch")

    #expect(list.count == 2)
    #expect(list.highlighted == 1)
    #expect(list.index(at: 1) == 2)
    #expect(list.index(at: 2) == nil)
  }

  @Test mutating func `widens the matches as letters are deleted`() {
    list.startFilter(Self.names)
    type("chix")

    var counts = [list.count]
    for _ in 0..<4 {
      _ = list.type(.backspace)
      counts.append(list.count)
    }

    #expect(counts == [0, 1, 2, 3, 5])
  }

  /// Otherwise, further letters would be commands.
  @Test(arguments: [.backspace, .control("w"), .control("u"), .altBackspace, .delete] as [Key])
  mutating func `stays open when nothing is left to delete`(key: Key) {
    list.startFilter(Self.names)

    let isTaken = list.type(key)

    #expect(isTaken)
    #expect(list.filter?.text == "")
  }

  @Test(arguments: [.character("c"), .backspace, .control("u"), .paste("c")] as [Key])
  mutating func `starts at the top after each edit`(key: Key) {
    list.startFilter(Self.names)
    type("c")
    list.move(to: 2)
    list.scroll(rows: 2)

    let isTaken = list.type(key)

    #expect(isTaken)
    #expect((list.position, list.top) == (0, 0))
  }

  @Test(arguments: ["", "van", "xyz"])
  mutating func `ends with Escape, back at the position before the filter`(text: String) {
    list.move(to: 3)
    list.scroll(rows: 2)
    list.startFilter(Self.names)
    type(text)

    let isTaken = [list.type(.escape), list.type(.escape)]

    #expect(isTaken == [true, false])
    #expect(list.filter == nil)
    #expect((list.position, list.top) == (3, 2))
  }

  @Test(arguments: [.left, .right, .home, .end, .control("a"), .control("e")] as [Key])
  mutating func `stays on the option while the cursor of the filter moves`(key: Key) {
    list.startFilter(Self.names)
    type("ch")
    list.move(to: 1)

    let isTaken = list.type(key)

    #expect(isTaken)
    #expect(list.position == 1)
  }

  @Test(arguments: [.up, .enter, .tab, .control("x")] as [Key])
  mutating func `leaves other keys to the caller`(key: Key) {
    list.startFilter(Self.names)

    let isTaken = list.type(key)

    #expect(!isTaken)
  }
}
