import Testing

@testable import Parlour

/// A configurator is tested for its wires: all of them there, and none of them a cycle.
struct CreateIceCreamConfiguratorTests {
  @Test func `wires view, interactor and presenter in a ring`() throws {
    let view = CreateIceCreamView().configureView()

    let interactor = try #require(view.interactor as? CreateIceCreamInteractor)
    let presenter = try #require(interactor.presenter as? CreateIceCreamPresenter)
    #expect(presenter.view === view)
  }

  @Test func `goes the whole way round, from a request to the store`() {
    let view = CreateIceCreamView().configureView()

    view.fetchIceCream()

    #expect(view.iceCream.displayedToppings.map(\.name) == ["Cherry", "Wafer"])
  }

  @Test func `frees the whole scene when its view is dropped`() {
    weak var view: CreateIceCreamView?
    weak var interactor: CreateIceCreamInteractor?
    weak var presenter: CreateIceCreamPresenter?

    do {
      let scene = CreateIceCreamView().configureView()
      view = scene
      interactor = scene.interactor as? CreateIceCreamInteractor
      presenter = interactor?.presenter as? CreateIceCreamPresenter
      scene.fetchIceCream()
      #expect(view != nil && interactor != nil && presenter != nil)
    }

    #expect(view == nil)
    #expect(interactor == nil)
    #expect(presenter == nil)
  }
}
