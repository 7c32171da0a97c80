import Testing

@testable import DeparturesBoard

/// The configurator connects the components, and the view owns them.
@MainActor
struct ListDeparturesConfiguratorTests {
  @Test func `goes from a request to the state`() async {
    let interactor = ListDeparturesInteractor(worker: ListDeparturesWorkerStub())
    let view = ListDeparturesView().configureView(interactor: interactor)

    view.fetchDepartures()
    await interactor.fetches["fetchDepartures"]?.value

    #expect(view.departures.departures.first == "1  A time  A destination, canceled")
  }

  @Test func `frees the whole scene with its view`() {
    weak var interactor: ListDeparturesInteractor?
    do {
      let view = ListDeparturesView().configureView()
      view.fetchDepartures()
      interactor = view.interactor as? ListDeparturesInteractor
      #expect(view.interactor === interactor)
    }

    #expect(interactor == nil)
  }
}
