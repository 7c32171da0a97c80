import Testing

@testable import DeparturesBoard

/// The menu requests what the user chooses.
@MainActor
struct ShowDepartureMenuTests {
  @Test func `requests what is chosen, with what it asks for, until q`() {
    let view = ShowDepartureView()
    let interactor = ShowDepartureBusinessLogicSpy()
    view.interactor = interactor
    let input = ["1", "2", "0", "q", "1"]
    var rest = input[...]
    let menu = ShowDepartureMenu(view: view, read: { rest.popFirst() }, write: { _ in })

    menu.run()

    #expect(interactor.calls == [.fetchDeparture(.init()), .chooseFavorite(.init())])
    #expect(rest == ["1"])
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
