import Testing

@testable import DeparturesBoard

/// The menu shows the state, and requests what the user chooses.
@MainActor
struct ShowDepartureMenuTests {
  @Test func `requests what is chosen, with what it asks for, until q`() {
    let view = ShowDepartureView()
    let interactor = ShowDepartureBusinessLogicSpy()
    view.interactor = interactor
    view.departure.update { $0.departure = "A departure" }
    view.departure.update { $0.stops = ["First", "Second"] }
    let input = ["1", "2", "0", "q", "1"]
    var rest = input[...]
    var output: [String] = []
    let menu = ShowDepartureMenu(
      view: view, read: { rest.popFirst() }, write: { output.append($0) })

    menu.run()

    #expect(interactor.calls == [.fetchDeparture(.init()), .chooseFavorite(.init())])
    #expect(rest == ["1"])
    let offer = [
      "Departure: A departure", "  First", "  Second", "1 Fetch departure", "2 Choose favorite",
    ]
    #expect(output.starts(with: offer))
    #expect(output.last == "q Quit")
    let said = ["Type one of the numbers, or q."]
    #expect(output.filter(said.contains) == said)
  }

  @MainActor
  @Test func `loads when the scene appears`() async {
    let view = ShowDepartureView()
    let interactor = ShowDepartureBusinessLogicSpy()
    view.interactor = interactor

    await view.menu(read: { nil }, write: { _ in }).appear()

    #expect(interactor.calls == [.fetchDeparture(.init())])
  }
}
