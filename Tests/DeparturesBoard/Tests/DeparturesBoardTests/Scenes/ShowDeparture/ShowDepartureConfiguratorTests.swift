import Testing

@testable import DeparturesBoard

/// The configurator connects the components, and the view owns them.
@MainActor
struct ShowDepartureConfiguratorTests {
  @Test func `connects the components`() throws {
    let view = ShowDepartureView().configureView()

    let interactor = try #require(view.interactor as? ShowDepartureInteractor)
    let presenter = try #require(interactor.presenter as? ShowDeparturePresenter)
    #expect(presenter.view === view)
    let router = try #require(view.router as? ShowDepartureRouter)
    #expect(router.dataStore === interactor)
  }

  @Test func `goes from a request to the state`() {
    let view = ShowDepartureView().configureView()

    view.fetchDeparture()

    #expect(view.departure.state == ShowDeparture.DisplayedDeparture())
  }

  @Test func `frees the whole scene with its view`() {
    var view: ShowDepartureView? = ShowDepartureView()
    weak var interactor: AnyObject?
    weak var presenter: AnyObject?
    weak var router: AnyObject?
    do {
      let newInteractor = ShowDepartureInteractor()
      let newPresenter = ShowDeparturePresenter()
      let newRouter = ShowDepartureRouter()
      view?.configureView(interactor: newInteractor, presenter: newPresenter, router: newRouter)
      interactor = newInteractor
      presenter = newPresenter
      router = newRouter
    }
    view?.fetchDeparture()
    #expect(interactor != nil && presenter != nil && router != nil)

    view = nil

    #expect(interactor == nil && presenter == nil && router == nil)
  }
}
