import Testing

@testable import TeaShop

/// The configurator connects the components, and the view owns them.
struct ListTeasConfiguratorTests {
  @Test func `connects the components`() throws {
    let view = ListTeasView().configureView()

    let interactor = try #require(view.interactor as? ListTeasInteractor)
    let presenter = try #require(interactor.presenter as? ListTeasPresenter)
    #expect(presenter.view === view)
  }

  @Test func `goes from a request to the state`() {
    let view = ListTeasView().configureView()

    view.fetchTeas()

    #expect(view.teas.lines == ["Assam", "Earl Grey", "Sencha"])
  }

  @Test func `frees the whole scene with its view`() {
    var view: ListTeasView? = ListTeasView()
    weak var interactor: AnyObject?
    weak var presenter: AnyObject?
    do {
      let newInteractor = ListTeasInteractor()
      let newPresenter = ListTeasPresenter()
      view?.configureView(interactor: newInteractor, presenter: newPresenter)
      interactor = newInteractor
      presenter = newPresenter
    }
    view?.fetchTeas()
    #expect(interactor != nil && presenter != nil)

    view = nil

    #expect(interactor == nil && presenter == nil)
  }
}
