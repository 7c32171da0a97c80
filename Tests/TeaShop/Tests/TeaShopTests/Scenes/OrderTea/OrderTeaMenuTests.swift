import Testing

@testable import TeaShop

/// The menu offers the use cases, and shows what they change.
struct OrderTeaMenuTests {
  private let offer = [
    "1 Fetch teas",
    "2 Select tea",
    "3 Place order",
    "q Quit",
  ]

  @Test func `shows what a use case changes, until q`() {
    let input = ["1", "0", "q", "1"]
    let shown = ["  1  First, sold out", "  2  Second, 3 minutes", "Select a tea."]
    let refusal = ["Type a number from 1 to 3, or q."]
    let again = shown + offer
    let output = output(for: input)

    #expect(output == offer + again + refusal + again)
  }

  @Test func `asks for what SelectTea needs`() {
    let input = ["2", "?", "1", "2", "", "q", "1"]
    let asked = [
      "Number, a whole number; an empty line cancels:",
      "Number, a whole number, please:",
    ]
    let shown = ["Select a number from 1 to 0."]
    let canceled = ["Number, a whole number; an empty line cancels:"]
    let again = shown + offer
    let output = output(for: input)

    #expect(output == offer + asked + again + canceled + again)
  }

  private func output(for input: [String]) -> [String] {
    var rest = input[...]
    var output: [String] = []
    let view = OrderTeaView().configureView(
      interactor: OrderTeaInteractor(worker: OrderTeaWorkerStub()))
    let menu = OrderTeaMenu(
      view: view, read: { rest.popFirst() }, write: { output.append($0) })
    menu.run()
    return output
  }
}
