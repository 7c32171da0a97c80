@testable import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import scoops

/// Tests the keys of the show menu, including after a failure.
struct ShowMenuStateTests {
  @Test(
    arguments: [
      (.enter, "Again", .retry), (.enter, nil, .leave), (.escape, "Again", .leave),
      (.character("q"), "Again", .leave), (.control("d"), "Again", .leave),
      (.character("?"), nil, .help), (.character("d"), "Again", nil), (.character("e"), nil, nil),
      (.paste("q"), nil, nil),
    ] as [(Key, String?, ShowMenuAction?)])
  func `retries or leaves after a failure`(
    key: Key, button: String?, action: ShowMenuAction?
  ) {
    let state = ShowIceCream.DisplayedIceCream(
      failure: DisplayedFailure(problem: "No.", details: [], retryButton: button))
    var menu = ShowMenuState()

    #expect(menu.take(key, in: state) == action)
    #expect((menu.notice != nil) == (action == nil))
  }

  @Test(
    arguments: [
      ([.character("e")], .edit), ([.character("m")], .makeAgain), ([.character("d")], .delete),
      ([.delete], .delete), ([.enter], .edit), ([.tab, .enter], .makeAgain),
      ([.right], .next), ([.left], .previous),
      ([.backTab, .enter], .delete), ([.escape], .leave), ([.character("q")], .leave),
      ([.control("d")], .leave), ([.character("?")], .help), ([.character("x")], nil),
      ([.character("y")], nil), ([.character("u")], nil), ([.backspace], nil),
    ] as [([Key], ShowMenuAction?)])
  func `requests what a key or the highlighted button stands for`(
    keys: [Key], action: ShowMenuAction?
  ) {
    var menu = ShowMenuState()

    #expect(keys.map { menu.take($0, in: .init()) }.last == action)
    #expect(menu.notice == (action == nil ? "Press ? for all keys." : nil))
  }

  @Test(arguments: [[.character("u")], [.control("y")], [.up, .enter]] as [[Key]])
  func `undoes the last change of its ice cream`(keys: [Key]) {
    let changed = ShowIceCream.DisplayedIceCream(canUndo: true)
    var menu = ShowMenuState()

    #expect(keys.map { menu.take($0, in: changed) }.last == .undo)
  }

  @Test func `starts each question with the highlight on no`() {
    let asking = ShowIceCream.DisplayedIceCream(
      question: DisplayedQuestion(text: "Really", yesButton: "Delete", noButton: "Keep"))
    var menu = ShowMenuState()

    #expect(menu.take(.character("?"), in: asking) == .help)
    #expect(menu.take(.down, in: asking) == nil)
    #expect(menu.take(.enter, in: asking) == .confirm)
    #expect(menu.take(.enter, in: asking) == .keep)
  }
}
