import IceCreamDomain
import Seeds
import Testing

@testable import TerminalMenu
@testable import scoops

/// Tests the keys of the create menu.
struct CreateMenuStateTests {
  /// A scene at the flavor step, with 14 flavors and two rows below them.
  private var scene: CreateMenuScene = {
    var scene = CreateMenuScene()
    scene.choose(1)
    return scene
  }()

  /// Handles keys in order, with five visible options.
  ///
  /// - Returns: The request of the last key.
  private mutating func take(_ keys: [Key]) -> CreateMenuAction? {
    var action: CreateMenuAction?
    for key in keys { action = scene.menu.take(key, in: scene.state, rows: 5) }
    return action
  }

  private static func typed(_ text: String) -> [Key] { text.unicodeScalars.map(Key.character) }

  // MARK: Searching

  @Test(arguments: [
    ("strawberry", 2), ("blueberry", 13), ("mch", 4), ("chip mint", 4), ("rasp", 10),
  ])
  mutating func `searches for a name typed letter by letter, and runs no command`(
    name: String, flavor: Int
  ) {
    for key in Self.typed(name) { #expect(take([key]) == nil) }

    #expect(take([.enter]) == .select(.flavor, flavor))
  }

  @Test mutating func `searches for a paste, and chooses nothing by it`() {
    #expect(take([.paste("1\r2\r3\r\r")]) == nil)
    #expect(scene.menu.list.search?.typed.text == "1")
  }

  @Test mutating func `searches for digits after a letter or a slash`() {
    #expect(take(Self.typed("a1")) == nil)
    #expect(take([.escape] + Self.typed("/1")) == nil)
    #expect(scene.menu.list.search?.typed.text == "1")
    #expect(scene.menu.digits == "")
  }

  @Test(
    arguments: [
      ("waffle b", "Waffle bowl is a cone. Esc clears the search."),
      ("cherry", "Cherry is a topping. Esc clears the search."),
      ("xx", "Nothing matches. Esc clears the search."), ("mint", nil),
    ] as [(String, String?)])
  mutating func `says at once which step has a name that this one lacks`(
    text: String, notice: String?
  ) {
    #expect(take(Self.typed(text)) == nil)
    #expect(scene.menu.notice == notice)
  }

  @Test mutating func `chooses nothing without a match`() {
    #expect(take(Self.typed("xx") + [.enter]) == nil)
    #expect(scene.menu.notice == "Nothing matches. Esc clears the search.")
    #expect(take([.up, .down, .pageDown, .end]) == nil)
  }

  @Test(arguments: [("surp", .surprise), ("saved", .openSaved)] as [(String, CreateMenuAction)])
  mutating func `finds what can be done beside choosing`(text: String, action: CreateMenuAction) {
    #expect(take(Self.typed(text)) == nil)
    #expect(take([.enter]) == action)
  }

  // MARK: Moving

  @Test(
    arguments: [
      ([.down], 1), ([.up], 15), ([.end], 13), ([.end, .down], 14), ([.up, .home], 0),
      ([.pageDown, .pageDown], 10),
      ([.control("n"), .control("n"), .control("p")], 1), ([.delete], 0), ([.control("x")], 0),
      ([.character(" ")], 0),
    ] as [([Key], Int)])
  mutating func `moves the highlight`(keys: [Key], position: Int) {
    #expect(take(keys) == nil)
    #expect(scene.menu.list.position == position)
  }

  @Test(
    arguments: [
      ([], "1 of 14"), ([.down], "2 of 14"), ([.end], "14 of 14"), ([.end, .down], nil),
      ([.up], nil),
      (typed("chip"), "1 of 1"), (typed("a") + [.down], "2 of 9"), (typed("surp"), nil),
      (typed("xx"), nil), ([.character("/"), .down], "2 of 14"), ([.character("/"), .up], nil),
    ] as [([Key], String?)])
  mutating func `counts only options`(keys: [Key], place: String?) {
    _ = take(keys)

    let found = scene.menu.place(in: scene.state)
    #expect(found.map { "\($0.position) of \($0.count)" } == place)
  }

  @Test(
    arguments: [
      ([], "1 of 6"), ([.up], nil), ([.up, .up], nil), ([.end], "6 of 6"), ([.home], "1 of 6"),
      ([.character("/")], "1 of 6"), ([.character("/"), .up], nil), ([.pageUp], nil),
    ] as [([Key], String?)])
  mutating func `counts only options after a surprise`(keys: [Key], place: String?) {
    scene.view.surprise()
    scene.menu.go(to: .cone, in: scene.state)
    _ = take([.home] + keys)

    let found = scene.menu.place(in: scene.state)
    #expect(found.map { "\($0.position) of \($0.count)" } == place)
  }

  // MARK: Choosing

  @Test(arguments: [.enter, .right] as [Key])
  mutating func `chooses the highlighted option`(key: Key) {
    #expect(take([.down, .down, key]) == .select(.flavor, 2))
  }

  @Test(
    arguments: [
      ([.up], .openSaved), ([.up, .up], .surprise), ([.end, .down], .surprise),
    ] as [([Key], CreateMenuAction)])
  mutating func `does what a row below the options says`(keys: [Key], action: CreateMenuAction) {
    #expect(take(keys + [.enter]) == action)
  }

  @Test mutating func `offers what can be done about a surprise above the options`() {
    scene.view.surprise()
    scene.menu.go(to: .cone, in: scene.state)

    #expect(take([.home, .enter]) == .select(.cone, 0))
    #expect(take([.up, .enter]) == .undoSurprise)
    #expect(take([.up, .enter]) == .surprise)
    #expect(take([.end, .enter]) == .select(.cone, 5))
    #expect(take([.character("6")]) == .select(.cone, 5))
  }

  @Test mutating func `offers a control key for each of these rows, and only then`() {
    #expect(take([.control("r")]) == .surprise)
    #expect(take([.control("s")]) == .openSaved)
    #expect(take([.control("y")]) == nil)
    scene.view.surprise()
    #expect(take([.control("y")]) == .undoSurprise)

    scene = CreateMenuScene(services: IceCreamServices(isSaving: false))
    #expect(take([.control("s")]) == nil)
    #expect(take([.end, .down, .enter]) == .surprise)
  }

  // The list has 6 cones.
  @Test(
    arguments: [
      ("7", .select(.cone, 6)), ("6", .select(.cone, 5)), ("1", .select(.cone, 0)),
      ("0", .select(.cone, -1)),
    ] as [(Unicode.Scalar, CreateMenuAction)])
  mutating func `chooses by a digit at once in a list of up to nine`(
    digit: Unicode.Scalar, action: CreateMenuAction
  ) {
    scene = CreateMenuScene()

    #expect(take([.character(digit)]) == action)
  }

  // The list has 14 flavors.
  @Test(arguments: [
    ("3", 2), ("9", 8), ("12", 11), ("14", 13),
    // The scene refuses what is not in the list.
    ("0", -1), ("15", 14), ("19", 18),
  ])
  mutating func `chooses by a number as soon as no longer one can begin with it`(
    digits: String, index: Int
  ) {
    #expect(take(Self.typed(digits)) == .select(.flavor, index))
    #expect(scene.menu.digits == "")
  }

  @Test mutating func `waits after a digit with which a longer number can begin`() {
    #expect(take([.character("1")]) == nil)
    #expect(scene.menu.digits == "1")
    #expect(take([.enter]) == .select(.flavor, 0))
  }

  @Test(arguments: [.control("u"), .control("w"), .escape, .backspace] as [Key])
  mutating func `clears a digit by the keys that clear text`(key: Key) {
    scene.view.surprise()

    #expect(take([.character("1"), key]) == nil)
    #expect(scene.menu.digits == "")
    #expect(scene.state.progress.isSurprise)
  }

  @Test mutating func `goes back from a number that is not in the list`() {
    #expect(take([.home, .down, .character("1"), .character("5")]) == .select(.flavor, 14))
    #expect(scene.menu.list.position == 1)
  }

  @Test mutating func `deletes a digit with Backspace, and drops the number at another key`() {
    #expect(take([.down, .character("1"), .backspace, .enter]) == .select(.flavor, 1))
    #expect(take([.home, .character("1"), .down, .enter]) == .select(.flavor, 1))
    #expect(take([.home, .down, .character("1"), .escape]) == nil)
    #expect(scene.menu.digits == "")
    #expect(scene.menu.list.position == 1)
    #expect(scene.menu.kind == .flavor)
  }

  // MARK: Steps

  @Test(arguments: [.left, .backTab, .escape] as [Key])
  mutating func `goes back a step to its choice`(key: Key) {
    #expect(take([key]) == nil)
    #expect(scene.menu.kind == .cone)
    #expect(scene.menu.list.position == 1)
  }

  @Test(arguments: [(false, "leaves"), (true, "goes back")])
  mutating func `stays at the first step and says so`(isNested: Bool, verb: String) {
    scene.menu = CreateMenuState(isNested: isNested)

    #expect(take([.left]) == nil)
    #expect(scene.menu.notice == "This is the first step. Esc \(verb).")
  }

  @Test mutating func `goes to an open step, and says why another one is closed`() {
    #expect(take([.left, .tab]) == nil)
    #expect(scene.menu.kind == .flavor)
    #expect(take([.tab]) == nil)
    #expect(scene.menu.notice == "Choose a flavor before a topping.")
    #expect(scene.menu.kind == .flavor)
  }

  @Test mutating func `goes from the last step to an enabled Done`() {
    scene.view.selectIngredient(.flavor, .index(0))
    #expect(take([.tab]) == nil)
    #expect(take([.tab]) == .finish)

    scene.view.selectIngredient(.topping, .index(0))
    #expect(take([.tab]) == nil)
    #expect(scene.menu.isAtDone)
  }

  @Test mutating func `goes round from Done to the first step, and back to the last list`() {
    scene.choose(1, 2, 3)

    #expect(take([.tab]) == nil)
    #expect(scene.menu.kind == .cone && !scene.menu.isAtDone)
    #expect(take([.backTab]) == nil)
    #expect(scene.menu.kind == .topping && scene.menu.isAtDone)
    #expect(take([.character("7")]) == .select(.topping, 6))
  }

  @Test(arguments: [.enter, .right] as [Key])
  mutating func `finishes at Done`(key: Key) {
    scene.choose(1, 2, 3)

    #expect(take([key]) == .finish)
  }

  @Test(arguments: [.left, .escape, .backTab, .up, .down, .home, .character("c")] as [Key])
  mutating func `goes from Done back to the last step`(key: Key) {
    scene.choose(1, 2, 3)

    #expect(take([key]) == nil)
    #expect(scene.menu.kind == .topping)
    #expect(!scene.menu.isAtDone)
  }

  // MARK: Leaving

  @Test mutating func `leaves with Esc at the first step only, after clearing a search`() {
    #expect(take([.escape]) == nil)
    #expect(take(Self.typed("q") + [.escape]) == nil)
    #expect(take([.escape]) == .leave)
  }

  @Test mutating func `leaves with Ctrl-D from any step`() {
    #expect(take([.control("d")]) == .leave)
    scene.choose(1, 2, 3)
    #expect(take([.control("d")]) == .leave)
    #expect(take(Self.typed("a") + [.control("d")]) == .leave)
  }

  // MARK: Help, alerts and failures

  @Test mutating func `opens help unless a search is typed`() {
    #expect(take([.character("?")]) == .help)
    #expect(take(Self.typed("a?")) == nil)
  }

  @Test(
    arguments: [
      ([.enter], .startOver), ([.character("m")], .startOver), ([.character("s")], .openSaved),
      ([.right, .enter], .openSaved), ([.left, .enter], .undo), ([.character("u")], .undo),
      ([.control("s")], .openSaved), ([.control("y")], .undo), ([.control("u")], nil),
      ([.character("q")], .leave), ([.escape], .leave), ([.control("d")], .leave),
      ([.character("?")], .help), ([.character("x")], nil), ([.paste("\r")], nil),
    ] as [([Key], CreateMenuAction?)])
  mutating func `acts by letters and buttons on a finished ice cream`(
    keys: [Key], action: CreateMenuAction?
  ) {
    let store = InMemoryIceCreamStore()
    scene = CreateMenuScene(services: IceCreamServices(store: store))
    scene.choose(1, 2, 3)
    scene.view.finishIceCream()

    #expect(take(keys) == action)
    #expect(scene.menu.notice == (action == nil ? "Press ? for all keys." : nil))
  }

  @Test mutating func `offers no undo of what is not saved`() {
    scene = CreateMenuScene(services: IceCreamServices(isSaving: false))
    scene.choose(1, 2, 3)
    scene.view.finishIceCream()

    #expect(take([.character("u")]) == nil)
    #expect(take([.right, .enter]) == .startOver)
  }
}
