import Testing

@testable import DeparturesBoard

/// The menu offers the use cases, and shows what they change.
@MainActor
struct ListDeparturesMenuTests {
  private let offer = [
    "1 Fetch departures",
    "2 Select departure",
    "q Quit",
  ]

  @Test func `shows what a use case changes, until q`() async {
    let input = ["1", "0", "q", "1"]
    let waiting = ["Departures are loading…"]
    let shown = [
      "  1  A time  A destination, canceled", "  2  A time  A destination, platform 5",
      "Select a departure.",
    ]
    let refusal = ["Type a number from 1 to 2, or q."]
    let again = shown + offer
    let output = await output(for: input)

    #expect(output == offer + waiting + again + refusal + again)
  }

  @Test func `asks for what SelectDeparture needs`() async {
    let input = ["2", "?", "1", "2", "", "q", "1"]
    let asked = [
      "Number, a whole number; an empty line cancels:",
      "Number, a whole number, please:",
    ]
    let shown = ["Select a number from 1 to 0."]
    let canceled = ["Number, a whole number; an empty line cancels:"]
    let again = shown + offer
    let output = await output(for: input)

    #expect(output == offer + asked + again + canceled + again)
  }

  @MainActor
  @Test func `loads when the scene appears`() async {
    let view = ListDeparturesView().configureView(
      interactor: ListDeparturesInteractor(worker: ListDeparturesWorkerStub())
    )

    await view.menu(read: { nil }, write: { _ in }).appear()

    #expect(view.departures.departures.count == 2)
  }

  private func output(for input: [String]) async -> [String] {
    var rest = input[...]
    var output: [String] = []
    let view = ListDeparturesView().configureView(
      interactor: ListDeparturesInteractor(worker: ListDeparturesWorkerStub())
    )
    let menu = ListDeparturesMenu(
      view: view, read: { rest.popFirst() }, write: { output.append($0) })
    await menu.run()
    return output
  }
}
