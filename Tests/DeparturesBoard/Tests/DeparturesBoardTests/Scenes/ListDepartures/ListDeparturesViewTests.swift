import Testing

@testable import DeparturesBoard

/// The view sends requests, and turns view models into its state.
@MainActor
struct ListDeparturesViewTests {
  private let view = ListDeparturesView()
  private let interactor = ListDeparturesBusinessLogicSpy()
  private let router = ListDeparturesRouterSpy()

  init() {
    view.interactor = interactor
    view.router = router
  }

  @Test func `requests FetchDepartures`() {
    view.fetchDepartures()

    #expect(interactor.calls == [.fetchDepartures(.init())])
  }

  @Test func `requests SelectDeparture`() {
    view.selectDeparture(number: 1)

    #expect(interactor.calls == [.selectDeparture(.init(number: 1))])
  }

  @Test func `shows the outcome of FetchDepartures`() {
    view.displayFetchProgress(viewModel: .init(fetchProgress: "A progress"))

    view.displayDepartures(viewModel: .init(departures: ["First", "Second"], message: "A message"))

    #expect(
      view.departures.state
        == ListDepartures.DisplayedDepartures(
          departures: ["First", "Second"], message: "A message"))
  }

  @Test func `shows the outcome of SelectDeparture, and leaves`() {
    view.displaySelectedDeparture(viewModel: .init())

    #expect(view.departures.state == ListDepartures.DisplayedDepartures())
    #expect(router.calls == [.routeToShowDeparture])
  }

  @Test func `shows the outcome of SelectionFailure`() {
    view.displaySelectionFailure(viewModel: .init(message: "A message"))

    #expect(view.departures.state == ListDepartures.DisplayedDepartures(message: "A message"))
  }

  @Test func `shows the outcome of FetchProgress`() {
    view.displayFetchProgress(viewModel: .init(fetchProgress: "A fetch progress"))

    #expect(
      view.departures.state
        == ListDepartures.DisplayedDepartures(fetchProgress: "A fetch progress"))
  }

  @Test func `shows the outcome of FetchFailure`() {
    view.displayFetchProgress(viewModel: .init(fetchProgress: "A progress"))

    view.displayFetchFailure(viewModel: .init(message: "A message"))

    #expect(view.departures.state == ListDepartures.DisplayedDepartures(message: "A message"))
  }
}
