import Testing

@testable import DeparturesBoard

/// The configurator connects the components, and the view owns them.
@MainActor
struct ShowDepartureConfiguratorTests {
  @Test func `goes from a request to the state`() {
    let view = ShowDepartureView().configureView()

    view.fetchDeparture()

    #expect(view.departure.state == ShowDeparture.DisplayedDeparture())
  }

  @Test func `frees the whole scene with its view`() {
    weak var interactor: ShowDepartureInteractor?
    do {
      let view = ShowDepartureView().configureView()
      view.fetchDeparture()
      interactor = view.interactor as? ShowDepartureInteractor
      #expect(view.interactor === interactor)
    }

    #expect(interactor == nil)
  }
}
