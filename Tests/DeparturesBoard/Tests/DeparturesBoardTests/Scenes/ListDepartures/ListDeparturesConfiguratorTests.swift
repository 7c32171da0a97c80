import Testing

@testable import DeparturesBoard

/// The configurator connects the components, and the view owns them.
@MainActor
struct ListDeparturesConfiguratorTests {
  @Test func `connects the components`() {
    let interactor = ListDeparturesInteractor()
    let presenter = ListDeparturesPresenter()

    let view = ListDeparturesView().configureView(interactor: interactor, presenter: presenter)

    #expect(view.interactor === interactor)
    #expect(interactor.presenter === presenter)
    #expect(presenter.view === view)
    #expect(view.router?.dataStore === interactor)
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
