import Testing

@testable import DeparturesBoard

/// The presenter formats responses into view models.
@MainActor
struct ListDeparturesPresenterTests {
  private let presenter = ListDeparturesPresenter()
  private let view = ListDeparturesDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test func `presents the outcome of FetchDepartures`() {
    presenter.presentDepartures(response: .init(departures: [.first, .second], favorite: .first))

    #expect(
      view.calls == [
        .displayDepartures(
          .init(
            departures: [
              "1  A time  A destination, canceled", "2  A time  A destination, platform 5",
            ],
            message: "Your favorite: First at A time."))
      ])
  }

  @Test func `asks for a selection without a favorite`() {
    presenter.presentDepartures(response: .init(departures: [], favorite: nil))

    #expect(
      view.calls == [.displayDepartures(.init(departures: [], message: "Select a departure."))])
  }

  @Test func `presents the outcome of SelectDeparture`() {
    presenter.presentSelectedDeparture(response: .init())

    #expect(view.calls == [.displaySelectedDeparture(.init())])
  }

  @Test(arguments: [
    (Departure.first, "The First is canceled."), (nil, "Select a number from 1 to 2."),
  ])
  func `presents the outcome of SelectionFailure`(departure: Departure?, message: String) {
    presenter.presentSelectionFailure(response: .init(departure: departure, count: 2))

    #expect(view.calls == [.displaySelectionFailure(.init(message: message))])
  }

  @Test func `presents the outcome of FetchProgress`() {
    presenter.presentFetchProgress(response: .init())

    #expect(view.calls == [.displayFetchProgress(.init(fetchProgress: "Departures are loading…"))])
  }

  @Test func `presents the outcome of FetchFailure`() {
    presenter.presentFetchFailure(
      response: .init(error: .faulty(["departures.json:1:1: a fault"])))

    #expect(
      view.calls == [
        .displayFetchFailure(
          .init(message: "The departures cannot be used: departures.json:1:1: a fault"))
      ])
  }
}
