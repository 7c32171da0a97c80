import Testing

@testable import TeaShop

/// The menu shows the state, and requests what the user chooses.
struct OrderTeaMenuTests {
  @Test func `requests what is chosen, with what it asks for, until q`() {
    let view = OrderTeaView()
    let interactor = OrderTeaBusinessLogicSpy()
    view.interactor = interactor
    view.tea.update { $0.teas = ["First", "Second"] }
    view.tea.update { $0.message = "A message" }
    let input = ["1", "2", "?", "1", "3", "0", "q", "1"]
    var rest = input[...]
    var output: [String] = []
    let menu = OrderTeaMenu(view: view, read: { rest.popFirst() }, write: { output.append($0) })

    menu.run()

    #expect(
      interactor.calls == [
        .fetchTeas(.init()), .selectTea(.init(number: 1)), .placeOrder(.init()),
      ])
    #expect(rest == ["1"])
    let offer = [
      "  First", "  Second", "A message", "1 Fetch teas", "2 Select tea", "3 Place order",
    ]
    #expect(output.starts(with: offer))
    #expect(output.last == "q Quit")
    let said = [
      "Number, a whole number; an empty line cancels:",
      "Number, a whole number, please:",
      "Type one of the numbers, or q.",
    ]
    #expect(output.filter(said.contains) == said)
  }
}
