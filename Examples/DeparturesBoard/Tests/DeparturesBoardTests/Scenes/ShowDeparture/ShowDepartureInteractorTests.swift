import Testing

@testable import DeparturesBoard

/// The interactor answers each request with a response.
@MainActor
struct ShowDepartureInteractorTests {
  private let presenter = ShowDeparturePresentationLogicSpy()
  private let interactor: ShowDepartureInteractor

  init() {
    interactor = ShowDepartureInteractor()
    interactor.presenter = presenter
  }

  @Test func `responds to FetchDeparture`() {
    interactor.selection = .first

    interactor.fetchDeparture(request: .init())

    #expect(presenter.calls == [.presentDeparture(.init(departure: .first))])
  }

  @Test func `responds to ChooseFavorite`() {
    interactor.selection = .first

    interactor.chooseFavorite(request: .init())

    #expect(presenter.calls == [.presentChosenFavorite(.init())])
    #expect(interactor.result == .first)
  }
}
