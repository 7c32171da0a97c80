import Testing

@testable import DeparturesBoard

/// The menu shows the state, and requests what the user chooses.
@MainActor
struct ListDeparturesMenuTests {
  @Test func `requests what is chosen, with what it asks for, until q`() async {
    let view = ListDeparturesView()
    let interactor = ListDeparturesBusinessLogicSpy()
    view.interactor = interactor
    view.departures.update { $0.departures = ["First", "Second"] }
    view.departures.update { $0.message = "A message" }
    let input = ["1", "2", "?", "1", "0", "q", "1"]
    var rest = input[...]
    var output: [String] = []
    let menu = ListDeparturesMenu(
      view: view, read: { rest.popFirst() }, write: { output.append($0) })

    await menu.run()

    #expect(interactor.calls == [.fetchDepartures(.init()), .selectDeparture(.init(number: 1))])
    #expect(rest == ["1"])
    let offer = ["  First", "  Second", "A message", "1 Fetch departures", "2 Select departure"]
    #expect(output.starts(with: offer))
    #expect(output.last == "q Quit")
    let said = [
      "Number, a whole number; an empty line cancels:",
      "Number, a whole number, please:",
      "Type one of the numbers, or q.",
    ]
    #expect(output.filter(said.contains) == said)
  }

  @Test func `waits for the outcome of FetchDepartures`() async throws {
    let interactor = ListDeparturesInteractor(worker: ListDeparturesWorkerStub())
    let view = ListDeparturesView().configureView(interactor: interactor)
    view.fetchDepartures()
    await interactor.fetchDeparturesTask?.value
    try #require(view.departures.fetchProgress == "", "The menu would wait for ever.")
    let input = ["1", "q"]
    var rest = input[...]
    let menu = ListDeparturesMenu(view: view, read: { rest.popFirst() }, write: { _ in })

    await menu.run()

    #expect(view.departures.fetchProgress == "")
  }

  @MainActor
  @Test func `loads when the scene appears`() async {
    let view = ListDeparturesView()
    let interactor = ListDeparturesBusinessLogicSpy()
    view.interactor = interactor

    await view.menu(read: { nil }, write: { _ in }).appear()

    #expect(interactor.calls == [.fetchDepartures(.init())])
  }
}
