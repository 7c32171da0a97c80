import Testing

@testable import DeparturesBoard

/// The configurator connects the components, and the view owns them.
@MainActor
struct ShowDepartureConfiguratorTests {
  @Test func `connects the components`() {
    let interactor = ShowDepartureInteractor()
    let presenter = ShowDeparturePresenter()

    let view = ShowDepartureView().configureView(interactor: interactor, presenter: presenter)

    #expect(view.interactor === interactor)
    #expect(interactor.presenter === presenter)
    #expect(presenter.view === view)
    #expect(view.router?.dataStore === interactor)
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
