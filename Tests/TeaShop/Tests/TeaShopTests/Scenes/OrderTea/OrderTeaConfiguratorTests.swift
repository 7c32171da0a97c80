import Testing

@testable import TeaShop

/// The configurator connects the components, and the view owns them.
struct OrderTeaConfiguratorTests {
  @Test func `connects the components`() {
    let interactor = OrderTeaInteractor()
    let presenter = OrderTeaPresenter()

    let view = OrderTeaView().configureView(interactor: interactor, presenter: presenter)

    #expect(view.interactor === interactor)
    #expect(interactor.presenter === presenter)
    #expect(presenter.view === view)
  }

  @Test func `frees the whole scene with its view`() {
    weak var interactor: OrderTeaInteractor?
    do {
      let view = OrderTeaView().configureView()
      view.fetchTeas()
      interactor = view.interactor as? OrderTeaInteractor
      #expect(view.interactor === interactor)
    }

    #expect(interactor == nil)
  }
}
