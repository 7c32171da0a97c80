import Testing

@testable import TeaShop

/// The menu requests what the user chooses.
struct OrderTeaMenuTests {
  @Test func `requests what is chosen, with what it asks for, until q`() {
    let view = OrderTeaView()
    let interactor = OrderTeaBusinessLogicSpy()
    view.interactor = interactor
    let input = ["1", "2", "?", "1", "3", "0", "q", "1"]
    var rest = input[...]
    let menu = OrderTeaMenu(view: view, read: { rest.popFirst() }, write: { _ in })

    menu.run()

    #expect(
      interactor.calls == [
        .fetchTeas(.init()), .selectTea(.init(number: 1)), .placeOrder(.init()),
      ])
    #expect(rest == ["1"])
  }
}
