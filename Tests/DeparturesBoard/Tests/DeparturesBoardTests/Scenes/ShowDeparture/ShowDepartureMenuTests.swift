import Testing

@testable import DeparturesBoard

/// The menu offers the use cases, and shows what they change.
@MainActor
struct ShowDepartureMenuTests {
  private let offer = [
    "1 Fetch departure",
    "2 Choose favorite",
    "q Quit",
  ]

  @Test func `shows what a use case changes, until q`() {
    let input = ["1", "0", "q", "1"]
    let refusal = ["Type a number from 1 to 2, or q."]
    let again = offer
    let output = output(for: input)

    #expect(output == offer + again + refusal + again)
  }

  @MainActor
  @Test func `loads when the scene appears`() async {
    let view = ShowDepartureView().configureView()

    await view.menu(read: { nil }, write: { _ in }).appear()

    #expect(view.departure.state == ShowDeparture.DisplayedDeparture())
  }

  private func output(for input: [String]) -> [String] {
    var rest = input[...]
    var output: [String] = []
    let view = ShowDepartureView().configureView()
    let menu = ShowDepartureMenu(
      view: view, read: { rest.popFirst() }, write: { output.append($0) })
    menu.run()
    return output
  }
}
