@testable import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import scoops

/// Tests the keys of the show menu, including after a failure.
struct ShowMenuStateTests {
  @Test(
    arguments: [
      (.enter, "Again", .retry), (.enter, nil, .leave), (.escape, "Again", .leave),
      (.left, nil, .leave), (.character("q"), "Again", .leave), (.character("b"), nil, .leave),
      (.control("d"), "Again", .leave), (.character("d"), "Again", nil),
      (.character("e"), nil, nil), (.paste("q"), nil, nil),
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
      (.character("e"), .edit), (.enter, nil), (.character("m"), .makeAgain),
      (.character("d"), .delete), (.delete, .delete), (.escape, .leave), (.character("x"), nil),
      (.character("?"), .help), (.character("q"), .leave), (.character("b"), .leave),
      (.character("h"), .leave), (.left, .leave), (.backspace, .leave), (.control("d"), .leave),
      (.character("y"), nil), (.up, nil),
    ] as [(Key, ShowMenuAction?)])
  func `requests what a key stands for`(key: Key, action: ShowMenuAction?) {
    var menu = ShowMenuState()

    #expect(menu.take(key, in: ShowIceCream.DisplayedIceCream()) == action)
    #expect(menu.notice == (action == nil ? "Press ? for all keys." : nil))
  }

  @Test func `starts each question with the highlight on no`() {
    let asking = ShowIceCream.DisplayedIceCream(
      question: DisplayedQuestion(text: "Really", yesButton: "Delete", noButton: "Keep"))
    var menu = ShowMenuState()

    #expect(menu.take(.down, in: asking) == nil)
    #expect(menu.take(.enter, in: asking) == .confirmDeletion)
    #expect(menu.take(.enter, in: asking) == .keep)
  }
}
