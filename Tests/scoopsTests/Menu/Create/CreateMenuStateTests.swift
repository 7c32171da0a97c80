import IceCreamDomain
import IceCreamFiles
import Seeds
import Testing

@testable import TerminalMenu
@testable import scoops

/// Tests the keys of the create menu.
struct CreateMenuStateTests {
  /// A scene at the flavor step, with 14 flavors.
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

  // MARK: Moving

  @Test(
    arguments: [
      ([.down], 1), ([.up], 13), ([.end, .down], 0), ([.pageDown, .pageDown], 10),
      ([.delete], 0), ([.control("x")], 0), ([.paste("jjj\r")], 0),
    ] as [([Key], Int)])
  mutating func `moves the highlight`(keys: [Key], position: Int) {
    #expect(take(keys) == nil)
    #expect(scene.menu.list.position == position)
  }

  // MARK: Choosing

  @Test(
    arguments: [
      [.enter], [.character(" ")], [.right], [.character("l")],
    ] as [[Key]])
  mutating func `chooses the highlighted option`(keys: [Key]) {
    #expect(take([.down, .down] + keys) == .select(.flavor, 2))
  }

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
    let keys = digits.unicodeScalars.map(Key.character)

    #expect(take(keys) == .select(.flavor, index))
    #expect(scene.menu.digits == "")
  }

  @Test mutating func `waits after a digit with which a longer number can begin`() {
    #expect(take([.character("1")]) == nil)
    #expect(scene.menu.digits == "1")
    #expect(take([.enter]) == .select(.flavor, 0))
  }

  @Test mutating func `goes back from a number that is not in the list`() {
    #expect(take([.home, .down, .character("1"), .character("5")]) == .select(.flavor, 14))
    #expect(scene.menu.list.position == 1)
  }

  @Test mutating func `deletes a digit with Backspace, and drops the number at another key`() {
    #expect(take([.down, .character("1"), .backspace, .enter]) == .select(.flavor, 1))
    _ = take([.home])
    #expect(take([.character("1"), .down, .enter]) == .select(.flavor, 1))
    #expect(take([.home, .down, .character("1"), .escape]) == nil)
    #expect(scene.menu.digits == "")
    #expect(scene.menu.list.position == 1)
    #expect(scene.menu.kind == .flavor)
  }

  @Test mutating func `does not choose by a paste`() {
    #expect(take([.paste("1\r2\r3\r\r")]) == nil)
    #expect(scene.menu.notice == "Pasting doesn't select. Press / first to filter.")
  }

  // MARK: Steps

  @Test(
    arguments: [[.left], [.character("h")], [.character("b")], [.backTab], [.escape]] as [[Key]])
  mutating func `goes back a step to its choice`(keys: [Key]) {
    #expect(take(keys) == nil)
    #expect(scene.menu.kind == .cone)
    #expect(scene.menu.list.position == 1)
  }

  @Test mutating func `stays at the first step and says so`() {
    #expect(take([.left, .left]) == nil)
    #expect(scene.menu.kind == .cone)
    #expect(scene.menu.notice == "This is the first step. Press q to leave.")
  }

  @Test mutating func `goes to an open step, and says why another one is closed`() {
    #expect(take([.left, .tab]) == nil)
    #expect(scene.menu.kind == .flavor)
    #expect(take([.tab]) == nil)
    #expect(scene.menu.notice == "Choose a flavor before a topping.")
    #expect(scene.menu.kind == .flavor)
  }

  @Test mutating func `goes from the last step to an enabled DONE`() {
    scene.view.selectIngredient(.flavor, .index(0))
    #expect(take([.tab]) == nil)
    #expect(take([.tab]) == .finish)

    scene.view.selectIngredient(.topping, .index(0))
    #expect(take([.tab]) == nil)
    #expect(scene.menu.isAtDone)
    #expect(take([.tab]) == nil)
    #expect(scene.menu.notice == "DONE is the last step. Press Enter to make the ice cream.")

    var menu = CreateMenuState()
    var state = scene.state
    state.isChange = true
    menu.goToDone()
    _ = menu.take(.tab, in: state, rows: 5)
    #expect(menu.notice == "DONE is the last step. Press Enter to save the change.")
  }

  @Test(arguments: [.enter, .character(" "), .right, .character("l")] as [Key])
  mutating func `finishes at DONE`(key: Key) {
    scene.choose(1, 2, 3)

    #expect(take([key]) == .finish)
  }

  @Test(arguments: [.left, .escape, .backTab, .up, .down, .home] as [Key])
  mutating func `goes from DONE back to the last step`(key: Key) {
    scene.choose(1, 2, 3)

    #expect(take([key]) == nil)
    #expect(scene.menu.kind == .topping)
    #expect(!scene.menu.isAtDone)
  }

  // MARK: Leaving

  @Test(arguments: [.character("q"), .control("d")] as [Key])
  mutating func `leaves from any step`(key: Key) {
    #expect(take([key]) == .leave)
    scene.choose(1, 2, 3)
    #expect(take([key]) == .leave)
    scene = CreateMenuScene()
    #expect(take([key]) == .leave)
  }

  // MARK: Filtering

  @Test mutating func `filters by the typed text, in which every letter is text`() {
    #expect(take([.character("/"), .character("c"), .character("h"), .character("i")]) == nil)
    #expect(scene.menu.list.filter?.matches == [4, 3])
    #expect(take([.down, .enter]) == .select(.flavor, 3))
  }

  @Test mutating func `chooses nothing without a match`() {
    #expect(take([.character("/"), .character("x"), .character("x"), .enter]) == nil)
    #expect(scene.menu.notice == "Nothing matches. Esc clears the filter.")
    #expect(take([.up, .down, .pageDown, .end]) == nil)
  }

  // MARK: Help, alerts and failures

  @Test mutating func `opens help`() {
    #expect(take([.character("?")]) == .help)
  }

  @Test(
    arguments: [
      (.enter, .startOver), (.character(" "), .startOver), (.character("q"), .leave),
      (.escape, nil), (.control("d"), .leave), (.character("x"), nil), (.paste("\r"), nil),
    ] as [(Key, CreateMenuAction?)])
  mutating func `asks only one question on the alert`(key: Key, action: CreateMenuAction?) {
    scene.choose(1, 2, 3)
    scene.view.finishIceCream()

    #expect(take([key]) == action)
  }

  @Test mutating func `points to help after an unknown letter`() {
    #expect(take([.character("v")]) == nil)
    #expect(scene.menu.notice == "Press / to filter, or ? for all keys.")
  }
}
