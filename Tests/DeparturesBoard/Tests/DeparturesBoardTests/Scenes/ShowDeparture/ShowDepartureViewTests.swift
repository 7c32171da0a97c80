import Testing

@testable import DeparturesBoard

/// The view sends requests, and turns view models into its state.
@MainActor
struct ShowDepartureViewTests {
  private let view = ShowDepartureView()
  private let interactor = ShowDepartureBusinessLogicSpy()
  private let router = ShowDepartureRouterSpy()

  init() {
    view.interactor = interactor
    view.router = router
  }

  @Test func `requests FetchDeparture`() {
    view.fetchDeparture()

    #expect(interactor.calls == [.fetchDeparture(.init())])
  }

  @Test func `requests ChooseFavorite`() {
    view.chooseFavorite()

    #expect(interactor.calls == [.chooseFavorite(.init())])
  }

  @Test func `shows the outcome of FetchDeparture`() {
    view.displayDeparture(viewModel: .init(departure: "A departure", stops: ["First", "Second"]))

    #expect(
      view.departure.state
        == ShowDeparture.DisplayedDeparture(departure: "A departure", stops: ["First", "Second"]))
  }

  @Test func `shows the outcome of ChooseFavorite, and leaves`() {
    view.displayChosenFavorite(viewModel: .init())

    #expect(view.departure.state == ShowDeparture.DisplayedDeparture())
    #expect(router.calls == [.routeToOrigin])
  }
}
