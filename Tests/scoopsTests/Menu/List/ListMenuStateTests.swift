import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import scoops

/// Tests the keys of the list menu.
struct ListMenuStateTests {
  private static func list(
    _ count: Int = 5, hasPrevious: Bool = false, hasNext: Bool = false
  ) -> DisplayedIceCreamList {
    DisplayedIceCreamList(
      iceCreams: SavedSeeds.iceCreams(count).map { iceCream in
        DisplayedResult(
          id: iceCream.id, madeAt: "", cone: "", flavor: "", topping: "", sentence: "")
      }, hasNext: hasNext, hasPrevious: hasPrevious)
  }

  private func state(at position: Int) -> ListMenuState {
    var state = ListMenuState()
    for _ in 0..<position { _ = state.take(.down, in: Self.list(), rows: 3) }
    return state
  }

  @Test(arguments: [
    (Key.up, 0, 4), (.up, 3, 2), (.character("k"), 3, 2), (.control("p"), 3, 2),
    (.down, 0, 1), (.down, 4, 0), (.character("j"), 1, 2), (.control("n"), 1, 2),
    (.home, 3, 0), (.character("g"), 3, 0), (.end, 1, 4), (.character("G"), 1, 4),
    (.pageUp, 4, 1), (.pageUp, 1, 0), (.pageDown, 0, 3), (.pageDown, 3, 4),
  ])
  func `moves the highlight and wraps around a single page`(key: Key, from: Int, to: Int) {
    var state = state(at: from)

    let action = state.take(key, in: Self.list(), rows: 3)

    #expect(action == nil)
    #expect(state.position == to)
  }

  @Test(arguments: [
    (Key.down, 4, ListMenuAction.fetch(.next, isAtEnd: false)),
    (.pageDown, 4, .fetch(.next, isAtEnd: false)),
    (.character("n"), 0, .fetch(.next, isAtEnd: false)),
    (.up, 0, .fetch(.previous, isAtEnd: true)),
    (.pageUp, 0, .fetch(.previous, isAtEnd: true)),
    (.character("p"), 3, .fetch(.previous, isAtEnd: false)),
  ])
  func `turns the page at either end`(
    key: Key, from: Int, action: ListMenuAction?
  ) {
    var state = state(at: from)

    #expect(
      state.take(key, in: Self.list(hasPrevious: true, hasNext: true), rows: 3) == action)
  }

  @Test(arguments: [
    (Key.character("n"), "This is the last page."), (.character("p"), "This is the first page."),
    (.character("x"), "Press ? for all keys."),
  ])
  func `says why a key does nothing, until the next key`(key: Key, notice: String) {
    var state = ListMenuState()

    #expect(state.take(key, in: Self.list(), rows: 3) == nil)

    #expect(state.notice == notice)
    _ = state.take(.down, in: Self.list(), rows: 3)
    #expect(state.notice == nil)
  }

  @Test(arguments: [Key.enter, .right, .character("d"), .delete])
  func `says that nothing is selected in an empty list`(key: Key) {
    var state = ListMenuState()

    #expect(state.take(key, in: Self.list(0), rows: 1) == nil)
    #expect(state.notice == "No ice cream is selected.")
  }

  @Test(arguments: [
    (Key.enter, ListMenuAction.select(2) as ListMenuAction?), (.right, .select(2)),
    (.character(" "), .select(2)),
    (.character("l"), .select(2)), (.character("d"), .delete(2)), (.delete, .delete(2)),
    (.character("r"), .fetch(.again, isAtEnd: false)), (.escape, .leave), (.left, .leave),
    (.character("o"), .sort), (.character("/"), nil),
    (.character("q"), .leave), (.character("b"), .leave), (.character("h"), .leave),
    (.backspace, .leave), (.control("d"), .leave), (.paste("d"), nil), (.tab, nil),
  ])
  func `acts on the highlighted ice cream`(key: Key, action: ListMenuAction?) {
    var state = state(at: 2)

    #expect(state.take(key, in: Self.list(), rows: 3) == action)
  }

  @Test(
    arguments: [
      ("van\r", .filter("van"), nil), ("\r", .filter(""), nil), ("qdno", nil, "qdno"),
      ("va\u{7F}", nil, "v"), ("\u{7F}", nil, nil), ("va\u{15}", nil, ""),
      ("va\u{1B}", nil, nil), ("va\u{1B}d", .delete(0), nil), ("v\t", nil, "v"),
    ] as [(String, ListMenuAction?, String?)])
  func `accepts a flavor to filter by`(keys: String, action: ListMenuAction?, typed: String?) {
    var state = ListMenuState()
    _ = state.take(.character("/"), in: Self.list(), rows: 3)

    let actions = keys.utf8.compactMap(Key.init).map { state.take($0, in: Self.list(), rows: 3) }

    #expect(actions.last == action)
    #expect(state.flavor?.text == typed)
  }

  @Test func `limits a typed name to the maximum length`() {
    var state = ListMenuState()
    _ = state.take(.character("/"), in: Self.list(), rows: 3)

    _ = state.take(.paste(String(repeating: "a", count: 10_000)), in: Self.list(), rows: 3)

    #expect(state.flavor?.text.count == TypedText.limit)
  }

  @Test(arguments: [
    ([Key.enter], ListMenuAction.keep as ListMenuAction?), ([.escape], .keep),
    ([.character("n")], .keep),
    ([.character("q")], .keep), ([.left], .keep), ([.character("y")], .confirmDeletion(2)),
    ([.down, .enter], .confirmDeletion(2)), ([.tab, .character(" ")], .confirmDeletion(2)),
    ([.down, .up, .enter], .keep), ([.character("d")], nil), ([.paste("y")], nil),
  ])
  func `deletes only after a yes`(
    keys: [Key], action: ListMenuAction?
  ) {
    var list = Self.list()
    list.question = DisplayedQuestion(text: "Really", yesButton: "Delete", noButton: "Keep")
    var state = state(at: 2)

    #expect(keys.map { state.take($0, in: list, rows: 3) }.last == action)
  }

  @Test func `starts each question with the highlight on no`() {
    var list = Self.list()
    list.question = DisplayedQuestion(text: "Really", yesButton: "Delete", noButton: "Keep")
    var state = ListMenuState()
    _ = state.take(.down, in: list, rows: 3)

    _ = state.take(.enter, in: list, rows: 3)

    #expect(!state.confirmation.isAtYes)
  }

  @Test(arguments: [
    (
      Key.enter, "Again" as String?, ListMenuAction.fetch(.again, isAtEnd: false) as ListMenuAction?
    ),
    (.enter, nil, .leave), (.escape, "Again", .leave), (.character("q"), nil, .leave),
    (.character("d"), "Again", nil),
  ])
  func `retries or leaves if the list fails to load`(
    key: Key, button: String?, action: ListMenuAction?
  ) {
    let list = DisplayedIceCreamList(
      failure: DisplayedFailure(message: "No.", details: [], retryButton: button))
    var state = ListMenuState()

    #expect(state.take(key, in: list, rows: 3) == action)
  }

  @Test func `keeps the highlight on the page and in the window`() {
    var state = state(at: 4)

    state.scroll(rows: 2, count: 5)
    #expect(state.top == 3)
    state.scroll(rows: 2, count: 3)
    #expect((state.position, state.top) == (2, 1))
    state.scroll(rows: 5, count: 0)
    #expect((state.position, state.top) == (0, 0))
  }
}
