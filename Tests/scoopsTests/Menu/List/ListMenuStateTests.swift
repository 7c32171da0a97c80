@testable import IceCreamDomain
import Seeds
import Testing

@testable import scoops
@testable import TerminalMenu

/// Tests the keys of the list menu.
struct ListMenuStateTests {
  private static func list(
    _ count: Int = 5, offset: Int = 0, total: Int? = nil
  ) -> ListIceCreams.DisplayedIceCreams {
    ListIceCreams.DisplayedIceCreams(
      offset: offset, total: total ?? count,
      iceCreams: SavedIceCreams.many(count).map { iceCream in
        DisplayedResult(
          id: iceCream.id, madeAt: Seeds.madeAt, names: PerKind(cone: "", flavor: "", topping: ""),
          sentence: "")
      }, canUndo: true)
  }

  private func state(at position: Int) -> ListMenuState {
    var state = ListMenuState()
    for _ in 0..<position { state.move(.down, in: Self.list(), rows: 3) }
    state.scroll(rows: 3, in: Self.list())
    return state
  }

  @Test(arguments: [
    (Key.up, ListMove.up), (.control("p"), .up), (.down, .down), (.control("n"), .down),
    (.home, .first), (.end, .last), (.pageUp, .pageUp), (.pageDown, .pageDown),
  ])
  func `asks for moves, because more of the list may have to be fetched`(key: Key, move: ListMove) {
    var state = state(at: 2)

    #expect(state.take(key, in: Self.list()) == .move(move))
    #expect(state.list.position == 2)
  }

  @Test func `moves over the whole list, of which the store has a part`() {
    let list = Self.list(offset: 20, total: 100)
    var state = ListMenuState()

    state.move(.last, in: list, rows: 3)
    #expect(state.list.position == 99)
    #expect(state.index(in: list) == nil)
    state.move(.first, in: list, rows: 3)
    for _ in 0..<7 { state.move(.pageDown, in: list, rows: 3) }
    #expect(state.index(in: list) == 1)
  }

  @Test func `follows an ice cream to another row`() {
    var list = Self.list()
    let id = list.iceCreams[3].id
    var state = state(at: 3)
    list.iceCreams.removeFirst()

    state.follow(id, in: list)
    #expect(state.list.position == 2)
    state.follow("gone", in: list)
    #expect(state.list.position == 2)
  }

  @Test(arguments: [
    (Key.enter, ListMenuAction.select(2) as ListMenuAction?), (.right, .select(2)),
    (.delete, .delete(2)), (.control("y"), .undo), (.control("o"), .sort), (.escape, .leave),
    (.left, .leave), (.character("?"), .help), (.control("d"), .leave), (.tab, .mark),
    (.backspace, nil), (.character(" "), nil),
    // Letters search.
    (.character("q"), .search("q")), (.character("d"), .search("d")),
    (.character("1"), .search("1")),
    (.paste("d\r"), .search("d")), (.character("/"), nil),
  ])
  func `acts by keys that are no letters`(key: Key, action: ListMenuAction?) {
    var state = state(at: 2)

    #expect(state.take(key, in: Self.list()) == action)
  }

  @Test(arguments: [Key.enter, .right, .delete])
  func `has nothing to act on in an empty list`(key: Key) {
    var state = ListMenuState()

    #expect(state.take(key, in: Self.list(0)) == nil)
    #expect(state.notice == (key == .right ? nil : "No ice cream is selected."))
    _ = state.take(.down, in: Self.list(0))
    #expect(state.notice == nil)
  }

  @Test func `offers no undo where there is nothing to undo`() {
    var list = Self.list()
    list.canUndo = false
    var state = ListMenuState()

    #expect(state.take(.control("y"), in: list) == nil)
  }

  @Test func `undoes in a search too, by a key that types nothing`() {
    let (state, taken) = typing([.paste("v"), .control("y"), .control("u"), .control("u")])

    #expect(taken == [.search("v"), .undo, .search("")])
    #expect(state.list.search == nil)
  }

  @Test(arguments: [40, 60, 80])
  func `names the key that undoes in the footer`(columns: Int) {
    let frame = MenuFrame(
      glyphs: .unicode, depth: .none, size: WindowSize(columns: columns, rows: 10))
    for keys in [[], [.paste("v")]] as [[Key]] {
      let footer = typing(keys).0.keys(in: Self.list()).footer(in: frame).text

      #expect(footer.contains(columns < 50 ? "^Y undo" : "Ctrl-Y undo"), "\(footer)")
    }
  }

  /// Takes keys in order in a list with the highlight on its third row.
  private func typing(_ keys: [Key]) -> (ListMenuState, [ListMenuAction]) {
    var state = state(at: 2)
    let actions = keys.compactMap { state.take($0, in: Self.list()) }
    return (state, actions)
  }

  @Test(
    arguments: [
      ([.character("c"), .character("y")], [.search("c"), .search("cy")], "cy"),
      ([.paste("mint"), .character("q")], [.search("mint"), .search("mintq")], "mintq"),
      ([.paste("va"), .backspace], [.search("va"), .search("v")], "v"),
      ([.paste("mint waf"), .control("w")], [.search("mint waf"), .search("mint ")], "mint "),
      ([.paste("mint"), .control("u")], [.search("mint"), .search("")], nil),
      ([.paste("mint"), .left, .right, .home, .end], [.search("mint")], "mint"),
      ([.paste("v"), .down, .control("p")], [.search("v"), .move(.down), .move(.up)], "v"),
      ([.paste("v"), .enter], [.search("v"), .select(0)], "v"),
      ([.paste("v"), .delete], [.search("v"), .delete(0)], "v"),
      ([.paste("v"), .character("?")], [.search("v"), .search("v?")], "v?"),
      ([.paste("v"), .escape], [.search("v"), .search("")], nil),
      ([.paste("v"), .backspace], [.search("v"), .search("")], nil),
      ([.character("/")], [], ""), ([.character("/"), .character("/")], [.search("/")], "/"),
      ([.character("/"), .escape, .escape], [.leave], nil),
      ([.paste("v"), .control("d")], [.search("v"), .leave], "v"),
    ] as [([Key], [ListMenuAction], String?)])
  func `searches as the text is typed`(keys: [Key], actions: [ListMenuAction], text: String?) {
    let (state, taken) = typing(keys)

    #expect(taken == actions)
    #expect(state.list.search?.text == text)
  }

  @Test(arguments: [[.paste("v"), .escape], [.paste("v"), .control("u")]] as [[Key]])
  func `returns to the row before the search`(keys: [Key]) {
    #expect(typing([.paste("v")]).0.list.position == 0)
    #expect(typing(keys).0.list.position == 2)
  }

  @Test func `stays at the top of a sorted list when the search ends`() {
    var (state, _) = typing([.paste("v")])

    #expect(state.take(.control("o"), in: Self.list()) == .sort)
    state.list.startOver()
    #expect(state.take(.escape, in: Self.list()) == .search(""))

    #expect(state.list.position == 0)
  }

  @Test(
    arguments: [
      ([.enter], .keep), ([.character("y")], .confirm), ([.down, .enter], .confirm),
      ([.character("d")], nil), ([.character("?")], .help),
    ] as [([Key], ListMenuAction?)])
  func `deletes only after a yes`(
    keys: [Key], action: ListMenuAction?
  ) {
    var list = Self.list()
    list.question = DisplayedQuestion(text: "Really", yesButton: "Delete", noButton: "Keep")
    var state = state(at: 2)

    #expect(keys.map { state.take($0, in: list) }.last == action)
  }

  @Test(arguments: [
    (
      Key.enter, "Again" as String?, ListMenuAction.retry as ListMenuAction?
    ),
    (.enter, nil, .leave), (.escape, "Again", .leave), (.character("q"), nil, .leave),
    (.character("d"), "Again", nil),
  ])
  func `retries or leaves if the list fails to load`(
    key: Key, button: String?, action: ListMenuAction?
  ) {
    let list = ListIceCreams.DisplayedIceCreams(
      failure: DisplayedFailure(problem: "No.", details: [], retryButton: button))
    var state = ListMenuState()

    #expect(state.take(key, in: list) == action)
  }
}
