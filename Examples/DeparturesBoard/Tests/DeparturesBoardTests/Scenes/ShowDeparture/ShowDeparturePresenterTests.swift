import Testing

@testable import DeparturesBoard

/// The presenter formats responses into view models.
@MainActor
struct ShowDeparturePresenterTests {
  private let presenter = ShowDeparturePresenter()
  private let view = ShowDepartureDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test func `presents the outcome of FetchDeparture`() {
    presenter.presentDeparture(response: .init(departure: .first))

    #expect(
      view.calls == [
        .displayDeparture(
          .init(
            departure: "A time  First to A destination", stops: ["A time  First", "A time  Second"]
          ))
      ])
  }

  @Test func `presents the outcome of ChooseFavorite`() {
    presenter.presentChosenFavorite(response: .init())

    #expect(view.calls == [.displayChosenFavorite(.init())])
  }
}
