@testable import IceCreamDomain
import Seeds
import Testing

@testable import TerminalMenu
@testable import scoops

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
      })
  }

  private func state(at position: Int) -> ListMenuState {
    var state = ListMenuState()
    for _ in 0..<position { state.move(.down, in: Self.list(), rows: 3) }
    state.scroll(rows: 3, in: Self.list())
    return state
  }

  @Test(arguments: [
    (Key.up, ListMove.up), (.character("k"), .up), (.control("p"), .up), (.down, .down),
    (.character("j"), .down), (.control("n"), .down), (.home, .first), (.character("g"), .first),
    (.end, .last), (.character("G"), .last), (.pageUp, .pageUp), (.pageDown, .pageDown),
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
    (Key.character("x"), "Press ? for all keys."),
    (.paste("d"), "Pasting doesn't select. Press / first to filter."),
  ])
  func `says why a key does nothing, until the next key`(key: Key, notice: String) {
    var state = ListMenuState()

    #expect(state.take(key, in: Self.list()) == nil)

    #expect(state.notice == notice)
    _ = state.take(.down, in: Self.list())
    #expect(state.notice == nil)
  }

  @Test(arguments: [Key.enter, .right, .character("d"), .delete, .character("e")])
  func `says that nothing is selected in an empty list`(key: Key) {
    var state = ListMenuState()

    #expect(state.take(key, in: Self.list(0)) == nil)
    #expect(state.notice == "No ice cream is selected.")
  }

  @Test(arguments: [
    (Key.enter, ListMenuAction.select(2) as ListMenuAction?), (.right, .select(2)),
    (.character(" "), .select(2)),
    (.character("l"), .select(2)), (.character("d"), .delete(2)), (.delete, .delete(2)),
    (.character("e"), .edit(2)), (.character("u"), .undo), (.control("r"), .reload),
    (.character("r"), nil),
    (.escape, .leave), (.left, .leave),
    (.character("o"), .sort), (.character("/"), nil), (.character("?"), .help),
    (.character("q"), .leave), (.character("b"), .leave), (.character("h"), .leave),
    (.backspace, .leave), (.control("d"), .leave), (.paste("d"), nil), (.tab, nil),
  ])
  func `acts on the highlighted ice cream`(key: Key, action: ListMenuAction?) {
    var state = state(at: 2)

    #expect(state.take(key, in: Self.list()) == action)
  }

  /// Takes keys in order after `/`, in a list with the highlight on its third row.
  private func typing(_ keys: [Key]) -> (ListMenuState, [ListMenuAction]) {
    var state = state(at: 2)
    let actions = ([.character("/")] + keys).compactMap {
      state.take($0, in: Self.list())
    }
    return (state, actions)
  }

  @Test(
    arguments: [
      ([.character("v")], [.filter("v")], "v"),
      ([.paste("mint"), .character("q")], [.filter("mint"), .filter("mintq")], "mintq"),
      ([.paste("va"), .backspace], [.filter("va"), .filter("v")], "v"),
      ([.paste("mint waf"), .control("w")], [.filter("mint waf"), .filter("mint ")], "mint "),
      ([.paste("mint"), .control("u")], [.filter("mint"), .filter("")], ""),
      ([.paste("mint"), .left, .right, .home, .end], [.filter("mint")], "mint"),
      ([.paste("v"), .down, .control("p")], [.filter("v"), .move(.down), .move(.up)], "v"),
      ([.paste("v"), .enter], [.filter("v"), .select(0)], "v"),
      ([.paste("v"), .tab, .character("d")], [.filter("v"), .delete(0)], "v"),
      (
        [.paste("v"), .tab, .character("/"), .character("a")], [.filter("v"), .filter("va")], "va"
      ),
      // Escape ends the filter; Backspace without a text does not, as further letters would be commands.
      ([.paste("v"), .escape], [.filter("v"), .filter("")], nil),
      ([.escape], [], nil), ([.tab], [], nil),
      ([.backspace, .control("w"), .control("u"), .altBackspace], [], ""),
      ([.backspace, .character("e")], [.filter("e")], "e"),
      ([.paste("v"), .tab, .escape], [.filter("v"), .filter("")], nil),
      ([.paste("v"), .tab, .character("q")], [.filter("v"), .filter("")], nil),
      ([.paste("v"), .tab, .left], [.filter("v"), .leave], "v"),
      ([.paste("v"), .control("d")], [.filter("v"), .leave], "v"),
    ] as [([Key], [ListMenuAction], String?)])
  func `filters as the text is typed`(keys: [Key], actions: [ListMenuAction], text: String?) {
    let (state, taken) = typing(keys)

    #expect(taken == actions)
    #expect(state.filter?.text == text)
  }

  @Test(arguments: [[.paste("v"), .escape], [.paste("v"), .control("u")], [.escape]] as [[Key]])
  func `returns to the row before the filter`(keys: [Key]) {
    #expect(typing([.paste("v")]).0.list.position == 0)
    #expect(typing(keys).0.list.position == 2)
  }

  @Test func `stays at the top of a sorted list when the filter ends`() {
    var (state, _) = typing([.paste("v"), .tab])

    #expect(state.take(.character("o"), in: Self.list()) == .sort)
    state.startOver()
    #expect(state.take(.escape, in: Self.list()) == .filter(""))

    #expect(state.list.position == 0)
  }

  @Test(
    arguments: [
      ([.enter], .keep), ([.character("y")], .confirm), ([.down, .enter], .confirm),
      ([.character("d")], nil),
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
      Key.enter, "Again" as String?, ListMenuAction.reload as ListMenuAction?
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
